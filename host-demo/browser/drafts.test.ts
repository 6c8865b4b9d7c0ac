import type { Locator, Page } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { sharedMarket } from './market.ts'
import { pdf } from './pdf.ts'
import { expire, signIn, signOut, tokenIn } from './sign-in.ts'

// What was typed is not lost until it is sent, and is nobody else's business. Design section 7.
const market = sharedMarket()
afterEach(() => market().empty())

const KEPT = 'Draft kept on this device'
const ENDED = 'Your session has ended. Sign in again to go on; what you typed is still here.'
const AGAIN = `Please choose ${pdf.name} again: a draft cannot keep the file itself.`
const TEXT = 'Third-party inspection at your works,\nCIF Labuan.'

type Draft = {
  path: string
  form: string
  fields: Readonly<Record<string, string>>
  withFile: boolean
  send: string
  question?: string
  sent: string
}

const forms: readonly Draft[] = [
  {
    path: '/rfqProduct/1',
    form: 'Request for quotation',
    fields: { Quantity: '4', Message: TEXT },
    withFile: true,
    send: 'Send RFQ Now',
    question: 'Are you sure to submit your RFQ?',
    sent: 'RFQ sucessfully send',
  },
  {
    path: '/company/1/contactUs/4/subject/Ball%20valve',
    form: 'Inquiry',
    fields: { Subject: 'Ball valve, 8 inch', Message: TEXT },
    withFile: true,
    send: 'Send a Message',
    question: 'Are you sure to submit your inquiry?',
    sent: 'Inquiry sucessfully send',
  },
  {
    path: '/contactUs',
    form: 'Message to us',
    fields: { Name: 'Nur Aina', 'E-mail': 'aina@buyer.test', Message: TEXT },
    withFile: false,
    send: 'Send a Message',
    sent: 'Message sent',
  },
]

describe.each(forms)('$form', ({ path, form, fields, withFile, send, question, sent }) => {
  const formIn = (page: Page): Locator => page.getByRole('form', { name: form })
  const alert = (page: Page, name: string): Locator => page.getByRole('alertdialog', { name })

  async function opened(page: Page): Promise<Page> {
    await page.goto(path)
    await expect.poll(() => formIn(page).getByLabel('Message').isEnabled()).toBe(true)
    return page
  }

  async function chooseFile(page: Page): Promise<void> {
    if (!withFile) return
    await formIn(page).getByLabel('Upload File (.pdf)').setInputFiles(pdf)
    await formIn(page).getByText(pdf.name, { exact: true }).waitFor()
  }

  async function fillIn(page: Page): Promise<void> {
    for (const [label, text] of Object.entries(fields)) await formIn(page).getByLabel(label).fill(text)
    await chooseFile(page)
    await formIn(page).getByText(KEPT).waitFor()
  }

  async function holds(page: Page, file: 'chosen' | 'to be chosen again'): Promise<void> {
    for (const [label, text] of Object.entries(fields)) {
      await expect.poll(() => formIn(page).getByLabel(label).inputValue()).toBe(text)
    }
    if (!withFile) return
    expect(await formIn(page).getByText(pdf.name, { exact: true }).count()).toBe(file === 'chosen' ? 1 : 0)
    expect(await formIn(page).getByText(AGAIN).count()).toBe(file === 'chosen' ? 0 : 1)
  }

  async function isEmpty(page: Page): Promise<void> {
    await expect.poll(() => formIn(page).getByLabel('Message').inputValue()).toBe('')
    expect(await formIn(page).getByText(KEPT).count()).toBe(0)
    expect(await formIn(page).getByText(AGAIN).count()).toBe(0)
  }

  async function sendIt(page: Page): Promise<void> {
    await formIn(page).getByRole('button', { name: send }).click()
    if (question) await alert(page, question).getByRole('button', { name: 'OK' }).click()
    await alert(page, sent).getByRole('button', { name: 'OK' }).click()
    await alert(page, sent).waitFor({ state: 'detached' })
  }

  test('survives leaving and coming back, a reload and a crash, and is gone once it is sent', async () => {
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
    await formIn(next).getByText(KEPT).waitFor()
    await chooseFile(next)
    await holds(next, 'chosen')
    await sendIt(next)
    await isEmpty(await opened(await page.context().newPage()))
  })

  test('is not lost when the session ends, in this page or before the next', async () => {
    const page = await opened(await market().member())
    await fillIn(page)
    await expire(await tokenIn(page), market().url)
    if (question) {
      await formIn(page).getByRole('button', { name: send }).click()
      await alert(page, question).getByRole('button', { name: 'OK' }).click()
      await formIn(page).getByText(ENDED).waitFor()
      market().expected('401')
    } else {
      await page.evaluate(() => localStorage.setItem('user', 'null'))
    }
    await page.reload()
    await isEmpty(page)
    await page.locator('trade-menu').getByRole('button', { name: 'Sign In', exact: true }).click()
    await signIn(page)
    await holds(page, 'to be chosen again')
  })

  test('is shown to its member alone', async () => {
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

  test('of two tabs, each keeps its own text, and so does the next page', async () => {
    const first = await opened(await market().member())
    const second = await opened(await first.context().newPage())
    await fillIn(first)
    await formIn(second).getByLabel('Message').fill('Something else')
    await formIn(second).getByText(KEPT).waitFor()
    await first.bringToFront()
    await holds(first, 'chosen')
    for (const [label, text] of Object.entries(fields)) await formIn(second).getByLabel(label).fill(text)
    await formIn(second).getByLabel('Message').fill('Something else')
    await second.bringToFront()
    await sendIt(second)
    await first.reload()
    await holds(first, 'to be chosen again')
  })
})

test('what a visitor wrote to us goes on with who signs in, and does not stay behind', async () => {
  const page = await market().visitor()
  await page.goto('/contactUs')
  const message = page.getByRole('form', { name: 'Message to us' }).getByLabel('Message')
  await message.fill(TEXT)
  await page.locator('trade-menu').getByRole('button', { name: 'Sign In', exact: true }).click()
  await signIn(page)
  expect(await message.inputValue()).toBe(TEXT)
  await page.reload()
  expect(await message.inputValue()).toBe(TEXT)
  await signOut(page)
  await expect.poll(() => message.inputValue()).toBe('')
})
