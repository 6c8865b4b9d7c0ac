import type { Locator, Page } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { focusedName } from '../tools/focused-name.ts'
import { callTo, FormOnPage, forms } from '../tools/forms.ts'
import { sharedMarket } from '../tools/market.ts'

// The focus before, in and after every dialog.
const market = sharedMarket()
afterEach(() => market().empty())

const sites = [
  { site: 'the storefront', address: () => `${market().url}/rfqProduct/1` },
  { site: 'a partner’s page', address: () => `${market().partnerUrl}/valve-works.html` },
]

describe.each(sites)('on $site', ({ site, address }) => {
  const rfq = (page: Page): FormOnPage => new FormOnPage(page, 'product RFQ')
  const dialog = (page: Page, name: string): Locator =>
    page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }))
  const holdsFocus = (within: Locator): Promise<boolean> =>
    within.evaluate(element => element.matches(':focus-within'))
  const has = (page: Page, name: string): Promise<void> => expect.poll(() => focusedName(page)).toBe(name)

  /**
   * Tabs around in both directions. Between the last and the first element, the focus may visit the browser's own
   * controls.
   */
  async function keepsFocus(page: Page, opened: Locator): Promise<void> {
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let presses = 0; presses < 10; presses++) {
        await page.keyboard.press(key)
        if ((await focusedName(page)) !== 'nothing') expect(await holdsFocus(opened), key).toBe(true)
      }
    }
  }

  async function visitor(): Promise<Page> {
    const page = await market().visitor()
    await page.goto(address())
    await rfq(page).show()
    return page
  }

  async function member(): Promise<Page> {
    const page = await visitor()
    await rfq(page).signIn()
    await has(page, 'Quantity')
    return page
  }

  /** Fills in the form and submits it with Enter, so that the confirm dialog is open. */
  async function ask(page: Page): Promise<void> {
    await rfq(page).fillIn({ Message: 'Two valves', Quantity: '2' })
    await page.keyboard.press('Enter')
    await rfq(page).question.waitFor()
  }

  async function nothingIsLost(page: Page): Promise<void> {
    expect(await rfq(page).field('Quantity').inputValue()).toBe('2')
    expect(await rfq(page).field('Message').inputValue()).toBe('Two valves')
  }

  test.each([
    ['Sign In', 'Member Login', 'Username', 'Invalid Username or Password'],
    ['Register', 'Register as Our Member', 'Email', 'Email is empty'],
  ])(
    '%s: %s takes the focus, keeps it, sends with Enter, and returns it',
    async (button, title, first, said) => {
      const page = await visitor()
      const opened = dialog(page, title)
      await rfq(page).button(button).focus()
      await page.keyboard.press('Enter')
      await has(page, first)
      await keepsFocus(page, opened)
      await opened.getByLabel(first, { exact: true }).focus()
      await page.keyboard.press('Enter')
      await opened.getByText(said).waitFor()
      expect(await holdsFocus(opened)).toBe(true)
      await page.keyboard.press('Escape')
      await opened.waitFor({ state: 'detached' })
      await has(page, button)
      market().expected('400')
    },
  )

  test('the focus moves from the login to the recovery, its alert and back', async () => {
    const page = await visitor()
    await rfq(page).button('Sign In').focus()
    const recovery = dialog(page, 'Password Recovery')
    const openRecovery = async (): Promise<void> => {
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Forgot password?' }).focus()
      await page.keyboard.press('Enter')
      await has(page, 'Email')
    }
    await openRecovery()
    await keepsFocus(page, recovery)
    await page.keyboard.press('Escape')
    await recovery.waitFor({ state: 'detached' })
    await has(page, 'Sign In')

    await openRecovery()
    await page.keyboard.type(demoMembers.buyer)
    await page.keyboard.press('Enter')
    await has(page, 'OK')
    await keepsFocus(page, recovery)
    await page.getByRole('button', { name: 'OK' }).focus()
    await page.keyboard.press('Enter')
    // The e-mail is already filled in.
    await has(page, 'Password')
    await page.keyboard.press('Escape')
    await has(page, 'Sign In')
  })

  test('the confirmation focuses its OK button; Escape returns to the field, and nothing is lost', async () => {
    const page = await member()
    await ask(page)
    await has(page, 'OK')
    await keepsFocus(page, rfq(page).question)
    await page.keyboard.press('Escape')
    await rfq(page).question.waitFor({ state: 'detached' })
    await has(page, 'Quantity')
    await nothingIsLost(page)
  })

  test('the loader cannot be closed, and after a failure the focus is where it was before', async () => {
    const page = await member()
    let answer = (): void => {}
    const held = new Promise<void>(resolve => {
      answer = resolve
    })
    await page.route(callTo(forms['product RFQ'].calls.create), async route => {
      await held
      await route.fulfill({ status: 500, json: { message: 'The disk is full' } })
    })
    await ask(page)
    await has(page, 'OK')
    await page.keyboard.press('Enter')
    const loader = page.locator('dialog[open]').filter({ hasText: 'Please wait a second!' })
    await loader.waitFor()
    for (const key of ['Escape', 'Escape', 'Escape', 'Tab', 'Escape', 'Shift+Tab', 'Escape']) {
      await page.keyboard.press(key)
      expect(await loader.isVisible(), key).toBe(true)
    }
    await keepsFocus(page, loader)
    answer()
    await rfq(page).button('Try again').waitFor()
    await loader.waitFor({ state: 'detached' })
    await has(page, 'Quantity')
    await nothingIsLost(page)
    expect(market().expected('500')).toBe(1)
  })

  test('the final alert takes the focus and passes it on', async () => {
    const page = await member()
    await ask(page)
    await has(page, 'OK')
    await page.keyboard.press('Enter')
    const sent = rfq(page).success
    await sent.waitFor()
    await has(page, 'OK')
    await keepsFocus(page, sent)
    await page.keyboard.press('Escape')
    await sent.waitFor({ state: 'detached' })
    if (site === 'the storefront') return has(page, 'API 6D Trunnion Ball Valve 8" 600#')
    // A page that shows no product by itself has a panel in place of the form.
    await has(page, 'RFQ sucessfully send')
    await page.getByRole('button', { name: 'Send another request' }).focus()
    await page.keyboard.press('Enter')
    await has(page, 'Quantity')
  })

  test('the question about drafts takes the focus and returns it', async () => {
    const page = await member()
    if (site !== 'the storefront') {
      await page.evaluate(() => document.body.prepend(document.createElement('trade-menu')))
    }
    await rfq(page).fillIn({ Quantity: '2', Message: 'Two valves' })
    await rfq(page).within.getByText('Draft saved on this device').waitFor()
    const menu = page.locator('trade-menu')
    await menu.getByRole('button', { name: 'Sign out' }).focus()
    await page.keyboard.press('Enter')
    const question = dialog(page, 'Unsent drafts')
    await has(page, 'Keep them and sign out')
    await keepsFocus(page, question)
    await page.keyboard.press('Escape')
    await has(page, 'Sign out')
    await nothingIsLost(page)
    await page.keyboard.press('Enter')
    await has(page, 'Keep them and sign out')
    await page.keyboard.press('Enter')
    await question.waitFor({ state: 'detached' })
    await has(page, 'Sign In')
    expect(await holdsFocus(menu)).toBe(true)
  })
})

test('after an inquiry is sent, the focus stays in its field', async () => {
  const page = await market().member()
  const form = new FormOnPage(page, 'inquiry')
  await form.open()
  await form.fillIn({ Message: 'Two valves' })
  await form.field('Subject').focus()
  for (const alert of [form.question, form.success]) {
    await page.keyboard.press('Enter')
    await alert.waitFor()
    await expect.poll(() => focusedName(page)).toBe('OK')
  }
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await expect.poll(() => focusedName(page)).toBe('Subject')
})

test.each([
  ['/contactUs', 'trade-contact', 'Name', 'Email is empty', 'E-mail'],
  ['/FAQ', 'trade-newsletter', 'Your e-mail', 'Email is not valid', 'Your e-mail'],
])(
  '%s: Enter sends the form of %s, and the focus moves to the invalid field',
  async (path, tag, field, said, wrong) => {
    const page = await market().visitor()
    await page.goto(path)
    const element = page.locator(tag)
    await element.getByLabel(field, { exact: true }).fill('nobody')
    await page.keyboard.press('Enter')
    await element.getByText(said).waitFor()
    await expect.poll(() => focusedName(page)).toBe(wrong)
  },
)
