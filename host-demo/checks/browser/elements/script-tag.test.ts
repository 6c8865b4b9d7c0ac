import { describe, expect, test } from 'vitest'
import { wayOf } from '#host-demo/checks/ways/way.ts'
import { type PageParts, untilGivenUp, withScript } from '../tools/script-page.ts'

// The one script tag, on pages of another origin.
const { market, tag, company, open, shown } = withScript()

const way = {
  asWritten: wayOf('bare page', 'script tag', 'module, classic, async'),
  late: wayOf('bare page', 'script injected late', 'shows'),
  renamed: wayOf('bare page', 'script renamed', 'shows'),
  inlined: wayOf('bare page', 'script inlined', 'shows'),
  nonce: wayOf('policy of nonces', 'script tag', 'shows, changes'),
  frame: wayOf('sandboxed frame', 'script tag', 'sends'),
  deep: wayOf('shadow root of another element', 'script tag', 'shows'),
}

describe('works', () => {
  const ways: [string, () => PageParts][] = [
    ['as a module in the head', () => ({ head: tag('type="module"'), body: company })],
    ['as a classic script at the end', () => ({ body: company + tag() })],
    ['as a classic async script in the head', () => ({ head: tag('async'), body: company })],
    ['as a classic blocking script in the head', () => ({ head: tag(), body: company })],
    ['before its element is added', () => ({ head: tag() })],
  ]

  test.each(ways)('%s', way.asWritten, async (_, parts) => {
    const page = await open(parts())
    if (!parts().body)
      await page.evaluate(html => document.body.insertAdjacentHTML('beforeend', html), company)
    await shown(page)
    await page.getByRole('tab', { name: 'Our Products' }).click()
    await page.getByRole('list', { name: 'Our Products' }).waitFor()
  })

  test('if it is injected late, by a script of the page', way.late, async () => {
    const page = await open({ body: company })
    await page.getByRole('link', { name: 'Our company page' }).waitFor()
    await page.evaluate(host => {
      const script = Object.assign(document.createElement('script'), { src: `${host}/trade-widgets.js` })
      document.head.append(script)
    }, market().url)
    await shown(page)
  })

  test('from any path', async () => {
    const page = await open({ head: tag('async', '/cdn/v2'), body: company }, page =>
      page.route('**/cdn/v2/**', async route => {
        const url = route.request().url().replace('/cdn/v2', '')
        await route.fulfill({ response: await route.fetch({ url }) })
      }),
    )
    await shown(page)
    // The form inside comes with its tab, and last: no request may be in progress when the page is closed.
    await page.getByRole('tab', { name: 'Contact Us' }).click()
    await page.evaluate(async () => void (await customElements.whenDefined('trade-inquiry')))
    await page.unrouteAll({ behavior: 'wait' })
  })
})

describe('finds its files', () => {
  const host = (): string => `data-api-host="${market().url}"`

  test('under another name, with its settings', way.renamed, async () => {
    const head = `<script type="module" src="${market().url}/tw.min-3f2a.js" ${host()}></script>`
    const page = await open({ head, body: company }, page =>
      page.route('**/tw.min-3f2a.js', async route =>
        route.fulfill({ response: await route.fetch({ url: `${market().url}/trade-widgets.js` }) }),
      ),
    )
    await shown(page)
    await page.unrouteAll({ behavior: 'wait' })
  })

  test('as a part of the page itself, with data-base', way.inlined, async () => {
    const code = await (await fetch(`${market().url}/trade-widgets.js`)).text()
    const head = `<script type="module" data-base="${market().url}" ${host()}>${code}</script>`
    const asked: string[] = []
    const page = await open({ head, body: company }, async page => {
      page.on('request', request => asked.push(request.url()))
    })
    await shown(page)
    // An unknown setting would be looked up in a separate file.
    await page.waitForLoadState('networkidle')
    expect(asked.filter(url => url.includes('/setting-problems-'))).toEqual([])
  })

  test.each(["'nonce-r4nd0m'", "'nonce-r4nd0m' 'strict-dynamic'"])(
    'under a policy that asks for %s of every script',
    way.nonce,
    async sources => {
      const headers = { 'content-security-policy': `script-src ${sources}; base-uri 'none'` }
      const page = await open({ head: tag('type="module" nonce="r4nd0m"'), body: company, headers })
      await shown(page)
      await page.getByRole('tab', { name: 'Our Products' }).click()
      await page.getByRole('list', { name: 'Our Products' }).waitFor()
    },
  )
})

test('in a sandboxed frame without allow-forms, button and Enter send a form', way.frame, async () => {
  const inside = `${tag('type="module"')}<trade-newsletter loading="eager"></trade-newsletter>`
  let release = (): void => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const page = await open({ body: `<iframe title="Ours" sandbox="allow-scripts"></iframe>` })
  await page.route('**/chunks/core-*.js', async route => {
    await held
    await route.continue()
  })
  await page.locator('iframe').evaluate((frame, html) => frame.setAttribute('srcdoc', html), inside)
  const frame = page.frameLocator('iframe')
  const sent = () => page.waitForResponse(response => response.url().includes('/newsletter/add'))
  const address = frame.getByLabel('Your e-mail')
  await address.fill('siti@buyer.example')
  // Before the form is live.
  await frame.getByRole('button', { name: 'Subscribe' }).click()
  const [first] = await Promise.all([sent(), release()])
  expect(first.status()).toBe(200)
  await address.fill('farid@buyer.example')
  const [second] = await Promise.all([sent(), address.press('Enter')])
  expect(second.status()).toBe(200)
  // The browser reports the first attempt.
  expect(market().expected('Blocked form submission')).toBe(1)
})

