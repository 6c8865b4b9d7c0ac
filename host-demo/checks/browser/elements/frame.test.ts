import type { FrameLocator, Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { wayOf } from '#host-demo/checks/ways/way.ts'
import { focusedName } from '../tools/focused-name.ts'
import { FormOnPage } from '../tools/forms.ts'
import { sharedMarket } from '../tools/market.ts'
import { partnerOrigin } from '../tools/partner-origin.ts'
import { tokenIn } from '../tools/sign-in.ts'

// An element in a frame: the powers of the page around it, and their limits.
const market = sharedMarket()
const partnerUrl = partnerOrigin(site => {
  site.get('/forger', context => context.html(forger))
  site.get('/', context => context.html(pageWith(context.req.query())))
})
afterEach(() => market().empty())

const rfqTag = 'tag="trade-rfq" kind="product" item-id="1"'

/**
 * A page whose styles claim every element that it shows, and whose script records everything that it hears. Its head
 * stays hidden: otherwise it would push the frame further down than an element loads, depending on the width of the
 * font.
 */
const pageWith = ({ attributes = '', storefront = market().url }): string => `<!doctype html>
<html lang="en">
<title>A company page</title>
<style>*:not(head, head *) { all: unset !important; color: red !important; font-size: 40px !important }</style>
<script>
  const heard = { events: [], messages: [] }
  for (const name of ['trade-ready', 'trade-error', 'trade-navigate', 'trade-rfq-sent', 'trade-dialog-open'])
    document.addEventListener(name, ({ target, detail }) => heard.events.push({ name, tag: target.localName, detail }))
  addEventListener('message', ({ origin, data }) => heard.messages.push({ origin, data }))
</script>
<script type="module" src="${market().url}/trade-widgets.js" data-storefront="${storefront}" data-theme="light"></script>
<body><p><button>Before</button></p><trade-frame ${attributes}></trade-frame><p><button>After</button></p></body>
</html>`

/** Sends the messages of a framed page, and reports any answer. */
const forger = `<script>
  addEventListener('message', () => parent.postMessage('got an answer', '*'))
  parent.postMessage('trade-frame', '*')
  parent.postMessage('asked', '*')
</script>`

type Heard = {
  events: { name: string; tag: string; detail: Record<string, unknown> }[]
  messages: { origin: string; data: unknown }[]
}

/** Runs in the page and reads a top-level `const` of its script. */
const heardBy = (page: Page): Promise<Heard> => page.evaluate('heard') as Promise<Heard>
const eventsOf = async (page: Page, name: string) =>
  (await heardBy(page)).events.filter(event => event.name === name)

type Framed = { page: Page; inside: FrameLocator; rfq: FormOnPage }

async function open(attributes = rfqTag, width = 1280, storefront = market().url): Promise<Framed> {
  const page = await market().visitor({ viewport: { width, height: 700 } })
  await page.goto(
    `${partnerUrl()}/?${new URLSearchParams({ attributes, storefront, utm_campaign: 'spring' })}`,
  )
  const inside = page.frameLocator('trade-frame iframe')
  return { page, inside, rfq: new FormOnPage(page, 'product RFQ', inside) }
}

const frameElement = (page: Page) => page.locator('trade-frame')

/** Returns by how much the content of the frame is higher than the frame. */
const overflowOf = (inside: FrameLocator): Promise<number> =>
  inside.locator('html').evaluate(html => html.ownerDocument.body.scrollHeight - innerHeight)

const framed = wayOf('bare page', 'trade-frame', 'signs in and sends in Chromium')
test(
  'a visitor writes, signs in and sends in the frame, and the page can read none of it',
  framed,
  async () => {
    const { page, inside, rfq } = await open()
    await rfq.within.waitFor()
    await expect.poll(() => overflowOf(inside)).toBe(0)
    await rfq.fillIn({ Quantity: '4', Message: 'Only the seller reads this' })
    await rfq.signIn()
    await rfq.send()
    await rfq.closeSuccess()

    const detail = { kind: 'product', itemId: 1, quantity: 4, fileName: '', id: expect.any(Number) }
    expect(await eventsOf(page, 'trade-rfq-sent')).toEqual([
      { name: 'trade-rfq-sent', tag: 'trade-frame', detail },
    ])
    await expect.poll(() => overflowOf(inside)).toBe(0)

    const reached = await page.evaluate(() => {
      const frame = document.querySelector('trade-frame')?.shadowRoot?.querySelector('iframe')
      const tryTo = (read: () => unknown): unknown => {
        try {
          return read()
        } catch (error) {
          return error instanceof DOMException && error.name
        }
      }
      return {
        document: frame?.contentDocument,
        storage: tryTo(() => frame?.contentWindow?.localStorage),
        form: tryTo(() => frame?.contentWindow?.document),
        ownStorage: { ...localStorage },
      }
    })
    expect(reached).toEqual({
      document: null,
      storage: 'SecurityError',
      form: 'SecurityError',
      ownStorage: {},
    })
    const all = JSON.stringify(await heardBy(page))
    const [, frame] = page.frames()
    const token = await frame?.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').token)
    expect(token).toEqual(expect.any(String))
    expect(all).not.toContain(token)
    expect(all).not.toContain('Only the seller reads this')
    expect(await tokenIn(page)).toBe('')
    const heading = inside.getByRole('heading', { name: 'RFQ sucessfully send' })
    expect(await heading.evaluate(each => getComputedStyle(each).color)).not.toBe('rgb(255, 0, 0)')
  },
)

test('one press of Back leaves the page, and links lead to the marketplace', async () => {
  const { page, inside, rfq } = await open()
  await rfq.within.waitFor()
  await frameElement(page).evaluate(element => element.setAttribute('tag', 'trade-newsletter'))
  await inside.getByLabel('Your e-mail').waitFor()
  await frameElement(page).evaluate(element => element.setAttribute('tag', 'trade-rfq'))
  await rfq.within.waitFor()
  await inside.getByRole('link', { name: 'Home' }).click()
  await page.waitForURL(`${market().url}/`)
  await page.goBack()
  await page.waitForURL(`${partnerUrl()}/?**`)
  await rfq.within.waitFor()
  await page.goBack()
  expect(page.url()).toBe('about:blank')
})

test.each([360, 1280])('at %i px a dialog gets the whole window and the focus', async width => {
  const { page, inside, rfq } = await open(rfqTag, width)
  await rfq.within.waitFor()
  // A frame that is still too low would scroll to the button.
  await expect.poll(() => overflowOf(inside)).toBe(0)
  const button = rfq.button('Sign In')
  await button.focus()
  const before = await button.boundingBox()
  await page.keyboard.press('Enter')
  const dialog = inside.getByRole('dialog', { name: 'Member Login' })
  // It grows with its fields, and moves until frame and page have told each other their places.
  const isInView = async (): Promise<boolean> => {
    const box = await dialog.boundingBox()
    return box !== null && box.y > 100 && box.height > 300 && box.y + box.height < 700
  }
  await expect.poll(isInView).toBe(true)
  // The content behind it stays where it was.
  const moved = async (): Promise<number> => {
    const behind = await button.boundingBox()
    return Math.hypot((behind?.x ?? 0) - (before?.x ?? 0), (behind?.y ?? 0) - (before?.y ?? 0))
  }
  await expect.poll(moved).toBeLessThan(1)
  await expect.poll(() => focusedName(page.frames()[1] ?? page)).toBe('Username')
  // The page behind can't be reached.
  const after = page.getByRole('button', { name: 'After' })
  const takesFocus = (): Promise<boolean> =>
    after.evaluate(each => {
      each.focus()
      return document.activeElement === each
    })
  expect(await takesFocus()).toBe(false)

  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => focusedName(page.frames()[1] ?? page)).toBe('Sign In')
  await expect.poll(() => overflowOf(inside)).toBe(0)
  expect(await takesFocus()).toBe(true)
})

