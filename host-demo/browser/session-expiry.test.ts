import { sql } from 'drizzle-orm'
import type { Locator, Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { ownMarket } from './own-market.ts'
import { pdf } from './pdf.ts'
import { expire, signIn, tokenIn } from './sign-in.ts'

// The server ends a session in the middle of a call: nobody loses a word or a file, in no tab. Design sections 6 and 7.
const market = ownMarket()
afterEach(() => market().empty())

const ENDED = 'Your session has ended. Sign in again to go on; what you typed is still here.'
const NOTHING_LOST = 'Everything you entered is still here.'

const rfq = {
  path: '/rfqProduct/1',
  form: 'Request for quotation',
  send: 'Send RFQ Now',
  question: 'Are you sure to submit your RFQ?',
  sent: 'RFQ sucessfully send',
} as const
const inquiry = {
  path: '/company/1/contactUs/4/subject/Ball%20valve',
  form: 'Inquiry',
  send: 'Send a Message',
  question: 'Are you sure to submit your inquiry?',
  sent: 'Inquiry sucessfully send',
} as const

type Ask = typeof rfq | typeof inquiry

const formOf = (page: Page, { form }: Ask): Locator => page.getByRole('form', { name: form })

async function fillIn(page: Page, ask: Ask, message: string): Promise<void> {
  const form = formOf(page, ask)
  if (ask === rfq) await form.getByLabel('Quantity').fill('4')
  await form.getByLabel('Message').fill(message)
  await form.getByLabel('Upload File (.pdf)').setInputFiles(pdf)
  await form.getByText(pdf.name).waitFor()
}

async function holds(page: Page, ask: Ask, message: string): Promise<void> {
  const form = formOf(page, ask)
  if (ask === rfq) expect(await form.getByLabel('Quantity').inputValue()).toBe('4')
  expect(await form.getByLabel('Message').inputValue()).toBe(message)
  expect(await form.getByText(pdf.name, { exact: true }).count()).toBe(1)
}

async function send(page: Page, ask: Ask): Promise<void> {
  await formOf(page, ask).getByRole('button', { name: ask.send }).click()
  await page.getByRole('alertdialog', { name: ask.question }).getByRole('button', { name: 'OK' }).click()
}

async function arrived(page: Page, ask: Ask): Promise<void> {
  await page.getByRole('alertdialog', { name: ask.sent }).getByRole('button', { name: 'OK' }).click()
}

test.each([
  ['the upload of an RFQ', rfq, inquiry, '**/api/upload/Public/Products/Rfq/Doc', 'nothing was sent'],
  ['the create of an RFQ', rfq, inquiry, '**/api/public/rfq/new2*', NOTHING_LOST],
  ['the upload of an inquiry', inquiry, rfq, '**/api/upload/Public/Inquiry/Doc', 'nothing was sent'],
  ['the create of an inquiry', inquiry, rfq, '**/api/public/inquiry/new2', NOTHING_LOST],
  ['the notification of an inquiry', inquiry, rfq, '**/api/public/Inquiry/Email', 'This was saved'],
])('in %s', async (what, mine, others, call, said) => {
  const first = await market().member()
  await first.goto(mine.path)
  const second = await first.context().newPage()
  await second.goto(others.path)
  await fillIn(second, others, `Beside ${what}`)
  await fillIn(first, mine, `During ${what}`)
  const token = await tokenIn(first)
  // What lies behind another tab is drawn once a second.
  await first.bringToFront()
  await first.route(
    call,
    async route => {
      await expire(token, market().url)
      await route.continue()
    },
    { times: 1 },
  )
  await send(first, mine)

  const form = formOf(first, mine)
  await form.getByRole('alert').getByText(said).waitFor()
  await form.getByText(ENDED).waitFor()
  await formOf(second, others).getByText(ENDED).waitFor()
  await holds(first, mine, `During ${what}`)
  await holds(second, others, `Beside ${what}`)
  expect(await first.getByRole('alertdialog', { name: mine.sent }).count()).toBe(0)
  expect(market().expected('401')).toBe(1)

  await form.getByRole('button', { name: 'Sign In' }).click()
  await signIn(first)
  await formOf(second, others).getByText(ENDED).waitFor({ state: 'detached' })
  await holds(first, mine, `During ${what}`)
  await holds(second, others, `Beside ${what}`)
  await form.getByRole('button', { name: 'Try again' }).click()
  await arrived(first, mine)
  await second.bringToFront()
  await send(second, others)
  await arrived(second, others)
})

test('each of them is one row in the database', async () => {
  const rows = await market().rows<{ message: string; file_name: string }>(sql`
    select message, file_name from rfq
    union all
    select message, file_name from inquiry join inquiry_history on inquiry_id = inquiry.id
    `)
  const messages = [
    'Beside the create of an RFQ',
    'Beside the create of an inquiry',
    'Beside the notification of an inquiry',
    'Beside the upload of an RFQ',
    'Beside the upload of an inquiry',
    'During the create of an RFQ',
    'During the create of an inquiry',
    'During the notification of an inquiry',
    'During the upload of an RFQ',
    'During the upload of an inquiry',
  ]
  expect(rows.map(row => row.message).sort()).toEqual(messages)
  expect(new Set(rows.map(row => row.file_name))).toEqual(new Set(['datasheet']))
})
