import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, expect, test } from 'vitest'
import { wayOf } from '#host-demo/checks/ways/way.ts'
import { type PartnerProject, partnerProject, readmeTest } from '../tools/fixtures/partner-project.ts'
import { type File, serve } from '../tools/fixtures/serve.ts'
import { visit } from '../tools/fixtures/visit.ts'

// The npm package as a partner has it: packed, installed from its tarball, and used in several kinds of projects.
const run = promisify(execFile)

let project: PartnerProject
afterAll(() => project?.remove())

/** A file host for any origin, such as a CDN, with the package under `/npm/`. */
const cdn = visit(async () => {
  project = await partnerProject()
  const files: Record<string, File> = {
    '/': { body: '<!doctype html><html lang="en"><title>CDN</title></html>' },
  }
  for (const name of await readdir(project.installed, { recursive: true })) {
    if (!name.endsWith('.js')) continue
    const body = await readFile(join(project.installed, name), 'utf8')
    files[`/npm/${name.replaceAll('\\', '/')}`] = { body, headers: { 'access-control-allow-origin': '*' } }
  }
  return files
})

/** Serves a partner's page that was built with the package, until `use` has finished. */
async function showBuilt(name: string, source: string, use: (page: Page) => Promise<void>): Promise<void> {
  const files = Object.entries(await project.build(name, source))
  const html = files.find(([path]) => path === '/index.html')?.[1] ?? ''
  const site = await serve({
    ...Object.fromEntries(files.map(([path, body]) => [path, { body }])),
    '/': { body: html },
  })
  try {
    await cdn.page.goto(site.origin)
    await use(cdn.page)
  } finally {
    await site.close()
  }
}

test('publint finds nothing to improve', async () => {
  const tarball = new Uint8Array(await readFile(project.tarball)).buffer
  const { messages, pkg } = await publint({ pack: { tarball }, strict: true })
  expect(messages.map(message => formatMessage(message, pkg, { color: false }))).toEqual([])
})

test('every entry has correct types wherever ES modules are imported', async () => {
  const attw = fileURLToPath(
    new URL('../../../../node_modules/@arethetypeswrong/cli/dist/index.js', import.meta.url),
  )
  // Only the main entry can be required. For the others, neither `require()` nor TypeScript's `node10` is supported.
  const words = ['--profile', 'esm-only', '--format', 'ascii']
  const report = await run(process.execPath, [attw, project.tarball, ...words]).then(
    () => '',
    (failure: { stdout: string }) => failure.stdout,
  )
  expect(report).toBe('')
})

const onServer = wayOf('server that renders', 'import of the package', 'every entry')
test('every entry can be imported without a window, as on a server that renders', onServer, async () => {
  const { exports: entries } = JSON.parse(await readFile(join(project.installed, 'package.json'), 'utf8'))
  const names = Object.keys(entries).filter(name => entries[name].default?.endsWith('.js'))
  const source = names.map(name => `await import('${name.replace('.', 'trade-widgets')}')`)
  expect(await project.run(`${source.join('\n')}\nconsole.log(typeof window)`)).toBe('undefined\n')
})

const required = wayOf('CommonJS', 'require of the package', 'the main entry')
test('CommonJS requires the same as ES modules import', required, async () => {
  const source = `
    import { createRequire } from 'node:module'
    import * as imported from 'trade-widgets'
    const required = createRequire(process.cwd() + '/')('trade-widgets')
    console.log(required.configure === imported.configure, Object.keys(required).length)`
  expect(await project.run(source)).toMatch(/^true [1-9]/)
})

test('api.json lists the entries of the package', async () => {
  const [manifest, api] = await Promise.all(
    ['package.json', 'api.json'].map(async name =>
      JSON.parse(await readFile(join(project.installed, name), 'utf8')),
    ),
  )
  expect(Object.keys(manifest.exports).sort()).toEqual(api.surface.entries.toSorted())
  expect(manifest.version).toBe(api.version)
  for (const field of ['jsdelivr', 'unpkg', 'customElements', 'web-types', 'types'])
    expect(await readFile(join(project.installed, manifest[field]), 'utf8')).not.toBe('')
})

