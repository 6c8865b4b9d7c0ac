import type { Page } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { FormOnPage, forms, pdf } from '../tools/forms.ts'
import { sharedMarket } from '../tools/market.ts'
import { endSessionOf, signIn, signOut } from '../tools/sign-in.ts'

// Typed text is not lost before it is sent, and only its member sees it.
const market = sharedMarket()
afterEach(() => market().empty())

const KEPT = 'Draft saved on this device'
const ENDED = 'Your session has ended. Sign in again to continue. What you typed is still here.'
const AGAIN = `Please choose ${pdf.name} again. Drafts do not include files.`

/** Waits until a tab sees what another one has just stored: each has its own process, and a test is faster. */
async function sees(page: Page, { storedBy }: { storedBy: Page }): Promise<void> {
  const storage = (of: Page) => of.evaluate(() => ({ ...localStorage }))
  await expect.poll(() => storage(page)).toEqual(await storage(storedBy))
}

/** Returns a user who has the form of this name open. */
function draftOf(name: 'product RFQ' | 'inquiry' | 'contact') {
  const { path, values, withFile } = { withFile: false, ...forms[name] }
  const formOn = (page: Page): FormOnPage => new FormOnPage(page, name)

  async function opened(page: Page): Promise<Page> {
    await page.goto(path)
    await expect.poll(() => formOn(page).button().isEnabled()).toBe(true)
    return page
  }

  async function fillIn(page: Page): Promise<void> {
    await formOn(page).fillIn()
    if (withFile) await formOn(page).chooseFile()
    await formOn(page).within.getByText(KEPT).waitFor()
  }

  async function holds(page: Page, file: 'chosen' | 'to be chosen again'): Promise<void> {
    const form = formOn(page)
    for (const [label, text] of Object.entries(values)) {
      await expect.poll(() => form.field(label).inputValue()).toBe(text)
    }
    if (!withFile) return
    // The texts are there before the form is live.
    await expect.poll(() => form.within.getByText(AGAIN).count()).toBe(file === 'chosen' ? 0 : 1)
    expect(await form.file().count()).toBe(file === 'chosen' ? 1 : 0)
  }

  async function isEmpty(page: Page): Promise<void> {
    const form = formOn(page)
    await expect.poll(() => form.field('Message').inputValue()).toBe('')
    expect(await form.within.getByText(KEPT).count()).toBe(0)
    expect(await form.within.getByText(AGAIN).count()).toBe(0)
  }

  async function send(page: Page): Promise<void> {
    await formOn(page).send()
    await formOn(page).closeSuccess()
  }

  return { values, withFile, formOn, opened, fillIn, holds, isEmpty, send }
}

test.each(['product RFQ', 'inquiry', 'contact'] as const)(
  '%s: a draft survives navigation, a reload and a crash, and is deleted once it is sent',
  async name => {
    const { withFile, formOn, opened, fillIn, holds, isEmpty, send } = draftOf(name)
    const page = await opened(await market().member())
    await fillIn(page)
    await page.getByRole('link', { name: 'FAQ', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor()
    await page.goBack()
    await holds(page, 'chosen')
    await page.reload()
    await holds(page, 'to be chosen again')
    const crashed = page.waitForEvent('crash')
    await Promise.all([crashed, page.goto('chrome://crash').catch(() => {})])

    const next = await opened(await page.context().newPage())
    await holds(next, 'to be chosen again')
    await formOn(next).within.getByText(KEPT).waitFor()
    if (withFile) await formOn(next).chooseFile()
    await holds(next, 'chosen')
    await send(next)
    await isEmpty(await opened(await page.context().newPage()))
  },
)

// The forms share their drafts code, so one of them stands for all.
describe('product RFQ', () => {
  const { values, formOn, opened, fillIn, holds, isEmpty, send } = draftOf('product RFQ')

  test('is not lost when the session ends', async () => {
    const page = await opened(await market().member())
    await fillIn(page)
    await endSessionOf(page)
    await formOn(page).send()
    await formOn(page).within.getByText(ENDED).waitFor()
    market().expected('401')
    await page.reload()
    await isEmpty(page)
    await page.locator('trade-menu').getByRole('button', { name: 'Sign In', exact: true }).click()
    await signIn(page)
    await holds(page, 'to be chosen again')
  })

  test('is shown only to its member', async () => {
    const page = await opened(await market().member())
    await fillIn(page)
    await signOut(page)
    await isEmpty(page)
    const enter = async (email: string): Promise<void> => {
      await page.locator('trade-menu').getByRole('button', { name: 'Sign In', exact: true }).click()
      await signIn(page, email)
    }
    await enter(demoMembers.seller)
    await isEmpty(page)
    await page.reload()
    await isEmpty(page)
    await signOut(page)
    await enter(demoMembers.buyer)
    await holds(page, 'to be chosen again')
  })

  test('two tabs keep their own texts, and so does the next page', async () => {
    const first = await opened(await market().member())
    const second = await opened(await first.context().newPage())
    await fillIn(first)
    await sees(second, { storedBy: first })
    await formOn(second).fillIn({ Message: 'Something else' })
    await formOn(second).within.getByText(KEPT).waitFor()
    await first.bringToFront()
    await holds(first, 'chosen')
    await formOn(second).fillIn({ ...values, Message: 'Something else' })
    await second.bringToFront()
    await send(second)
    await sees(first, { storedBy: second })
    await first.reload()
    await holds(first, 'to be chosen again')
  })
})

test('contact: a draft is not lost if the session ends before the next page', async () => {
  const { opened, fillIn, holds, isEmpty } = draftOf('contact')
  const page = await opened(await market().member())
  await fillIn(page)
  await page.evaluate(() => localStorage.setItem('user', 'null'))
  await page.reload()
  await isEmpty(page)
  await page.locator('trade-menu').getByRole('button', { name: 'Sign In', exact: true }).click()
  await signIn(page)
  await holds(page, 'to be chosen again')
})

test('a visitor’s contact draft passes to the member who signs in, and is not left behind', async () => {
  const page = await market().visitor()
  await page.goto('/contactUs')
  const message = new FormOnPage(page, 'contact').field('Message')
  await message.fill('Where are you?')
  await page.locator('trade-menu').getByRole('button', { name: 'Sign In', exact: true }).click()
  await signIn(page)
  expect(await message.inputValue()).toBe('Where are you?')
  await page.reload()
  await expect.poll(() => message.inputValue()).toBe('Where are you?')
  await signOut(page)
  await expect.poll(() => message.inputValue()).toBe('')
})

test('a draft that shows before its form is live does not outlive the sign-out of its member', async () => {
  const page = await market().member()
  await page.goto('/contactUs')
  const message = new FormOnPage(page, 'contact').field('Message')
  await message.fill('Where are you?')
  await page.getByText(KEPT).waitFor()
  let letPass = (): void => {}
  const held = new Promise<void>(resume => {
    letPass = resume
  })
  await page.route('**/chunks/contact-*.js', async route => {
    await held
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => message.inputValue()).toBe('Where are you?')
  await signOut(page)
  letPass()
  await page.locator('trade-contact .trade-root[data-served]').waitFor({ state: 'detached' })
  await expect.poll(() => message.inputValue()).toBe('')
})
