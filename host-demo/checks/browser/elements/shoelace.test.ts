import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { expect, test } from 'vitest'
import { renameShoelace } from '#shared/ui/shoelace/plugin.ts'
import { bundle } from '../tools/fixtures/serve.ts'
import { visit } from '../tools/fixtures/visit.ts'

const script = (path: string): string => `<script type="module" src="${path}"></script>`
const ours = '<trade-shoelace-toy></trade-shoelace-toy>'
const theirs = `<sl-dropdown id="theirs"><button slot="trigger">Theirs</button>
  <sl-menu><sl-menu-item>Their item</sl-menu-item></sl-menu></sl-dropdown>`
const host = (head: string, body: string): string =>
  `<!doctype html><html lang="en"><title>Host</title>${head}<body>${body}</body></html>`

const strict = [
  "default-src 'none'",
  "script-src 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types trade-widgets-lit',
].join('; ')

const visited = visit(async () => {
  const our = await bundle('shoelace-test-widget.ts', [renameShoelace()])
  const partner = await bundle('partner-shoelace.ts')
  const [o, p] = [script('/ours.js'), script('/partner.js')]
  return {
    '/ours.js': { body: our },
    '/partner.js': { body: partner },
    '/alone': { body: host(o, ours) },
    '/partner-first': { body: host(p + o, theirs + ours) },
    '/partner-last': { body: host(o + p, theirs + ours) },
    '/small': { body: host(`<style>html { font-size: 62.5% }</style>${o}`, ours) },
    '/strict': { body: host(o, ours), headers: { 'content-security-policy': strict } },
  }
})

function heard(): Promise<string | null> {
  return visited.page.locator('output').textContent()
}

async function choose(): Promise<void> {
  await visited.page.getByRole('button', { name: 'Choose' }).click()
  await visited.page.getByRole('button', { name: 'Ball valve' }).click()
}

test.each(['/partner-first', '/partner-last'])(
  '%s: a dropdown of each is used without an error',
  async path => {
    await visited.page.goto(visited.origin + path)
    await visited.page.getByRole('button', { name: 'Theirs' }).click()
    await visited.page.getByRole('menuitem', { name: 'Their item' }).click()
    await choose()
    await visited.page.keyboard.press('Escape')
    await expect.poll(heard).toBe('shown, valve, hidden')
    const versions = await visited.page.evaluate(() =>
      ['sl-dropdown', 'trade-sl-dropdown'].map(tag => Reflect.get(customElements.get(tag) ?? {}, 'version')),
    )
    // 2.4.0 did not expose its version yet.
    expect(versions).toEqual([undefined, '2.20.1'])
    expect(await visited.page.evaluate(() => customElements.get('sl-dropdown') !== undefined)).toBe(true)
  },
)

test('the dropdown works, its events stay inside the element, and it fetches nothing', async () => {
  const requests: string[] = []
  visited.page.on('request', request => requests.push(new URL(request.url()).pathname))
  await visited.page.addInitScript(() => {
    const escaped: string[] = []
    Object.assign(window, { escaped })
    const dispatch = EventTarget.prototype.dispatchEvent
    EventTarget.prototype.dispatchEvent = function (event) {
      if (event.type.startsWith('trade-sl-') && event.composed) escaped.push(event.type)
      return dispatch.call(this, event)
    }
  })
  await visited.page.goto(`${visited.origin}/alone`)
  await choose()
  await visited.page.keyboard.press('Escape')
  await expect.poll(heard).toBe('shown, valve, hidden')
  expect(await visited.page.evaluate('escaped')).toEqual([])
  expect(requests.filter(path => path !== '/favicon.ico')).toEqual(['/alone', '/ours.js'])
})

test('a small root font size of the host does not shrink our panel', async () => {
  const size = async (path: string): Promise<unknown> => {
    await visited.page.goto(visited.origin + path)
    await visited.page.getByRole('button', { name: 'Choose' }).click()
    return visited.page
      .getByRole('button', { name: 'Ball valve' })
      .evaluate((button: HTMLElement) => [button.offsetWidth, button.offsetHeight])
  }
  expect(await size('/small')).toEqual(await size('/alone'))
})

test('the panel works on a page that allows only our lit policy and no inline style', async () => {
  await visited.page.goto(`${visited.origin}/strict`)
  await choose()
  await expect.poll(heard).toBe('shown, valve')
})

test('the development server uses our tag names too', async () => {
  const cacheDir = await mkdtemp(join(tmpdir(), 'trade-widgets-'))
  const server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('../../../../', import.meta.url)),
    cacheDir,
    logLevel: 'error',
    appType: 'mpa',
    plugins: [renameShoelace()],
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
    optimizeDeps: { entries: ['host-demo/checks/browser/tools/fixtures/shoelace-test-widget.ts'] },
  })
  try {
    await server.listen()
    const address = server.httpServer?.address()
    const port = typeof address === 'object' ? address?.port : undefined
    await visited.page.goto(`http://127.0.0.1:${port}/host-demo/checks/browser/tools/fixtures/dev.html`)
    await choose()
    await expect.poll(heard).toBe('shown, valve')
  } finally {
    await server.close()
    await rm(cacheDir, { recursive: true })
  }
})