test('THIRD-PARTY.txt lists every package that the widgets import', async () => {
  const told = await readFile(join(project.installed, 'THIRD-PARTY.txt'), 'utf8')
  const imported = new Set<string>()
  for (const folder of ['shared', 'widgets']) {
    const files = await readdir(folder, { recursive: true })
    for (const file of files.filter(
      name => /\.tsx?$/.test(name) && !/\.(test|stories)\.|^testing|^server|plugin/.test(name),
    )) {
      const source = await readFile(join(folder, file), 'utf8')
      for (const [, name = ''] of source.matchAll(
        /(?:^(?:import|export) (?!type)[^'\n]*from |^\} from |^import |\bimport\()'(?!node:)((?:@[\w-]+\/)?[a-z][\w-]*)/gm,
      ))
        imported.add(name)
    }
  }
  expect(imported.size).toBeGreaterThan(10)
  expect([...imported].filter(name => !told.includes(`\n${name} `))).toEqual([])
})

test('no module names a file in a way that makes webpack warn', async () => {
  const names = (await readdir(project.installed, { recursive: true })).filter(name =>
    /^modules.*js$/.test(name),
  )
  const codes = await Promise.all(names.map(name => readFile(join(project.installed, name), 'utf8')))
  expect(codes.join('\n')).toContain('import.meta.url')
  const warned = /\bnew URL\([^'"`)]+,import\.meta\.url\)|\bimport\([^'"`]|\brequire\(/
  expect(names.filter((_, index) => warned.test(codes[index] ?? ''))).toEqual([])
})

test('importing the API, the network for tests or a language registers nothing; the other entries register elements', async () => {
  const { page, origin } = cdn
  await page.addInitScript(() => {
    const registered: string[] = []
    const define = customElements.define.bind(customElements)
    customElements.define = (name, ...rest) => {
      registered.push(name)
      define(name, ...rest)
    }
    Object.assign(window, { registered })
  })
  await page.goto(origin)
  const registeredBy = async (...names: string[]): Promise<string[]> => {
    const urls = names.map(name => `${origin}/npm/${name}.js`)
    await page.evaluate(`Promise.all(${JSON.stringify(urls)}.map(url => import(url)))`)
    return page.evaluate(() => Reflect.get(window, 'registered').splice(0))
  }
  expect(await registeredBy('index', 'testing', 'messages/ms')).toEqual([])
  expect(await registeredBy('config')).toEqual(['trade-config'])
  expect(await registeredBy('elements/header')).toEqual(['trade-header'])
})

test('a build leaves out unused imports, unless they register elements', async () => {
  let bytes = 0
  const measure = async (page: Page): Promise<void> => {
    await page.waitForLoadState('load')
    bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .reduce((sum, entry) => sum + ('decodedBodySize' in entry ? Number(entry.decodedBodySize) : 0), 0),
    )
  }
  const harmless = [
    'trade-widgets',
    'trade-widgets/testing',
    'trade-widgets/messages/ms',
    'trade-widgets/react',
  ]
  await showBuilt('page.ts', harmless.map(name => `import '${name}'`).join('\n'), measure)
  expect(bytes).toBeLessThan(2_000)
  await showBuilt('page.ts', "import 'trade-widgets/config'", measure)
  expect(bytes).toBeGreaterThan(20_000)
})

/** The common beginning of the apps: companies named by their number, without a server. */
const start = `
  import { configure } from 'trade-widgets'
  import 'trade-widgets/elements/company'
  import { companyReply, fakeNetwork, marketReplies } from 'trade-widgets/testing'

  const network = fakeNetwork({
    ...marketReplies(),
    'GET /api/public/tenant/website': ({ query }) =>
      companyReply({ name: \`Company \${query.tenantId}\`, logo: '', banner: '' }),
  })
  configure({ fetch: network.fetch })
`

/** An app of React, whose element is this tag of JSX. */
const reactApp = (tag: string): string => `
    import { useState } from 'react'
    import { createRoot } from 'react-dom/client'

    function App() {
      const [id, setId] = useState(12)
      const [heard, setHeard] = useState('')
      const hear = event => setHeard(\`heard \${event.type}\`)
      return (
        <>
          ${tag}
          <output>{heard}</output>
          <button onClick={() => setId(id + 1)}>Next</button>
        </>
      )
    }

    createRoot(document.querySelector('main')).render(<App />)`

/** The name, file and source of each app, which shows a company, hears its event, and shows another one. */
const partnerApps: readonly [string, string, string][] = [
  [
    'a page',
    'page.ts',
    `${start}
    const company = document.createElement('trade-company')
    const heard = document.createElement('output')
    const next = document.createElement('button')
    company.companyId = 12
    company.addEventListener('trade-ready', event => (heard.textContent = \`heard \${event.type}\`))
    next.textContent = 'Next'
    next.onclick = () => (company.companyId += 1)
    document.querySelector('main').append(company, heard, next)`,
  ],
  [
    'an app of React 19',
    'app.tsx',
    start + reactApp('<trade-company companyId={id} ontrade-ready={hear} />'),
  ],
  [
    'an app of our React components',
    'app.tsx',
    start.replace(
      "import 'trade-widgets/elements/company'",
      "import { TradeCompany } from 'trade-widgets/react'",
    ) + reactApp('<TradeCompany companyId={id} onTradeReady={hear} />'),
  ],
  [
    'an app of Vue 3',
    'app.ts',
    `${start}
    import { createApp } from 'vue/dist/vue.esm-bundler.js'

    const app = createApp({
      data: () => ({ id: 12, heard: '' }),
      template: \`
        <trade-company :company-id="id" @trade-ready="heard = 'heard ' + $event.type"></trade-company>
        <output>{{ heard }}</output>
        <button @click="id += 1">Next</button>\`,
    })
    app.config.compilerOptions.isCustomElement = tag => tag.startsWith('trade-')
    app.mount('main')`,
  ],
]

for (const [name, file, source] of partnerApps) {
  const way = wayOf(`${name}, built by Vite`, 'import of the package', 'shows, tells, changes')
  test(`${name} shows an element, hears its events, and changes its attributes`, way, async () => {
    await showBuilt(file, source, async page => {
      await page.getByRole('heading', { level: 1, name: 'Company 12' }).waitFor()
      await page.getByText('heard trade-ready').waitFor()
      await page.getByRole('button', { name: 'Next' }).click()
      await page.getByRole('heading', { level: 1, name: 'Company 13' }).waitFor()
    })
  })
}

test('a tag that is in the page when its element is imported waits for the configure() below', async () => {
  const markup = 'document.body.innerHTML = `<trade-tenders></trade-tenders>`'
  const source = `
    import 'data:text/javascript,${encodeURIComponent(markup)}'
    import { configure, whenReady } from 'trade-widgets'
    import { fakeNetwork, marketReplies } from 'trade-widgets/testing'
    import 'trade-widgets/elements/tenders'

    configure({ fetch: fakeNetwork(marketReplies()).fetch })
    whenReady(document.querySelector('trade-tenders')).then(() => document.body.append('All is there'))`
  await showBuilt('page.ts', source, async page => {
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await page.reload()
    await page.getByText('All is there').waitFor()
    expect(asked.filter(path => path.startsWith('/api/'))).toEqual([])
  })
})

test('a page has the settings and languages that it imports, and elements load those inside them', async () => {
  const source = `
    import { configure, whenReady } from 'trade-widgets'
    import 'trade-widgets/config'
    import 'trade-widgets/elements/footer'
    import malay from 'trade-widgets/messages/ms'

    configure({ messages: { 'footer.Help': malay['footer.Help'] } })
    const main = document.querySelector('main')
    main.innerHTML = '<trade-config copyright="Copyright © Kemaman Valves"></trade-config><trade-footer></trade-footer>'
    main.addEventListener('trade-ready', async event => {
      if (event.target.localName !== 'trade-footer') return
      // A page that asks late gets the answer too.
      await whenReady(event.target)
      main.append('The footer is there')
    })`
  await showBuilt('page.ts', source, async page => {
    await page.getByText('Copyright © Kemaman Valves').waitFor()
    await page.getByRole('link', { name: 'Bantuan' }).waitFor()
    await page.getByRole('button', { name: 'Subscribe' }).waitFor()
    await page.getByText('The footer is there').waitFor()
    expect(await page.evaluate(() => customElements.get('trade-company') === undefined)).toBe(true)
  })
})

test('elements load on demand: a dialog when it opens, an element when the page defines it', async () => {
  const source = `
    import { configure, define, open } from 'trade-widgets'
    import { fakeNetwork, marketReplies } from 'trade-widgets/testing'
    import 'trade-widgets/elements/menu'

    configure({ fetch: fakeNetwork(marketReplies()).fetch })
    const menu = document.createElement('trade-menu')
    const forgot = document.createElement('button')
    forgot.textContent = 'Forgot?'
    forgot.onclick = () => open('recovery')
    document.querySelector('main').append(menu, forgot, document.createElement('trade-footer'))
    define(['trade-footer'])`
  await showBuilt('page.ts', source, async page => {
    await page.getByRole('button', { name: 'Sign In' }).click()
    const login = page.getByRole('dialog', { name: 'Member Login' })
    await login.waitFor()
    await page.keyboard.press('Escape')
    await login.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Forgot?' }).click()
    await page.locator('trade-recovery').getByRole('dialog').waitFor()
    await page.getByRole('button', { name: 'Subscribe' }).waitFor()
  })
})

test('a partner’s tests have a member and a network without a server', async () => {
  const source = `
    import { configure } from 'trade-widgets'
    import 'trade-widgets/elements/header'
    import 'trade-widgets/elements/newsletter'
    import { envelopeReply, fakeNetwork, fault, inTurn, marketReplies, member } from 'trade-widgets/testing'

    const subscribe = 'POST /api/public/newsletter/add'
    const network = fakeNetwork({ ...marketReplies(), [subscribe]: inTurn(fault('offline'), envelopeReply(200)) })
    configure({ fetch: network.fetch })
    localStorage.setItem('trade-widgets:user', JSON.stringify(member({ name: 'Siti' })))
    document.querySelector('main').innerHTML = '<trade-header></trade-header><trade-newsletter></trade-newsletter>'
    document.addEventListener('trade-newsletter-sent', () => {
      const bodies = network.calls(subscribe).map(({ body }) => body.email)
      document.body.append(\`Sent: \${bodies.join(', ')}\`)
    })`
  await showBuilt('page.ts', source, async page => {
    await page.getByText('Welcome Siti').waitFor()
    await page.getByLabel('Your e-mail').fill('siti@buyer.example')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByText('internet connection').waitFor()
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByText('Sent: siti@buyer.example, siti@buyer.example').waitFor()
  })
})

for (const environment of ['happy-dom', 'jsdom'] as const) {
  const way = wayOf(`Vitest, ${environment}`, 'testing', 'the example of README')
  test(`the example of README shows the product in ${environment}`, way, async () => {
    await project.test(environment, await readmeTest(project.installed, 'vitest'))
  })
}

/** Returns the output of `npx trade-widgets` for a page whose files are on our CDN. */
async function printed(base: string): Promise<string> {
  const { stdout } = await run(join(project.installed, '../.bin/trade-widgets'), [base])
  return stdout
}

/** Acts on a page of another origin, and leaves it before its site closes: the page would request its icon in vain. */
async function onPage<Found>(html: string | undefined, act: () => Promise<Found>): Promise<Found> {
  const site = await serve({ '/': { body: `<!doctype html><html lang="en"><title>Ours</title>${html}` } })
  try {
    await cdn.page.goto(site.origin)
    return await act()
  } finally {
    await cdn.page.goto('about:blank')
    await site.close()
  }
}

const checked = wayOf('bare page', 'script tag with an import map of hashes', 'from a CDN of one’s own')
test(
  'with the printed import map, a page of another origin can check every file that it loads',
  checked,
  async () => {
    const asked: string[] = []
    cdn.page.on('request', request => asked.push(request.url()))
    const printedHead = await printed(`${cdn.origin}/npm`)
    const head = printedHead.replace('<script type="module"', '$& data-api-host="https://api.example"')
    await onPage(`${head}<trade-newsletter></trade-newsletter>`, () =>
      cdn.page.getByRole('button', { name: 'Subscribe' }).waitFor(),
    )
    const loaded = asked.filter(url => url.startsWith(`${cdn.origin}/npm/`))
    expect(loaded.length).toBeGreaterThan(2)
    expect(loaded.filter(url => !head.includes(`"${url}": "sha384-`))).toEqual([])
  },
)

test('a file that differs from the import map is refused', async () => {
  const head = await printed(`${cdn.origin}/npm/`)
  const [, core = '', sum = ''] = /"([^"]*\/chunks\/core-[^"]*)": "([^"]*)"/.exec(head) ?? []
  const [, ofAnother = ''] = /\/chunks\/forms-[^"]*": "([^"]*)"/.exec(head) ?? []
  const map = head.split('\n<script type="module"')[0]?.replace(sum, ofAnother)
  // As text: in a function, the test runner would replace `import` with its own.
  const attempt = `import('${core}').then(() => 'let in', () => 'kept out')`
  expect(await onPage(map, () => cdn.page.evaluate(attempt))).toBe('kept out')
  expect(cdn.complaints.splice(0).join()).toContain('integrity')
})

test('without an address, only the missing argument is printed', async () => {
  await expect(printed('cdn')).rejects.toThrow('npx trade-widgets https://cdn.example/')
})
