import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { wayOf } from '#host-demo/checks/ways/way.ts'
import { type Listening, listen } from '#host-demo/site/server/listen.ts'
import { violationsOn } from '../tools/axe.ts'
import { sharedMarket } from '../tools/market.ts'

// The snippet builder: a seller chooses, previews, copies, and pastes into a page of their own.
const market = sharedMarket()
afterEach(() => market().empty())

let site: Listening
let pasted = ''

beforeAll(async () => {
  const answer = (): Response => new Response(pasted, { headers: { 'content-type': 'text/html' } })
  site = await listen(answer, 0, 'PORT')
})
afterAll(() => site.close())
const valve = 'API 6D Trunnion Ball Valve 8" 600#'
const seller = 'Kemaman Valve Works Sdn Bhd'

const preview = (page: Page): Locator => page.getByRole('region', { name: 'Preview' })
const snippet = (page: Page): Promise<string> => page.getByLabel('Snippet').inputValue()

const inTab = (page: Page, name: string): Promise<void> => page.getByRole('tab', { name }).click()

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/embed${query}`)
  await page.getByRole('heading', { level: 1, name: 'Embed a widget' }).waitFor()
}

async function copied(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** Opens a bare site of a seller, with nothing but the copied text. */
async function paste(page: Page, text: string): Promise<void> {
  pasted = `<!doctype html><html lang="en"><title>Ours</title><body><h1>Ours</h1>${text}</body></html>`
  await page.goto(`http://localhost:${site.port}/`)
}

test('a company page links its own members to its snippet, which works on the company’s site without that link', async () => {
  const visitor = await market().visitor()
  await visitor.goto('/company/1')
  await visitor.getByRole('heading', { name: seller }).waitFor()
  expect(await visitor.getByRole('link', { name: 'Embed', exact: true }).count()).toBe(0)

  const page = await market().member(demoMembers.seller)
  await page.goto('/company/1')
  await page.getByRole('link', { name: 'Embed', exact: true }).click()
  await page.waitForURL('**/embed?widget=trade-company&company-id=1')
  await preview(page).getByRole('heading', { name: seller }).waitFor()
  const text = await copied(page)
  expect(text).toContain('<trade-company company-id="1">')
  expect(text).toContain(`<a href="${market().url}/company/1">`)

  await paste(page, text)
  await page.locator('trade-company').getByRole('heading', { name: seller }).waitFor()
  expect(await page.getByRole('link', { name: 'Embed', exact: true }).count()).toBe(0)
})

test('the builder begins with an example, and a seller’s own company and items come first', async () => {
  const page = await market().member(demoMembers.seller)
  await open(page)
  await preview(page).getByRole('heading', { name: seller }).waitFor()
  expect(await snippet(page)).toContain('<trade-company company-id="1">')
  await page.getByLabel('Widget').selectOption({ label: 'Product' })
  await preview(page).getByRole('link', { name: seller }).first().waitFor()
  const field = page.getByRole('combobox', { name: 'Product id' })
  await field.press('ArrowDown')
  const own = page.getByRole('listbox').getByRole('group').first()
  expect(await own.getAttribute('aria-label')).toBe('Yours')
  const second = own.getByRole('option').nth(1)
  const name = (await second.locator('span').first().textContent()) ?? ''
  await field.press('ArrowDown')
  await field.press('ArrowDown')
  await field.press('Enter')
  await preview(page).getByRole('heading', { level: 1, name }).waitFor()
  expect(await page.getByRole('listbox').count()).toBe(0)
  expect(await snippet(page)).toContain(`product-id="${await field.inputValue()}"`)
})

/** Waits for the example: if it came while a test types, it would stand beside the typed text. */
const exampleIn = (field: Locator): Promise<void> => expect.poll(() => field.inputValue()).toMatch(/^\d+$/)

test('a visitor finds a service by a part of its name, also for an RFQ', async () => {
  const page = await market().visitor()
  await open(page, '?widget=rfq')
  await preview(page).getByRole('form', { name: 'Request for quotation' }).waitFor()
  await page.getByLabel('Kind').selectOption('service')
  const field = page.getByRole('combobox', { name: 'Item id' })
  await exampleIn(field)
  await field.fill('inspection')
  await page.getByText('Choose one from the list').waitFor()
  expect(await snippet(page)).toBe('')
  const option = page.getByRole('option', { name: /inspection/i }).first()
  const name = (await option.locator('span').first().textContent()) ?? ''
  await option.click()
  await preview(page).getByText(name).first().waitFor()
  expect(await snippet(page)).toMatch(/<trade-rfq kind="service" item-id="\d+">/)
  await page.getByText(name, { exact: true }).first().waitFor()
  await field.fill('no such service')
  await page.getByRole('status').filter({ hasText: 'Nothing found' }).waitFor()
})

