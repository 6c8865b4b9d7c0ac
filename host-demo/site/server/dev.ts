import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite } from 'vite'
import { createApi } from '#host-demo/api/app.ts'
import { openDatabase } from '#host-demo/api/open-database.ts'
import { settingsFromEnv } from '#host-demo/api/settings.ts'
import { startImports } from '#host-demo/api/start-imports.ts'
import { answerAddress } from './answer-address.ts'
import { isPagePath } from './page-address.ts'
import { accountNotes, shutDownGracefully } from './shutdown.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const STOREFRONT = 'host-demo/site/storefront/index.html'
const DASHBOARD = 'host-demo/site/dashboard/index.html'
const ANSWER = 'host-demo/site/answer/index.html'
/** Paths that do not exist before a build. */
const WRITTEN = /^\/(developers|presets|frame|v)(\/|$)/
const LOADER = '/widgets/runtime/trade-widgets.ts'

/** `npm run dev`: serves the real API, and the storefront directly from its source, updated while it is edited. */
async function dev(): Promise<void> {
  const port = Number(process.env.PORT || 4173)
  const settings = settingsFromEnv(process.env, { log: console.log, logFault: console.error })
  const database = await openDatabase(settings)
  const imports = startImports({ orm: database.orm, settings })
  const api = getRequestListener(createApi({ database, settings }).fetch)
  const server = createServer()
  const vite = await createVite({ root, appType: 'custom', server: { middlewareMode: { server } } })

  server.on('request', (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const answer = answerAddress(pathname)
    if (/^\/api(\/|$)/.test(pathname)) void api(request, response)
    else if (pathname === '/trade-widgets.js') response.writeHead(302, { location: LOADER }).end()
    else if (answer !== null) response.writeHead(302, { location: answer }).end()
    else if (WRITTEN.test(pathname))
      response.writeHead(404).end('The build writes this page: npm start builds and shows it.')
    else
      vite.middlewares(request, response, async () => {
        if (!isPagePath(pathname)) {
          response.writeHead(404).end()
          return
        }
        const ofMembers = pathname.startsWith('/app/') ? DASHBOARD : STOREFRONT
        const page = pathname === '/answer' ? ANSWER : ofMembers
        const html = await readFile(join(root, page), 'utf8')
        const text = await vite.transformIndexHtml(`/${page}`, html, request.url)
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text)
      })
  })
  const url = `http://localhost:${port}`
  server.listen(port, '127.0.0.1', () =>
    console.log(`\n  Storefront       ${url}\n${accountNotes(settings, url)}`),
  )
  shutDownGracefully(async () => {
    await vite.close()
    await imports.close()
    await database.close()
  })
}

dev().catch((fault: unknown) => {
  console.error(fault instanceof Error ? fault.message : fault)
  process.exit(1)
})
