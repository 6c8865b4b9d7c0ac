import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { patientRender } from '../tools/patient-render.ts'
import { withScript } from '../tools/script-page.ts'
import { userOf } from '../tools/sign-in.ts'

// A partner's page with elements far below the view: only the script is loaded until somebody needs one.
const { market, tag, open, company, shown } = withScript()

const FAR = '<a href="#top">Top</a><div style="height: 3000px">Our own page</div>'
const RFQ = '<trade-rfq kind="product" item-id="1"></trade-rfq>'

type Opened = { page: Page; asked: () => string[] }

/** Opens a page and waits until it requests nothing more. `asked` are the paths that it has requested of the market. */
async function visit(
  body: string,
  before: (page: Page) => Promise<unknown> = async () => {},
): Promise<Opened> {
  const asked: string[] = []
  const page = await open({ head: tag('type="module"'), body }, async page => {
    page.on('request', request => {
      const { origin, pathname } = new URL(request.url())
      if (origin === market().url) asked.push(pathname)
    })
    await before(page)
  })
  await page.waitForLoadState('networkidle')
  return { page, asked: () => [...asked] }
}

const SCRIPT_ALONE = ['/trade-widgets.js']

const keepUser = async (page: Page): Promise<void> => {
  const user = JSON.stringify(await userOf(demoMembers.buyer, market().url))
  await page.evaluate(user => localStorage.setItem('trade-widgets:user', user), user)
}

const call = (method: 'refresh' | 'reset' | 'focus') => (page: Page) =>
  page.evaluate(method => {
    const [element] = document.getElementsByTagName('trade-company')
    void Reflect.get(Object(element), method).call(element)
  }, method)

test.each<[string, (page: Page) => Promise<unknown>]>([
  ['is scrolled near', page => page.evaluate(() => scrollTo(0, 2000))],
  ['is reached by a jump to the end', page => page.keyboard.press('End')],
  [
    'is focused with Tab',
    async page => {
      await page.getByRole('link', { name: 'Top' }).focus()
      await page.keyboard.press('Tab')
    },
  ],
  [
    'has a focused link of the page inside',
    page => page.getByRole('link', { name: 'Our company page' }).focus(),
  ],
  ['is told to refresh', call('refresh')],
  ['is told to reset', call('reset')],
  ['is told to focus', call('focus')],
  [
    'becomes eager by its attribute',
    page => page.locator('trade-company').evaluate(element => element.setAttribute('loading', 'eager')),
  ],
  [
    'is awaited',
    page =>
      page.evaluate(async () => {
        const element = document.querySelector<HTMLElement>('trade-company')
        await window.tradeWidgets.whenReady(element ?? document.body)
      }),
  ],
  ['is searched for', page => page.keyboard.press('Control+f')],
  ['is printed', page => page.evaluate(() => dispatchEvent(new Event('beforeprint')))],
])('nothing but the script is requested until the element %s', async (_, act) => {
  const { page, asked } = await visit(FAR + company)
  expect(asked()).toEqual(SCRIPT_ALONE)
  await act(page)
  await shown(page)
  await page.evaluate(() => customElements.whenDefined('trade-company').then(() => {}))
  expect(asked().filter(path => /\/(core|react-dom)-/.test(path))).toHaveLength(2)
})

test.each([
  ['dozens of far elements', FAR + company.repeat(30)],
  ['settings for far elements', `<trade-config locale="en"></trade-config>${FAR}${company}`],
  ['an element in a part that is not displayed', `<div hidden>${company}</div>`],
  ['a member’s element, for a visitor', `${FAR}<trade-chat></trade-chat>`],
])('a page with %s requests nothing but the script', async (_, body) => {
  const { page, asked } = await visit(body)
  expect(asked()).toEqual(SCRIPT_ALONE)
  expect(await page.locator('link[rel=modulepreload]').count()).toBe(0)
})

test.each([
  [
    'hides elements until they are defined',
    '<style>:not(:defined) { display: none }</style><main>',
    '</main>',
  ],
  ['gives elements no box', '<style>trade-company { display: contents }</style><main>', '</main>'],
])('an element shows on a page that %s', async (_, start, end) => {
  const { page } = await visit(FAR + start + company + end)
  await page.locator('main').evaluate(main => main.scrollIntoView())
  await shown(page)
})

test('an element that is displayed later is loaded then', async () => {
  const { page, asked } = await visit(`<div hidden>${company}</div>`)
  expect(asked()).toEqual(SCRIPT_ALONE)
  await page.locator('div').evaluate(part => part.removeAttribute('hidden'))
  await shown(page)
})

test('what a page sets on a far element holds when it comes near', async () => {
  const { page } = await visit(FAR + RFQ)
  const rfq = page.locator('trade-rfq')
  await rfq.evaluate(element => {
    element.setAttribute('quantity', '4')
    Reflect.set(element, 'message', 'CIF Labuan')
    Reflect.set(element, 'loading', 'lazy')
  })
  await page.evaluate(() => scrollTo(0, 3000))
  await expect.poll(() => rfq.getByLabel('Quantity').inputValue()).toBe('4')
  await expect.poll(() => rfq.getByLabel('Message').inputValue()).toBe('CIF Labuan')
  await page.evaluate(() => customElements.whenDefined('trade-rfq').then(() => {}))
  expect(
    await rfq.evaluate(element => [
      Object.keys(element).filter(key => /^(refresh|reset|focus|loading|message)$/.test(key)),
      Reflect.get(element, 'loading'),
      element.hasAttribute('tabindex'),
    ]),
  ).toEqual([[], 'lazy', false])
})

test('far content from a server is there at once, and comes to life when somebody uses it', async () => {
  const { html } = await patientRender('trade-rfq', { 'item-id': 1 }, { origin: market().url })
  const { page, asked } = await visit(FAR + html)
  const message = page.locator('trade-rfq').getByLabel('Message')
  expect(await message.evaluate(field => field.localName)).toBe('textarea')
  expect(asked().filter(path => /\.js$/.test(path))).toEqual(SCRIPT_ALONE)
  await message.pressSequentially('Two ball valves')
  await expect.poll(() => page.locator('trade-rfq [data-served]').count()).toBe(0)
  expect(await message.inputValue()).toBe('Two ball valves')
})

test('a member’s far element loads at once, also after a sign-in in another tab', async () => {
  const { page, asked } = await visit(FAR + company)
  expect(asked()).toEqual(SCRIPT_ALONE)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await keepUser(other)
  const defined = (): Promise<boolean> =>
    page.evaluate(() => customElements.get('trade-company') !== undefined)
  await expect.poll(defined).toBe(true)
  await page.reload()
  await expect.poll(defined).toBe(true)
  await other.close()
})
