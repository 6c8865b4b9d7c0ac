import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { callTo, FormOnPage, forms } from '../tools/forms.ts'
import { ownMarket } from '../tools/own-market.ts'
import { endSession, tokenIn } from '../tools/sign-in.ts'

// The server ends a session in the middle of a call: no tab loses a word or a file.
const market = ownMarket()
afterEach(() => market().empty())

const ENDED = 'Your session has ended. Sign in again to continue. What you typed is still here.'
const NOTHING_LOST = 'Everything you entered is still here.'

type Sent = 'product RFQ' | 'inquiry'

async function fillIn(page: Page, name: Sent, message: string): Promise<void> {
  const form = new FormOnPage(page, name)
  await form.fillIn({ ...forms[name].values, Message: message })
  await form.chooseFile()
}

async function holds(page: Page, name: Sent, message: string): Promise<void> {
  const form = new FormOnPage(page, name)
  for (const [label, value] of Object.entries({ ...forms[name].values, Message: message })) {
    expect(await form.field(label).inputValue()).toBe(value)
  }
  expect(await form.file().count()).toBe(1)
}

const { calls: rfqCalls } = forms['product RFQ']
const { calls: inquiryCalls } = forms.inquiry

test.each([
  ['the upload of an RFQ', 'product RFQ', 'inquiry', rfqCalls.upload, 'nothing was sent'],
  ['the create of an RFQ', 'product RFQ', 'inquiry', rfqCalls.create, NOTHING_LOST],
  ['the upload of an inquiry', 'inquiry', 'product RFQ', inquiryCalls.upload, 'nothing was sent'],
  ['the create of an inquiry', 'inquiry', 'product RFQ', inquiryCalls.create, NOTHING_LOST],
  ['the notification of an inquiry', 'inquiry', 'product RFQ', inquiryCalls.notify, 'This was saved'],
] as const)('in %s', async (what, mine, others, call, said) => {
  const first = await market().member()
  await first.goto(forms[mine].path)
  const second = await first.context().newPage()
  await second.goto(forms[others].path)
  await fillIn(second, others, `Beside ${what}`)
  await fillIn(first, mine, `During ${what}`)
  const token = await tokenIn(first)
  // A background tab is drawn once a second.
  await first.bringToFront()
  await first.route(
    callTo(call),
    async route => {
      await endSession(token, market().url)
      await route.continue()
    },
    { times: 1 },
  )
  const form = new FormOnPage(first, mine)
  const beside = new FormOnPage(second, others)
  await form.send()

  await form.error.getByText(said).waitFor()
  await form.within.getByText(ENDED).waitFor()
  await beside.within.getByText(ENDED).waitFor()
  await holds(first, mine, `During ${what}`)
  await holds(second, others, `Beside ${what}`)
  expect(await form.success.count()).toBe(0)
  expect(market().expected('401')).toBe(1)

  await form.signIn()
  await beside.within.getByText(ENDED).waitFor({ state: 'detached' })
  await holds(first, mine, `During ${what}`)
  await holds(second, others, `Beside ${what}`)
  await form.button('Try again').click()
  await form.closeSuccess()
  await second.bringToFront()
  await beside.send()
  await beside.closeSuccess()
})

test('each request is one row in the database', async () => {
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
