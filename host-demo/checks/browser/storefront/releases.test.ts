import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settingsFromEnv } from '#host-demo/api/settings.ts'
import { wayOf } from '#host-demo/checks/ways/way.ts'
import { type Listening, listen } from '#host-demo/site/server/listen.ts'
import { addRelease } from '#host-demo/site/server/releases.ts'
import { createSite } from '#host-demo/site/server/site.ts'
import { withScript } from '../tools/script-page.ts'

// Pages that name a version, on a server that has been rebuilt since.
const { market, company, open, shown } = withScript()

const run = promisify(execFile)
let root: string
let storefront: Listening

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'trade-releases-'))
  const [built, releases, site] = ['widgets', 'releases', 'storefront'].map(name => join(root, name))
  await cp('dist/widgets', `${built}`, { recursive: true })
  const about = JSON.parse(await readFile(`${built}/package.json`, 'utf8'))
  await writeFile(`${built}/package.json`, JSON.stringify({ ...about, version: '9.9.9' }))
  await writeFile(`${built}/CHANGELOG.md`, '## 9.9.9 (2026-11-23)\n')
  await addRelease(`${built}`, `${releases}`)
  // The build is new: no file of that release is left there.
  await mkdir(`${site}`)
  for (const page of ['index.html', 'answer.html', 'dashboard.html', 'frame.html'])
    await cp(`dist/storefront/${page}`, `${site}/${page}`)
  const api = { fetch: () => new Response(null, { status: 404 }) }
  const { fetch } = await createSite(`${site}`, api, () => '', settingsFromEnv({}), releases)
  storefront = await listen(fetch, 0, 'PORT')
})
afterAll(async () => {
  await storefront.close()
  await rm(root, { recursive: true })
})

const released = wayOf('bare page', 'script tag of a version', 'module, async')
test.each(['type="module"', 'async'])(
  'a page with a fixed version keeps working after an update (%s)',
  released,
  async kind => {
    const origin = `http://localhost:${storefront.port}`
    const folder = `${origin}/v/9.9.9/`
    const sums: Record<string, string> = await (await fetch(`${folder}sri.json`)).json()
    const checked = `crossorigin="anonymous" integrity="${sums['trade-widgets.js']}"`
    const head = `<script ${kind} ${checked} src="${folder}trade-widgets.js" data-api-host="${market().url}"></script>`
    const asked: string[] = []
    const page = await open({ head, body: company }, async page => {
      page.on('request', request => asked.push(request.url()))
    })
    await shown(page)
    await page
      .getByRole('button', { name: 'Contact' })
      .or(page.getByRole('link', { name: 'Contact' }))
      .first()
      .waitFor()
    const loaded = asked.filter(url => url.startsWith(origin))
    expect(loaded.length).toBeGreaterThan(4)
    expect(loaded.filter(url => !url.startsWith(folder))).toEqual([])
    expect((await fetch(`${origin}/trade-widgets.js`)).status).toBe(404)
  },
)

const installed = wayOf('bundler without a registry', 'npm install of an address', 'installs, imports')
test('npm installs a version from its address, without a registry', installed, async () => {
  const address = `http://localhost:${storefront.port}/v/9.9.9/trade-widgets.tgz`
  const { headers } = await fetch(address)
  expect(headers.get('content-type')).toBe('application/gzip')
  expect(headers.get('cache-control')).toContain('immutable')

  const project = join(root, 'project')
  await mkdir(project)
  await writeFile(join(project, 'package.json'), '{ "type": "module" }')
  const nowhere = ['--registry', 'http://127.0.0.1:9', '--fetch-retries', '0', '--cache', join(root, 'cache')]
  await run('npm', ['install', '--no-audit', '--no-fund', ...nowhere, address], { cwd: project })
  const script = "import { whenReady } from 'trade-widgets'; console.log(typeof whenReady)"
  const { stdout } = await run('node', ['--input-type=module', '--eval', script], { cwd: project })
  expect(stdout).toBe('function\n')
  const { version } = JSON.parse(
    await readFile(join(project, 'node_modules/trade-widgets/package.json'), 'utf8'),
  )
  expect(version).toBe('9.9.9')
})
