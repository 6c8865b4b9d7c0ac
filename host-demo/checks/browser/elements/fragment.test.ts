import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { untilGivenUp, withScript } from '../tools/script-page.ts'
import { userOf } from '../tools/sign-in.ts'

// The server-rendered content of a partner's page, before the bundle arrives and where it does not arrive.
const { market, tag, open: openPage } = withScript()

const PRODUCT = '<trade-product product-id="1"></trade-product>'
const CONTACT = '<trade-contact></trade-contact>'
const RFQ = '<trade-rfq kind="product" item-id="1"></trade-rfq>'
/** The name of the product. */
const NAME = /API 6D/

type Given = { html: string; lang?: string; settings?: string; before?: (page: Page) => Promise<unknown> }

/** Opens a seller's page that records the events of our elements. */
function open({ html, lang = 'en', settings = '', before }: Given): Promise<Page> {
  return openPage({ lang, head: tag(`type="module" ${settings}`), body: html }, async page => {
    await page.addInitScript(() => {
      const said: string[] = []
      Object.assign(window, { said })
      for (const name of ['trade-ready', 'trade-error'] as const)
        addEventListener(name, event => said.push(event.type))
    })
    await before?.(page)
  })
}

const said = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'said'))

/** Holds back every file of the bundle until the returned function is called. */
async function holdBundle(page: Page): Promise<() => void> {
  let letPass = (): void => {}
  const held = new Promise<void>(resume => {
    letPass = resume
  })
  await page.route('**/chunks/**', async route => {
    await held
    await route.fallback()
  })
  return letPass
}

async function writeToUs(page: Page): Promise<void> {
  const values = { Name: 'Nur Aina', 'E-mail': 'aina@buyer.test', Message: 'For delivery in May' }
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('button', { name: 'Send a Message' }).click()
}

async function signIn(page: Page): Promise<void> {
  const user = await userOf(demoMembers.buyer, market().url)
  await page.addInitScript(value => localStorage.setItem('trade-widgets:user', value), JSON.stringify(user))
}

test.each([
  ['in the language of the page', { lang: 'en' }, 'Description'],
  ['in another language', { lang: 'ms' }, 'Penerangan'],
  ['in the language that the script tag names', { settings: 'data-locale="ms"' }, 'Penerangan'],
])(
  'content appears before the bundle, %s, and the bundle takes over the same nodes',
  async (_, given, tab) => {
    let letPass = (): void => {}
    const page = await open({
      html: PRODUCT,
      ...given,
      before: async page => {
        letPass = await holdBundle(page)
      },
    })
    const heading = page.getByRole('heading', { level: 1, name: NAME })
    await heading.waitFor()
    await page.getByRole('tab', { name: tab }).waitFor()
    const node = await heading.elementHandle()
    expect(await said(page)).toEqual([])
    letPass()
    await expect.poll(() => said(page)).toEqual(['trade-ready'])
    expect(await heading.evaluate((now, before) => now === before, node)).toBe(true)
  },
)

test('text and clicks from before the bundle are kept and repeated', async () => {
  let letPass = (): void => {}
  const page = await open({
    html: CONTACT,
    before: async page => {
      letPass = await holdBundle(page)
    },
  })
  await writeToUs(page)
  letPass()
  await page.getByRole('alertdialog', { name: 'Message sent' }).waitFor()
})

test('without the bundle the content stays, and a reader who sends something gets a message', async () => {
  const page = await open({
    html: CONTACT,
    async before(page) {
      await page.clock.install()
      await page.route('**/chunks/**', route => route.abort())
    },
  })
  await writeToUs(page)
  await untilGivenUp(page)
  await page.getByText('Part of this page did not load.').waitFor()
  expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('For delivery in May')
  expect(await said(page)).toEqual(['trade-error'])
  await page.close()
  market().expected('ERR_FAILED')
  market().expected('could not be loaded')
})

test('without the fragment the bundle shows the content', async () => {
  const page = await open({
    html: PRODUCT,
    before: page => page.route('**/render/**', route => route.abort()),
  })
  await page.getByRole('heading', { level: 1, name: NAME }).waitFor()
  expect(await said(page)).toEqual(['trade-ready'])
  market().expected('Failed to load resource')
})

test('a late fragment is not awaited, and changes nothing', async () => {
  let answer = (): void => {}
  const late = new Promise<void>(resume => {
    answer = resume
  })
  let answered = (): void => {}
  const done = new Promise<void>(resume => {
    answered = resume
  })
  const page = await open({
    html: PRODUCT,
    before: page =>
      page.route('**/render/**', async route => {
        await late
        await route.continue()
        answered()
      }),
  })
  const heading = page.getByRole('heading', { level: 1, name: NAME })
  await heading.waitFor()
  const node = await heading.elementHandle()
  answer()
  await done
  await page.waitForLoadState('networkidle')
  expect(await heading.evaluate((now, before) => now === before, node)).toBe(true)
  expect(await said(page)).toEqual(['trade-ready'])
})

test('the element uses the language that a script of the page has configured', async () => {
  const page = await open({
    html: `${PRODUCT}<script>addEventListener('DOMContentLoaded', () => tradeWidgets.configure({ locale: 'ms' }))</script>`,
  })
  await page.getByRole('tab', { name: 'Penerangan' }).waitFor()
  expect(await page.getByRole('tab', { name: 'Description' }).count()).toBe(0)
})

test('a member’s page requests no fragment, and shows a draft', async () => {
  const asked: string[] = []
  const page = await open({
    html: RFQ,
    before: async page => {
      await signIn(page)
      page.on('request', request => asked.push(request.url()))
    },
  })
  await page.getByLabel('Message').fill('For delivery in May')
  await page.getByText('Draft saved on this device').waitFor()
  await page.reload()
  await page.getByText('Draft saved on this device').waitFor()
  expect(await page.getByLabel('Message').inputValue()).toBe('For delivery in May')
  expect(asked.filter(url => url.includes('/render/'))).toEqual([])
})

test('the element says if the server has no such record', async () => {
  const page = await open({ html: PRODUCT.replace('"1"', '"999999"') })
  await page.getByRole('alert').first().waitFor()
  expect(await said(page)).toEqual(['trade-error'])
  market().expected('404')
})
