import type { Locator, Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { chatHistoryReply, chatMenuReply } from '#shared/testing/replies.ts'
import { FormOnPage, forms } from '../tools/forms.ts'
import { sharedMarket } from '../tools/market.ts'

// Code that only an action needs is requested when the part is first touched, and a press before it arrives is not
// lost.
const market = sharedMarket()
afterEach(() => market().empty())

const RFQ = 'product RFQ'
const SENDING = '**/chunks/submission-dialogs-*.js'
const CHAT_SENDING = '**/chunks/chat-sending-*.js'

/** Opens the form, live and not touched yet. */
async function openRfq(page: Page): Promise<FormOnPage> {
  const live = page.waitForResponse('**/chunks/react-dom-*.js')
  const form = new FormOnPage(page, RFQ)
  await form.open()
  await (await live).finished()
  await expect.poll(() => form.button().isEnabled()).toBe(true)
  return form
}

/**
 * Opens the form with all fields filled in, while the code that sends it is held back. Also returns a function that
 * releases it.
 */
async function openHeld(): Promise<[form: FormOnPage, letPass: () => void]> {
  let letPass = (): void => {}
  const held = new Promise<void>(resume => {
    letPass = resume
  })
  const page = await market().member()
  await page.route(SENDING, async route => {
    await held
    await route.continue()
  })
  const form = await openRfq(page)
  await form.fillIn()
  return [form, letPass]
}

test.each([
  ['the RFQ form', forms[RFQ].path, SENDING, /Message$/],
  ['a company’s tabs', '/company/1', '**/chunks/company-items-*.js', /^Overview$/],
] as const)('the code for %s loads at the first touch and not before', async (_, path, part, name) => {
  const page = await market().member()
  const asked: string[] = []
  await page.route(part, route => {
    asked.push(route.request().url())
    return route.continue()
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  const touched = page.getByRole('textbox', { name }).or(page.getByRole('tab', { name }))
  await touched.waitFor()
  expect(asked).toEqual([])
  const coming = page.waitForResponse(part)
  await touched.focus()
  await coming
  expect(asked).toHaveLength(1)
})

test('a button that is pressed before any script has loaded acts once it can', async () => {
  const page = await market().visitor()
  let letPass = (): void => {}
  const held = new Promise<void>(resume => {
    letPass = resume
  })
  await page.route('**/chunks/*.js', async route => {
    await held
    await route.continue()
  })
  await page.goto('/search?keyword=valve', { waitUntil: 'commit' })
  await page.locator('trade-menu').getByRole('button', { name: 'Sign In', exact: true }).click()
  letPass()
  await page.getByRole('dialog', { name: 'Member Login' }).waitFor()
})

test('a button without the page’s script tells the reader to reload', async () => {
  const page = await market().visitor()
  await page.route('**/chunks/index-*.js', route => route.abort())
  await page.goto('/search?keyword=valve')
  await page.locator('trade-menu').getByRole('button', { name: 'Sign In', exact: true }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Reload the page, then try again.' })
  await notice.waitFor()
  await page.locator('main').getByRole('link', { name: /Valve/ }).first().waitFor()
  expect(market().expected('ERR_FAILED')).toBeGreaterThan(0)
})

test('pointer and focus moves during hydration raise no error', async () => {
  const page = await market().visitor()
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel()
    const next = (): void => port2.postMessage(0)
    port1.onmessage = () => {
      const menu = document.querySelector('trade-menu')?.shadowRoot
      for (const type of ['pointerover', 'mouseover', 'focusin'])
        menu?.querySelector('button')?.dispatchEvent(new Event(type, { bubbles: true }))
      if (!menu || menu.querySelector('[data-served]')) next()
    }
    next()
  })
  await page.goto('/search?keyword=valve')
  const menu = page.locator('trade-menu')
  await menu.locator('.trade-root:not([data-served])').waitFor({ state: 'attached' })
  await menu.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('dialog', { name: 'Member Login' }).waitFor()
})

test('a form submitted before the sending code has loaded is sent once, after it has loaded', async () => {
  const [form, letPass] = await openHeld()
  const creates: string[] = []
  form.page.on('request', request => {
    if (request.url().includes(forms[RFQ].calls.create)) creates.push(request.url())
  })
  for (let presses = 0; presses < 3; presses++) await form.button().click()
  letPass()
  await form.question.getByRole('button', { name: 'OK' }).click()
  await form.closeSuccess()
  expect(creates).toHaveLength(1)
})

test('if the sending code cannot load, the form says so, keeps the text, and sends once it can', async () => {
  const page = await market().member()
  await page.route(SENDING, route => route.abort())
  const form = await openRfq(page)
  await form.fillIn()
  await form.button().click()
  const note = form.within.getByRole('alert').getByText('Part of this page did not load.')
  await note.waitFor()
  for (const [label, text] of Object.entries(forms[RFQ].values)) {
    expect(await form.field(label).inputValue()).toBe(text)
  }
  await form.within.getByText('Draft saved on this device').waitFor()
  await page.unroute(SENDING)
  await form.button('Try again').click()
  await form.question.getByRole('button', { name: 'OK' }).click()
  await form.closeSuccess()
  expect(await note.count()).toBe(0)
  expect(market().expected('ERR_FAILED')).toBeGreaterThan(0)
})

test('a company’s list that cannot load says so, and loads at the next try', async () => {
  const page = await market().visitor()
  await page.route('**/chunks/company-items-*.js', route => route.abort())
  await page.goto('/company/1')
  await page.getByRole('tab', { name: 'Products' }).click()
  const retry = page.getByRole('tabpanel').getByRole('button', { name: 'Try again' })
  await retry.waitFor()
  await page.unroute('**/chunks/company-items-*.js')
  await retry.click()
  await page.getByRole('tabpanel').getByRole('listitem').first().waitFor()
  expect(market().expected('ERR_FAILED')).toBeGreaterThan(0)
})

/** Opens a page with a member's chat with one company: live, read, and not touched yet. */
async function openChat(): Promise<{ page: Page; field: Locator; asked: string[]; sent: string[] }> {
  const page = await market().member()
  const asked: string[] = []
  const sent: string[] = []
  page.on('request', request => {
    if (request.url().includes('/chunks/chat-sending-')) asked.push(request.url())
  })
  await page.route('**/user/chatMenu?*', route =>
    route.fulfill({ json: chatMenuReply([{ id: 1, name: 'Kerteh', logo: '', chatId: 301 }]) }),
  )
  await page.route('**/user/getchathistory?*', route =>
    route.fulfill({ json: chatHistoryReply(sent.map(body => ({ side: 'Client', body }))) }),
  )
  await page.route('**/user/updateChatHistory', route => {
    sent.push(route.request().postDataJSON().MessageBody)
    return route.fulfill({ json: {} })
  })
  await page.goto('/FAQ')
  const live = page.getByRole('button', { name: 'Open messages' })
  await live.waitFor()
  await page.locator('trade-chat').evaluate(chat => chat.setAttribute('company-id', '1'))
  const field = page.getByLabel('Message to Kerteh')
  await field.waitFor()
  await page.getByText('No messages yet. Write the first one.').waitFor()
  return { page, field, asked, sent }
}

test('the sending code of a chat loads at the first touch, and not for reading', async () => {
  const { page, field, asked, sent } = await openChat()
  await page.waitForResponse('**/user/getchathistory?*')
  expect(asked).toEqual([])
  await field.focus()
  await expect.poll(() => asked.length).toBe(1)
  await field.fill('Six pieces?')
  await field.press('Enter')
  await expect.poll(() => sent).toEqual(['Six pieces?'])
  expect(asked).toHaveLength(1)
})

test('if the sending code of a chat cannot load, the chat says so, keeps the text, and sends it once at the next try', async () => {
  const { page, field, sent } = await openChat()
  await page.route(CHAT_SENDING, route => route.abort())
  await field.fill('Six pieces?')
  await field.press('Enter')
  const note = page.getByRole('alert').getByText('Part of this page did not load.')
  await note.waitFor()
  expect(await field.inputValue()).toBe('Six pieces?')
  expect(await field.evaluate(element => element.matches(':focus'))).toBe(true)
  await page.unroute(CHAT_SENDING)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.poll(() => sent).toEqual(['Six pieces?'])
  await expect.poll(() => field.inputValue()).toBe('')
  expect(await note.count()).toBe(0)
  expect(market().expected('ERR_FAILED')).toBeGreaterThan(0)
})