test('a tab has the snippet for React', async () => {
  const page = await market().visitor()
  await open(page, '?widget=rfq&id=1')
  await expect.poll(() => snippet(page)).toContain('<script ')
  await page.getByRole('tab', { name: 'HTML' }).press('ArrowRight')
  await expect
    .poll(() => snippet(page))
    .toMatch(/^import \{ TradeConfig, TradeRfq \}[\s\S]*<TradeRfq itemId=\{1\}>/)
  expect(await page.getByLabel('Let the browser check the script').count()).toBe(0)
  expect(await copied(page)).toContain(`<TradeConfig apiHost="${market().url}"`)
  await inTab(page, 'HTML')
  await expect.poll(() => snippet(page)).toContain('<script ')
})

test('the preview can have the width of a phone', async () => {
  const page = await market().visitor()
  await open(page, '?widget=product&id=1')
  const element = preview(page).locator('trade-product')
  const width = async (): Promise<number> => (await element.boundingBox())?.width ?? 0
  await expect.poll(width).toBeGreaterThan(600)
  await preview(page).getByRole('radio', { name: 'Full width' }).press('ArrowRight')
  expect(await preview(page).getByRole('radio', { name: 'Phone' }).isChecked()).toBe(true)
  await expect.poll(width).toBe(360)
})

test('options and colours appear at once in the preview and the snippet', async () => {
  const page = await market().visitor()
  await open(page)
  await expect.poll(() => snippet(page)).toContain('<trade-company company-id=')
  await page.getByLabel('Company id').fill('')
  await page.getByText('Fill in the required fields').waitFor()
  expect(await snippet(page)).toBe('')
  expect(await page.getByRole('button', { name: 'Copy', exact: true }).isDisabled()).toBe(true)

  await page.getByLabel('Widget').selectOption({ label: 'Product' })
  const field = page.getByRole('combobox', { name: 'Product id' })
  await exampleIn(field)
  await field.fill('one')
  await page.getByText('Choose one from the list, or type its number.').waitFor()
  await field.fill('1')
  const heading = preview(page).getByRole('heading', { level: 1, name: valve })
  await heading.waitFor()
  await page.getByLabel('Theme').selectOption('dark')
  await page.getByLabel('Main buttons').fill('#ffc857')
  await page.getByLabel('Text', { exact: true }).fill('#ccffee')
  const ask = preview(page).getByRole('button', { name: 'Request Quotation' })
  const look = async (button: Locator, title: Locator): Promise<string[]> => [
    await button.evaluate(element => getComputedStyle(element).backgroundColor),
    await button.evaluate(element => getComputedStyle(element).color),
    await title.evaluate(element => getComputedStyle(element).color),
  ]
  const chosen = ['rgb(255, 200, 87)', 'rgb(0, 0, 0)', 'rgb(204, 255, 238)']
  await expect.poll(() => look(ask, heading)).toEqual(chosen)

  const text = await copied(page)
  expect(text).toContain(' data-theme="dark"></script>')
  const warning = page.getByRole('status').filter({ hasText: 'Hard to read' })
  expect(await warning.count()).toBe(0)
  await page.getByLabel('Theme', { exact: true }).selectOption('')
  await warning.filter({ hasText: 'in light: text (contrast 1.' }).waitFor()
  await page.getByRole('button', { name: 'Text: reset to the theme’s colour' }).click()
  await expect.poll(() => snippet(page)).not.toContain('--trade-color-ink')
  expect(await warning.count()).toBe(0)
  expect(await page.getByRole('status').filter({ hasText: 'Copied' }).count()).toBe(0)

  await paste(page, text)
  const embedded = page.locator('trade-product')
  await embedded.getByRole('heading', { level: 1, name: valve }).waitFor()
  const button = embedded.getByRole('button', { name: 'Request Quotation' })
  await expect.poll(() => look(button, embedded.getByRole('heading', { level: 1 }))).toEqual(chosen)
})