test('a misspelt setting is named, with the correct one', async () => {
  await shown(await open({ head: tag('data-lcoale="en" data-nscript="afterInteractive"'), body: company }))
  await expect.poll(() => market().expected('there is no setting "lcoale". Did you mean locale?')).toBe(1)
})

test('a misspelt token is named, with the correct one, wherever the page sets it', async () => {
  const head = `${tag()}<style>trade-company { --trade-color-inc: red; --trade-color-ink: navy }</style>`
  await shown(await open({ head, body: company.replace('>', ' style="--trade-frame: 3px">') }))
  await expect
    .poll(() => market().expected('there is no token --trade-color-inc. Did you mean --trade-color-ink?'))
    .toBe(1)
  await expect.poll(() => market().expected('there is no token --trade-frame.')).toBe(1)
})

test('content appears before the bundle, all files load in parallel, and none twice', async () => {
  const { start, elements } = await (await fetch(`${market().url}/files.json`)).json()
  const asked: string[] = []
  let release = (): void => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const page = await open({ head: tag('async'), body: company }, async page => {
    page.on('request', request => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
    await page.route('**/chunks/core-*.js', async route => {
      await held
      await route.continue()
    })
  })
  await page.getByRole('heading', { level: 1, name: 'Kemaman Valve Works' }).waitFor()
  // While the core is still loading.
  for (const file of [...start, ...elements['trade-company']])
    await expect.poll(() => asked).toContain(`GET /${file}`)
  release()
  await shown(page)
  expect([...new Set(asked)].sort()).toEqual([...asked].sort())
})

test('adds one name to the window, frozen and not enumerable', async () => {
  const page = await open({ body: company })
  const before = await page.evaluate(() => [Object.keys(window), Object.getOwnPropertyNames(window)])
  await page.evaluate(host => {
    document.head.append(Object.assign(document.createElement('script'), { src: `${host}/trade-widgets.js` }))
  }, market().url)
  await shown(page)
  const after = await page.evaluate(() => [Object.keys(window), Object.getOwnPropertyNames(window)])
  expect(after[0]).toEqual(before[0])
  expect(after[1]?.filter(name => !before[1]?.includes(name))).toEqual(['tradeWidgets'])
  expect(await page.evaluate(() => Object.isFrozen(Reflect.get(window, 'tradeWidgets')))).toBe(true)
})

test('a second copy stops before it loads anything, with one warning', async () => {
  const chunks: string[] = []
  const page = await open(
    { head: tag() + tag('async', '/other'), body: company + tag('type="module"', '/other') },
    async page => {
      page.on('request', request => chunks.push(request.url()))
      await page.route('**/other/**', async route => {
        const url = route.request().url().replace('/other', '')
        await route.fulfill({ response: await route.fetch({ url }) })
      })
    },
  )
  await shown(page)
  expect(chunks.filter(url => url.includes('/other/chunks/'))).toEqual([])
  expect(market().expected('more than once')).toBe(1)
})

test('a chunk that fails is requested again', async () => {
  let failures = 1
  const page = await open({ head: tag(), body: company }, page =>
    page.route('**/chunks/start-*.js*', route => (failures-- > 0 ? route.abort() : route.continue())),
  )
  // Its first content does not need it.
  await page.getByRole('tab', { name: 'Our Products' }).click()
  await page.getByRole('list', { name: 'Our Products' }).waitFor()
  expect(market().expected('net::ERR_FAILED')).toBeGreaterThan(0)
})

test('if its files are blocked, the page’s own content stays', async () => {
  const page = await open({ head: tag(), body: company }, async page => {
    await page.clock.install()
    await page.route('**/{chunks,render}/**', route => route.abort())
  })
  await untilGivenUp(page)
  expect(await page.getByRole('link', { name: 'Our company page' }).isVisible()).toBe(true)
  expect(market().expected('net::ERR_FAILED')).toBeGreaterThan(0)
  expect(market().expected('could not be loaded')).toBe(1)
  await page.context().close()
})

test('a page can call the API at once, before anything has loaded', async () => {
  const page = await open({
    head: tag(),
    body: `${company}<script>
    window.heard = []
    tradeWidgets.configure({ locale: 'en', brand: 'Pasar Minyak' })
    tradeWidgets.session.subscribe(session => heard.push(session))
    tradeWidgets.whenReady(document.querySelector('trade-company')).then(() => heard.push('ready'))
  </script><trade-header></trade-header><trade-menu loading="eager"></trade-menu>`,
  })
  await shown(page)
  await page.getByRole('link', { name: 'Pasar Minyak, home' }).waitFor()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'heard')))
    .toEqual([{ signedIn: false, name: '' }, 'ready'])
  await page.evaluate(() => window.tradeWidgets.open('login'))
  await page.getByRole('dialog', { name: 'Member Login' }).waitFor()
})

test('a tag in the shadow root of another element works once the page defines it', way.deep, async () => {
  const page = await open({ head: tag(), body: '<div id="theirs"></div>' })
  await page.evaluate(html => {
    const theirs = document.getElementById('theirs')
    if (theirs) theirs.attachShadow({ mode: 'open' }).innerHTML = html
  }, company)
  await page.getByRole('link', { name: 'Our company page' }).waitFor()
  await page.evaluate(() => window.tradeWidgets.define(['trade-company']))
  await shown(page)
})

test('elements can be registered under a prefix of the page', async () => {
  const page = await open({ head: tag(), body: '<acme-company company-id="1"></acme-company>' })
  await page.evaluate(() => window.tradeWidgets.define(['trade-company'], { prefix: 'acme' }))
  await shown(page)
  const refusal = await page.evaluate(() =>
    window.tradeWidgets.define(['trade-nothing']).catch(error => error.message),
  )
  expect(refusal).toMatch(/^There is no <trade-nothing>. The elements are trade-config, /)
})