test('attributes, commands, theme, tokens and language cross, live', async () => {
  const { page, inside, rfq } = await open(`${rfqTag} quantity="4"`)
  const set = (name: string, value: string): Promise<void> =>
    frameElement(page).evaluate((element, given) => element.setAttribute(...given), [name, value] as [
      string,
      string,
    ])
  const run = (command: 'refresh' | 'reset' | 'focus'): Promise<void> =>
    frameElement(page).evaluate((element, name) => Reflect.get(element, name).call(element), command)
  const quantity = rfq.field('Quantity')
  await expect.poll(() => quantity.inputValue()).toBe('4')
  await quantity.fill('9')
  await run('reset')
  await expect.poll(() => quantity.inputValue()).toBe('4')
  await run('focus')
  await expect.poll(() => focusedName(page.frames()[1] ?? page)).toBe('Home')
  const asked = page.waitForResponse(/product\/detail/)
  await run('refresh')
  await asked

  const link = inside.getByRole('link', { name: 'Home' })
  const colour = (): Promise<string> => link.evaluate(each => getComputedStyle(each).color)
  const light = await colour()
  await set('theme', 'dark')
  await expect.poll(colour).not.toBe(light)
  await page.evaluate(() =>
    document.documentElement.style.setProperty('--trade-color-primary', 'rgb(1, 2, 3)'),
  )
  await expect.poll(colour).toBe('rgb(1, 2, 3)')
  await page.evaluate(() => document.documentElement.style.removeProperty('--trade-color-primary'))
  await expect.poll(colour).not.toBe('rgb(1, 2, 3)')

  await set('item-id', '2')
  await expect.poll(() => eventsOf(page, 'trade-ready')).toHaveLength(1)
  await expect.poll(() => inside.getByText('API 6D Trunnion Ball Valve 8" 600#').count()).toBe(0)
  await page.evaluate(() => document.body.setAttribute('dir', 'rtl'))
  await expect.poll(() => inside.locator('.trade-root').first().getAttribute('dir')).toBe('rtl')
  await set('lang', 'ms')
  await inside.getByRole('link', { name: 'Laman Utama' }).waitFor()
})

