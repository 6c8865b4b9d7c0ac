import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const data = mkdtempSync(join(tmpdir(), 'trade-start-'))

let server: ChildProcess | undefined
afterEach(async () => {
  if (server && server.exitCode === null) {
    server.kill()
    await once(server, 'exit')
  }
  rmSync(data, { recursive: true, force: true })
})

test('npm start prints no warning, serves pages with content, and takes an RFQ', {
  timeout: 300_000,
}, async () => {
  const isBuilt = existsSync(join(root, 'dist/renderer'))
  const args = ['--import', 'tsx', 'host-demo/site/server/start.ts', ...(isBuilt ? [] : ['--build'])]
  const env = { ...process.env, PORT: '0', PARTNER_PORT: '0', DATA_DIR: data, DATABASE_URL: '' }
  const started = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  server = started
  let printed = ''
  let complaints = ''
  started.stderr.on('data', chunk => {
    complaints += String(chunk)
  })
  const url = await new Promise<string>((resolve, reject) => {
    started.on('exit', code => reject(new Error(`The server stopped with code ${code}: ${complaints}`)))
    started.stdout.on('data', chunk => {
      printed += String(chunk)
      const found = /Storefront\s+(\S+)/.exec(printed)?.[1]
      if (found) resolve(found)
    })
  })
  const json = async <Reply>(path: string, init?: RequestInit): Promise<Reply> => {
    const answer = await fetch(url + path, init)
    expect([path, answer.status]).toEqual([path, 200])
    return answer.json() as Promise<Reply>
  }

  // A busy server sends the page without content, and the browser renders it.
  let page = ''
  await expect
    .poll(
      async () => {
        page = await (await fetch(`${url}/product/1`)).text()
        return page
      },
      { timeout: 60_000 },
    )
    .toContain('<template shadowrootmode')
  const name = /<title>(.+?) \|/.exec(page)?.[1] ?? ''
  expect(page.slice(page.indexOf('<body')).includes(name)).toBe(true)

  const credentials = { username: demoMembers.buyer, password: demoMembers.password, grant_type: 'password' }
  const { access_token } = await json<{ access_token: string }>('/api/tenant/auth', {
    method: 'POST',
    body: new URLSearchParams(credentials),
  })
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
  const rfq = { categoryTypeId: 1, title: `RFQ : ${name}`, quantity: 4, toTenantId: 1 }
  await json('/api/public/rfq/new2?attachmentUrl=&fileName=', {
    method: 'POST',
    headers,
    body: JSON.stringify({
      ...rfq,
      rfqBody: 'Please quote.',
      productName: name,
      productServiceId: 1,
      productUomId: 1,
    }),
  })
  const { quotes } = await json<{ quotes: { title: string }[] }>('/api/dashboard/quotes', { headers })
  expect(quotes.map(({ title }) => title)).toEqual([rfq.title])
  expect(complaints).toBe('')
})