test('a chosen look appears in the preview, and on the page with the snippet', async () => {
  const page = await market().visitor()
  await open(page, '?widget=product&id=1')
  await page.getByLabel('Look').selectOption({ label: 'Sand' })
  const inkIn = async (place: Locator): Promise<string> => {
    const heading = place.getByRole('heading', { level: 1, name: valve })
    return heading.evaluate(element => getComputedStyle(element).color)
  }
  const ink = 'rgb(43, 33, 23)'
  await expect.poll(() => inkIn(preview(page))).toBe(ink)
  await page.getByLabel('Let the browser check the script').click()
  await expect.poll(() => snippet(page)).toMatch(/sand\.css" integrity="sha384-[\s\S]*<trade-product/)
  await paste(page, await snippet(page))
  await expect.poll(() => inkIn(page.locator('trade-product'))).toBe(ink)
})

test('with procurement, the preview shows its tools, and so does the page with the snippet', async () => {
  const page = await market().visitor()
  await open(page, '?widget=rfq&id=1')
  const addedOn = (part: Page | Locator): Locator => part.getByText('Add requirements')
  await preview(page).getByRole('form', { name: 'Request for quotation' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await addedOn(preview(page)).count()).toBe(0)
  await page.getByLabel('Procurement').click()
  await addedOn(preview(page)).waitFor()
  const text = await snippet(page)
  expect(text).toContain('<trade-rfq item-id="1" procurement>')
  await paste(page, text)
  await addedOn(page).waitFor()
})

test('the source of a request can be set, and appears in the preview and the snippet', async () => {
  const page = await market().visitor()
  await open(page, '?widget=rfq&id=1')
  await page.getByLabel('Source').fill('Kedah Pumps')
  await page.getByLabel('Reference').fill('A-17')
  await page.getByLabel('Track').selectOption('utm')
  await preview(page)
    .getByText(/^Sent from: Kedah Pumps \(ref A-17\), http/)
    .waitFor()
  expect(await snippet(page)).toContain(
    '<trade-rfq item-id="1" source="Kedah Pumps" reference="A-17" track="utm">',
  )
})

const pasting = wayOf('bare page', 'snippet of the builder', 'every widget of its list')
test('every widget of the list appears, and its snippet works on a page', pasting, async () => {
  const page = await market().visitor()
  await open(page, '?widget=company&id=1')
  const names = await page.getByLabel('Widget').getByRole('option').allTextContents()
  expect(names.length).toBeGreaterThan(8)
  const snippets: string[] = []
  for (const name of names) {
    await page.getByLabel('Widget').selectOption({ label: name })
    const id = page.getByLabel(/^(Company|Product|Service|Item|Category) id$/)
    await page.getByLabel('Theme').waitFor()
    // The search has two, of which neither is needed.
    if (await id.count()) await id.last().fill('1')
    await expect
      .poll(() => snippet(page))
      .toMatch(/^<script [\s\S]*<\/script>\n<trade-[\s\S]*<\/trade-[a-z-]+>$/)
    snippets.push(await snippet(page))
  }
  expect(new Set(snippets).size).toBe(names.length)

  const [first = ''] = snippets
  const script = first.slice(0, first.indexOf('\n'))
  const bodies = snippets.map(text => text.replace(`${script}\n`, ''))
  await page.addInitScript(() => {
    const ready: string[] = []
    Object.assign(window, { ready })
    document.addEventListener('trade-ready', ({ target }) => {
      if (target instanceof Element && target.parentElement === document.body) ready.push(target.localName)
    })
  })
  await paste(page, [script, ...bodies].join('\n'))
  const tags = bodies.map(text => /^<([a-z-]+)/.exec(text)?.[1] ?? '')
  // Nobody is signed in, so the chat leaves its link visible and is not ready yet.
  const expected = tags.filter(tag => tag !== 'trade-chat').toSorted()
  // Elements far below the view sleep until the reader has scrolled to the end.
  const readyAtEnd = (): string[] => {
    window.scrollTo(0, document.body.scrollHeight)
    return Reflect.get(window, 'ready').toSorted()
  }
  await expect.poll(() => page.evaluate(readyAtEnd)).toEqual(expected)
  await page.getByRole('link', { name: 'Find us on the marketplace' }).waitFor()
})

test('a link in the preview does not navigate', async () => {
  const page = await market().visitor()
  await open(page, '?widget=product&id=1')
  await preview(page).getByRole('link', { name: seller }).first().click()
  await preview(page).getByRole('tab', { name: 'Company Profile' }).click()
  await preview(page).getByText('Date Incorporated').waitFor()
  expect(page.url()).toBe(`${market().url}/embed?widget=product&id=1`)
})

test('a docked chat shows visitors its link, and the link works', async () => {
  const page = await market().visitor()
  await open(page, '?widget=chat&id=6')
  await page.getByLabel('Docked').click()
  await expect.poll(() => snippet(page)).toContain('<trade-chat company-id="6" docked>')
  await paste(page, await snippet(page))
  await expect.poll(() => page.evaluate(() => customElements.get('trade-chat') !== undefined)).toBe(true)
  await page.getByRole('link', { name: 'Find us on the marketplace' }).click()
  await page.waitForURL(`${market().url}/company/6`)
})

test.each(['light', 'dark'] as const)(
  'the builder works by keyboard and at 360 px, and axe finds no fault (%s)',
  async colorScheme => {
    const page = await market().visitor({ colorScheme, viewport: { width: 360, height: 800 } })
    await open(page, '?widget=rfq&id=1')
    await preview(page).getByRole('form', { name: 'Request for quotation' }).waitFor()
    await page.getByLabel('Widget').focus()
    for (const label of [
      'Kind',
      'Item id',
      'Quantity',
      'Unit',
      'Message',
      'Source',
      'Reference',
      'Track',
      'Procurement',
      'Theme',
      'Look',
      'Main buttons',
      'Links and marks',
      'Text',
      'Panels',
      'HTML',
      'Let the browser check the script',
      'Show it as fast as possible',
      'With content',
      'Isolated',
      'Snippet',
    ]) {
      await page.keyboard.press('Tab')
      // The form in the preview has fields with the same names.
      const field = page
        .getByRole('tab', { name: label, exact: true })
        .or(page.getByLabel(label, { exact: true }))
        .first()
      // In Chromium a colour field takes one Tab, like any other.
      expect(await field.evaluate(element => element.matches(':focus')), label).toBe(true)
    }
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    expect(await violationsOn(page, page.locator('main'))).toEqual([])
  },
)

test('a ticked box stays under the pointer while results arrive', async () => {
  const page = await market().visitor()
  let arrive = (): void => {}
  const arrived = new Promise<void>(resolve => (arrive = resolve))
  await page.route('**/chunks/product-*.js', async route => {
    await arrived
    await route.continue()
  })
  await open(page, '?widget=product&id=1')
  const tick = page.getByLabel('Show it as fast as possible')
  const place = await tick.boundingBox()
  arrive()
  await expect.poll(() => snippet(page)).toContain('<trade-product')
  expect(await tick.boundingBox()).toEqual(place)
  await tick.click()
  await expect.poll(() => snippet(page)).toContain('modulepreload')
  expect(await tick.boundingBox()).toEqual(place)
})

test('if the browser does not allow copying, the snippet is selected', async () => {
  const page = await market().visitor()
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await open(page, '?widget=company&id=1')
  await preview(page).getByRole('heading', { name: seller }).waitFor()
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await page.getByRole('status').filter({ hasText: 'Ctrl+C' }).waitFor()
  expect(await page.evaluate(() => String(getSelection()))).toContain('<trade-company company-id="1">')
})

test('with a hash, the script works while it is unchanged, and otherwise the link stays', async () => {
  const page = await market().visitor()
  await open(page, '?widget=company&company-id=1')
  await page.getByLabel('Let the browser check the script').click()
  await expect.poll(() => snippet(page)).toContain('integrity="sha384-')
  const text = await copied(page)
  await paste(page, text)
  await page.locator('trade-company').getByRole('heading', { name: seller }).waitFor()

  await paste(page, text.replace(/sha384-.{8}/, 'sha384-AAAAAAAA'))
  await page.getByRole('link', { name: 'Visit our company page' }).waitFor()
  expect(await page.evaluate(() => customElements.get('trade-company') === undefined)).toBe(true)
  await expect.poll(() => market().expected('integrity')).toBe(1)
})

test('with isolation, the element is in a frame on the seller’s page', async () => {
  const page = await market().visitor()
  await open(page, '?widget=company&company-id=1')
  await page.getByLabel('Isolated').click()
  await expect.poll(() => snippet(page)).toContain('<trade-frame tag="trade-company"')
  await paste(page, await copied(page))
  const framed = page.frameLocator('trade-frame iframe')
  await framed.getByRole('heading', { name: seller }).waitFor()
})

test('without a hash, the builder offers no check and says so', async () => {
  const page = await market().visitor()
  await page.route('**/sri.json', route => route.abort())
  await open(page, '?widget=company&company-id=1')
  await expect.poll(() => snippet(page)).toContain('<trade-company')
  await page.getByLabel('Let the browser check the script').click()
  await page.getByText('The checksum of the script could not be loaded').waitFor()
  market().expected('net::ERR_FAILED')
  expect(await snippet(page)).toBe('')
  await page.getByLabel('Let the browser check the script').uncheck()
  await expect.poll(() => snippet(page)).toContain('<trade-company')
})