test('screen readers name the frame by its content, or by its title', async () => {
  const { page } = await open(rfqTag)
  const frameCalled = (name: string): Promise<void> =>
    page
      .locator('iframe')
      .and(page.getByTitle(name, { exact: true }))
      .waitFor()
  const item = 'API 6D Trunnion Ball Valve 8" 600#'
  await frameCalled(`RFQ - Product: ${item}, from Trade Enabler`)
  await page.evaluate(() => window.tradeWidgets.configure({ locale: 'ms' }))
  await frameCalled(`RFQ - Produk: ${item}, daripada Trade Enabler`)
  await frameElement(page).evaluate(element => element.setAttribute('title', 'Sebut harga kami'))
  await frameCalled('Sebut harga kami')
})

test('with `track` a request names the host page, and without it no data of the page crosses', async () => {
  const { page, inside } = await open(`${rfqTag} source="Kedah Pumps" track="utm"`)
  const note = inside.getByRole('definition')
  const whole = `Sent from: Kedah Pumps, ${partnerUrl()}/ "A company page", utm_campaign=spring`
  await expect.poll(() => note.textContent()).toBe(whole)
  await frameElement(page).evaluate(element => element.removeAttribute('track'))
  await expect.poll(() => note.textContent()).toBe('Sent from: Kedah Pumps')
  const known = inside.locator('html').evaluate(({ ownerDocument }) => ({
    told: { ...ownerDocument.documentElement.dataset },
    referrer: ownerDocument.referrer,
  }))
  expect(await known).toEqual({ told: {}, referrer: `${partnerUrl()}/` })
})

