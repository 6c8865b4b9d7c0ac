import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { wayOf } from '#host-demo/checks/ways/way.ts'
import { FormOnPage } from './forms.ts'
import { sharedMarket } from './market.ts'
import { partnerOrigin } from './partner-origin.ts'
import { tokenIn } from './sign-in.ts'

// A page whose script tag has `data-isolate`: its elements are frames, and its markup stays unchanged.
const market = sharedMarket()
const partnerUrl = partnerOrigin(site => {
  site.get('/', context => {
    context.header('Content-Security-Policy', policy())
    return context.html(pageWith(context.req.query('body') ?? ''))
  })
})
afterEach(() => market().empty())

/** Returns a policy that allows only the script and frames of the marketplace. */
const policy = (): string =>
  `default-src 'none'; script-src ${market().url} 'unsafe-inline'; frame-src ${market().url}; base-uri 'none'`

/** Returns a page that records the events of its elements. */
const pageWith = (body: string): string => `<!doctype html>
<html lang="en">
<title>A company page</title>
<script>
  const heard = []
  for (const name of ['trade-ready', 'trade-error', 'trade-rfq-sent', 'trade-session-change'])
    document.addEventListener(name, ({ target, detail }) => heard.push({ name, tag: target.localName, detail }))
</script>
<script type="module" src="${market().url}/trade-widgets.js" data-api-host="${market().url}" data-storefront="${market().url}" data-theme="light" data-isolate></script>
<body>${body}</body>
</html>`

const rfqTag = '<trade-rfq kind="product" item-id="1"><a href="/rfq">Ask us</a></trade-rfq>'
const newsletterTag = '<trade-newsletter loading="eager"></trade-newsletter>'

type Heard = { name: string; tag: string; detail: unknown }[]

/** Runs in the page and reads a top-level `const` of its script. */
const eventsOf = async (page: Page, name: string): Promise<Heard> =>
  ((await page.evaluate('heard')) as Heard).filter(event => event.name === name)

/** Opens a page with these elements. `asked`: the paths that the page itself requests. */
async function open(body: string): Promise<{ page: Page; asked: string[]; rfq: FormOnPage }> {
  const page = await market().visitor()
  const asked: string[] = []
  page.on('request', request => {
    if (request.frame() === page.mainFrame()) asked.push(new URL(request.url()).pathname)
  })
  await page.goto(`${partnerUrl()}/?${new URLSearchParams({ body })}`)
  return { page, asked, rfq: new FormOnPage(page, 'product RFQ', inside(page, 'trade-rfq')) }
}

const inside = (page: Page, tag: string) => page.frameLocator(`${tag} iframe`)

const isolated = wayOf('bare page', 'script tag with data-isolate', 'signs in and sends in Chromium')
test('a visitor writes, signs in and sends, and no trace of it is on the page', isolated, async () => {
  const { page, asked, rfq } = await open(rfqTag + newsletterTag)
  await rfq.fillIn({ Quantity: '4', Message: 'Only the seller reads this' })
  await rfq.signIn()
  await rfq.send()
  await rfq.closeSuccess()
  await inside(page, 'trade-newsletter').getByLabel('Your e-mail').waitFor()

  const detail = { kind: 'product', itemId: 1, quantity: 4, fileName: '', id: expect.any(Number) }
  expect(await eventsOf(page, 'trade-rfq-sent')).toEqual([
    { name: 'trade-rfq-sent', tag: 'trade-rfq', detail },
  ])
  expect((await eventsOf(page, 'trade-ready')).map(({ tag }) => tag)).toContain('trade-rfq')
  expect(await eventsOf(page, 'trade-session-change')).toEqual([])

  expect(await tokenIn(page)).toBe('')
  const onPage = await page.evaluate(() => {
    const frames = ['trade-rfq', 'trade-newsletter'].map(tag =>
      document.querySelector(tag)?.shadowRoot?.querySelector('iframe'),
    )
    return {
      documents: frames.map(frame => frame?.contentDocument),
      storage: { ...localStorage, ...sessionStorage },
      session: window.tradeWidgets.session.get(),
    }
  })
  const session = { signedIn: false, name: '' }
  expect(onPage).toEqual({ documents: [null, null], storage: {}, session })
  expect(asked.filter(path => path.startsWith('/api/'))).toEqual([])
  // Requests neither the widget nor its content.
  expect(asked.filter(path => /\/render\/|\/rfq-|\/setting-problems-/.test(path))).toEqual([])
})

test('attributes, properties and methods reach the element, also one that is added later', async () => {
  const { page, rfq } = await open('')
  const ready = page.evaluate(async tag => {
    document.body.insertAdjacentHTML('beforeend', tag)
    const element = document.querySelector<HTMLElement>('trade-rfq')
    return element && (await window.tradeWidgets.whenReady(element)).localName
  }, rfqTag)
  expect(await ready).toBe('trade-rfq')
  const quantity = rfq.field('Quantity')
  const act = (does: (element: HTMLElement & { quantity?: string; reset?(): void }) => void) =>
    page.locator('trade-rfq').evaluate(does)
  await act(element => element.setAttribute('quantity', '4'))
  await expect.poll(() => quantity.inputValue()).toBe('4')
  await act(element => {
    element.quantity = '6'
  })
  await expect.poll(() => quantity.inputValue()).toBe('6')
  await quantity.fill('9')
  await act(element => element.reset?.())
  await expect.poll(() => quantity.inputValue()).toBe('6')

  await page.evaluate(() => window.tradeWidgets.define(['trade-rfq'], { prefix: 'acme' }))
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<acme-rfq item-id="2"></acme-rfq>'),
  )
  await inside(page, 'acme-rfq').getByLabel('Quantity').waitFor()
})

test('a dialog is left out, and its own content stays', async () => {
  const { page } = await open('<trade-login><a href="/login">Sign in on the market</a></trade-login>')
  const said = (): number => market().expected('<trade-login> was not loaded')
  await expect.poll(said).toBe(1)
  await page.evaluate(() => window.tradeWidgets.open('login'))
  await page.getByRole('link', { name: 'Sign in on the market' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(said()).toBe(1)
})

test('the page’s own content stays until the frame shows the element', async () => {
  const page = await market().visitor()
  let release = (): void => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(`${market().url}/frame/**`, async route => {
    await held
    await route.continue()
  })
  await page.goto(`${partnerUrl()}/?${new URLSearchParams({ body: rfqTag })}`)
  const link = page.getByRole('link', { name: 'Ask us' })
  await page.locator('trade-rfq iframe').waitFor({ state: 'attached' })
  expect(await link.isVisible()).toBe(true)
  release()
  await inside(page, 'trade-rfq').getByLabel('Quantity').waitFor()
  await link.waitFor({ state: 'hidden' })
})
