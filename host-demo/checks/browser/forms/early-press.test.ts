import type { Locator, Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { FormOnPage, forms } from '../tools/forms.ts'
import { sharedMarket } from '../tools/market.ts'

// A press before the page is live shows at once that it was taken, and acts once.
const market = sharedMarket()
afterEach(() => market().empty())

/** Opens a page whose files wait for the returned function. */
async function open(page: Page, path: string, files = '**/chunks/*.js'): Promise<() => void> {
  let letPass = (): void => {}
  const held = new Promise<void>(resume => {
    letPass = resume
  })
  await page.route(files, async route => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return letPass
}

const animations = (control: Locator): Promise<number> =>
  control.evaluate(element => element.getAnimations().filter(each => !(each instanceof CSSTransition)).length)

test.each([
  ['/search?keyword=valve', 'Sign In', 'dialog', 'Member Login'],
  ['/product/1', 'Register', 'dialog', 'Register as Our Member'],
  ['/rfqProduct/1', 'Sign In', 'dialog', 'Member Login'],
] as const)('at %s “%s” shows that it was pressed, until it acts', async (path, name, role, opened) => {
  const page = await market().visitor({ viewport: { width: 360, height: 800 }, hasTouch: true })
  const letPass = await open(page, path)
  const button = page.getByRole('button', { name, exact: true }).locator('visible=true').first()
  await button.tap()
  expect(await animations(button)).toBe(1)
  letPass()
  await page.getByRole(role, { name: opened }).waitFor()
  expect(await animations(button)).toBe(0)
})

test('for readers who want less motion a held button does not pulse', async () => {
  const page = await market().visitor({ reducedMotion: 'reduce' })
  await open(page, '/search?keyword=valve')
  const button = page.locator('trade-menu').getByRole('button', { name: 'Sign In', exact: true })
  await button.click()
  const opacities = await button.evaluate(element =>
    element.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes()),
  )
  expect(new Set(opacities.map(({ opacity }) => opacity)).size).toBe(1)
})

test('“Add to RFQ list” on an item that is on the list does not remove it', async () => {
  const page = await market().visitor()
  await page.goto('/product/1')
  await page.getByRole('button', { name: /^Add to RFQ list/ }).click()
  const added = page.getByRole('button', { name: /^On the RFQ list/ })
  await added.waitFor()
  const letPass = await open(page, '/product/1')
  await page.getByRole('button', { name: /^Add to RFQ list/ }).click()
  letPass()
  await added.waitFor()
  await page.waitForLoadState('networkidle')
  expect(await added.count()).toBe(1)
})

test.each(['Request Quotation', 'Inquiry'])(
  'the disabled “%s” leads a visitor to the sign-in',
  async name => {
    const page = await market().visitor()
    const letPass = await open(page, '/product/1')
    const button = page.getByRole('button', { name, exact: true })
    expect(await button.isDisabled()).toBe(true)
    await button.locator('..').click()
    letPass()
    await page.getByRole('dialog', { name: 'Member Login' }).waitFor()
  },
)

test('a member who presses “Request Quotation” before the page is live gets there', async () => {
  const page = await market().member()
  const letPass = await open(page, '/product/1')
  await page.getByRole('button', { name: 'Request Quotation' }).locator('..').click()
  letPass()
  await page.waitForURL('**/rfqProduct/1')
})

test('a member who presses “Send RFQ Now” before the form is live is asked to confirm', async () => {
  const page = await market().member()
  const form = new FormOnPage(page, 'product RFQ')
  const letPass = await open(page, forms['product RFQ'].path)
  await form.fillIn()
  await form.button().locator('..').click()
  letPass()
  await form.question.waitFor()
})

test('a pointer over a late part does not break the page when the part arrives', async () => {
  const page = await market().visitor()
  const letPass = await open(page, '/search?keyword=valve', '**/chunks/refine-*.js')
  await page.getByRole('tab', { name: /^Products/ }).click()
  await page.locator('trade-search .trade-root:not([data-served])').waitFor()
  const sort = page.locator('trade-search [part=refine] select').first()
  await sort.hover()
  await sort.focus()
  await page.mouse.move(0, 0)
  letPass()
  await page.locator('trade-search [part=refine][aria-busy]').waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
})