test('structured data is in the head of the page while the attribute is set', async () => {
  const { page } = await open('tag="trade-product" product-id="1" structured-data')
  const told = (): Promise<unknown[]> =>
    page
      .locator('head script[type="application/ld+json"]')
      .evaluateAll(scripts => scripts.map(({ textContent }) => JSON.parse(textContent ?? '')))
  const product = { '@type': 'Product', url: `${market().url}/product/1` }
  await expect.poll(told).toMatchObject([product])
  await frameElement(page).evaluate(element => element.setAttribute('product-id', '2'))
  await expect.poll(told).toMatchObject([{ ...product, url: `${market().url}/product/2` }])
  await frameElement(page).evaluate(element => element.removeAttribute('structured-data'))
  await expect.poll(told).toEqual([])
  await frameElement(page).evaluate(element => element.setAttribute('structured-data', ''))
  await expect.poll(told).toMatchObject([{ '@type': 'Product' }])
  await frameElement(page).evaluate(element => element.remove())
  await expect.poll(told).toEqual([])
})

const messagesOf = async (page: Page): Promise<unknown[]> =>
  (await heardBy(page)).messages.map(({ data }) => data)

test('a second port is ignored', async () => {
  const { page, rfq } = await open()
  await rfq.within.waitFor()
  await frameElement(page).evaluate(element => {
    const own = element.shadowRoot?.querySelector('iframe')
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => postMessage('the second port was answered')
    own?.contentWindow?.postMessage('trade-frame', '*', [port2])
    const attributes = { kind: 'product', 'item-id': '1', message: 'by the second port' }
    const state = { attributes, settings: {}, messages: {}, tokens: {}, dir: 'ltr' }
    port1.postMessage({ kind: 'state', state })
    element.setAttribute('quantity', '7')
  })
  // Sent after all that, by the first port.
  await expect.poll(() => rfq.field('Quantity').inputValue()).toBe('7')
  expect(await rfq.field('Message').inputValue()).toBe('')
  expect(await messagesOf(page)).not.toContain('the second port was answered')
})

const forgers: [string, (frame: HTMLElement, address: string) => void][] = [
  [
    'another frame',
    (frame, src) => frame.parentElement?.append(Object.assign(document.createElement('iframe'), { src })),
  ],
  [
    'its own frame, led to another origin',
    (frame, src) => frame.shadowRoot?.querySelector('iframe')?.setAttribute('src', src),
  ],
]

test.each(forgers)('%s gets no answer', async (_, forge) => {
  const { page, rfq } = await open()
  await rfq.within.waitFor()
  await frameElement(page).evaluate(forge, `${partnerUrl()}/forger`)
  await expect.poll(() => messagesOf(page)).toContain('asked')
  // Any answer would arrive before this message, which comes back the same way.
  const forged = page.frames().find(frame => frame.url().endsWith('/forger'))
  await forged?.evaluate(() => parent.postMessage('asked later', '*'))
  await expect.poll(() => messagesOf(page)).toContain('asked later')
  expect(await messagesOf(page)).not.toContain('got an answer')
  // The browser's warning about a page that frames itself with these rights.
  market().expected('can escape its sandboxing')
})

const wrong: [string, string, string?][] = [
  ['kind="product"', 'The attribute "tag" is missing'],
  ['tag="trade-login"', 'The attribute "tag" can’t be "trade-login"'],
  [rfqTag, 'The setting "storefront" is missing or wrong', 'the page’s own origin'],
]

test.each(wrong)('%s names the error: %s', async (attributes, said, own) => {
  const { page } = await open(attributes, 1280, own && partnerUrl())
  const alert = frameElement(page).getByRole('alert')
  await expect.poll(() => alert.textContent()).toContain(said)
  const [error] = await eventsOf(page, 'trade-error')
  expect(error).toMatchObject({ tag: 'trade-frame', detail: { kind: 'attribute' } })
})

test('if the marketplace does not answer, the reader can try again', async () => {
  const page = await market().visitor()
  const address = `${market().partnerUrl}/frame.html`
  const frames = `${market().url}/frame/**`
  await page.route(frames, route => route.abort())
  await page.goto(address)
  await page.getByText('This page cannot reach the marketplace.').waitFor()
  await page.unroute(frames)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.frameLocator('trade-frame iframe').getByLabel('Quantity').waitFor()
  market().expected('ERR_FAILED')
})
