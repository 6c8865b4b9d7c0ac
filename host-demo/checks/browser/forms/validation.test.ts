import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { type FormName, FormOnPage } from '../tools/forms.ts'
import { ownMarket } from '../tools/own-market.ts'

// The validation rules of each form, in order, on the running product: decisions.mdx#form-rules.
const market = ownMarket()

/** The text to type next, the message about it, and the field beside the message. */
type Step = { typed: Record<string, string>; says: string; focus: string }

/** Returns a valid e-mail with this many characters. */
const emailOf = (length: number) => 'siti@buyer.test'.padStart(length, 's')

const emailSteps = (label: string): Step[] => [
  { typed: { [label]: '' }, says: 'Email is empty', focus: label },
  { typed: { [label]: '   ' }, says: 'Email is empty', focus: label },
  { typed: { [label]: 'siti@' }, says: 'Email is not valid', focus: label },
  { typed: { [label]: 'siti buyer.test' }, says: 'Email is not valid', focus: label },
  { typed: { [label]: emailOf(151) }, says: 'Email is not valid', focus: label },
]

/** Everything is wrong at first; then one thing after another is corrected. */
const broken: { form: FormName; steps: Step[] }[] = [
  { form: 'newsletter', steps: emailSteps('Your e-mail') },
  { form: 'recovery', steps: emailSteps('Email') },
  {
    form: 'register',
    steps: [
      { typed: { Email: '', Password: '', 'Repeat Password': 'x' }, says: 'Email is empty', focus: 'Email' },
      { typed: { Email: '  ' }, says: 'Email is empty', focus: 'Email' },
      { typed: { Email: 'siti' }, says: 'Password is empty', focus: 'Password' },
      { typed: { Password: 'X' }, says: 'Passwords do not match', focus: 'Repeat Password' },
      { typed: { 'Repeat Password': 'X ' }, says: 'Passwords do not match', focus: 'Repeat Password' },
    ],
  },
  {
    form: 'contact',
    steps: [
      { typed: { Name: '', 'E-mail': '', Message: '' }, says: 'Name is empty', focus: 'Name' },
      { typed: { Name: ' ' }, says: 'Name is empty', focus: 'Name' },
      { typed: { Name: 'Siti' }, says: 'Email is empty', focus: 'E-mail' },
      { typed: { 'E-mail': 'siti@' }, says: 'Message is empty', focus: 'Message' },
      { typed: { Message: ' \n ' }, says: 'Message is empty', focus: 'Message' },
      { typed: { Message: 'Hello' }, says: 'Email is not valid', focus: 'E-mail' },
    ],
  },
  {
    form: 'inquiry',
    steps: [
      { typed: { Subject: '', Message: '' }, says: 'Subject is empty', focus: 'Subject' },
      { typed: { Subject: '  ' }, says: 'Subject is empty', focus: 'Subject' },
      { typed: { Subject: 'Valves' }, says: 'Message is empty', focus: 'Message' },
      { typed: { Message: '\n' }, says: 'Message is empty', focus: 'Message' },
    ],
  },
  {
    form: 'product RFQ',
    steps: [
      { typed: { Quantity: '', Message: '' }, says: 'Quantity is empty', focus: 'Quantity' },
      { typed: { Quantity: '-1' }, says: 'Quantity cannot be negative', focus: 'Quantity' },
      { typed: { Quantity: '-0.5' }, says: 'Quantity cannot be negative', focus: 'Quantity' },
      { typed: { Quantity: '0' }, says: 'Message is empty', focus: 'Message' },
      { typed: { Message: '  ' }, says: 'Message is empty', focus: 'Message' },
    ],
  },
  {
    form: 'service RFQ',
    steps: [
      { typed: { Message: '' }, says: 'Message is empty', focus: 'Message' },
      { typed: { Message: ' \n' }, says: 'Message is empty', focus: 'Message' },
    ],
  },
]

/** Values that have to pass, and their result: success, or the server's reply. */
const passing: { what: string; form: FormName; typed: Record<string, string>; serverSays?: string }[] = [
  { what: 'a quantity of zero', form: 'product RFQ', typed: { Quantity: '0', Message: 'zero' } },
  { what: 'a decimal quantity', form: 'product RFQ', typed: { Quantity: '2.5', Message: 'decimal' } },
  { what: 'no quantity at all', form: 'service RFQ', typed: { Message: 'none' } },
  { what: 'a subject of its own', form: 'inquiry', typed: { Subject: 'Pipe', Message: 'inquired' } },
  {
    what: 'an e-mail of 150 characters, blanks around it',
    form: 'newsletter',
    typed: { 'Your e-mail': ` ${emailOf(150)} ` },
  },
  { what: 'an e-mail of 150 characters', form: 'recovery', typed: { Email: emailOf(150) } },
  {
    what: 'an e-mail of 151 characters',
    form: 'contact',
    typed: { Name: 'Siti', 'E-mail': emailOf(151), Message: 'Hello' },
    serverSays: 'Email is not valid',
  },
  {
    what: 'a nonsense e-mail, no name and no phone',
    form: 'register',
    typed: {
      Email: 'nonsense',
      Password: 'mud pump 9',
      'Repeat Password': 'mud pump 9',
      Name: '',
      MobileNo: '',
    },
    serverSays: 'Email is not valid',
  },
]

let member: Page
const writes: string[] = []

beforeAll(async () => {
  member = await market().member()
  listenTo(member)
})

function listenTo(page: Page): void {
  page.on('request', request => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
}

const isFocused = (form: FormOnPage, label: string): Promise<boolean> =>
  form.field(label).evaluate(field => field.matches(':focus'))

describe.each(broken)('$form', ({ form: name, steps }) => {
  test('is refused with the texts and the order of the specification, and not sent', async () => {
    const form = new FormOnPage(member, name)
    await form.open()
    writes.length = 0
    for (const { typed, says, focus } of steps) {
      await form.fillIn(typed)
      await form.button().click()
      await expect.poll(() => form.error.textContent()).toBe(says)
      await expect
        .poll(() => isFocused(form, focus), { message: `${says}: ${focus} has the focus` })
        .toBe(true)
    }
    expect(await member.getByRole('alertdialog').count()).toBe(0)
    expect(writes).toEqual([])
  })
})

test.each(passing)('$what is accepted in $form', async ({ form: name, typed, serverSays }) => {
  const form = new FormOnPage(member, name)
  await form.open()
  writes.length = 0
  await form.fillIn(typed)
  await form.send()
  if (serverSays === undefined) await form.success.waitFor()
  else await expect.poll(() => form.error.textContent()).toBe(serverSays)
  // An inquiry is followed by its mail.
  expect(writes).toHaveLength(name === 'inquiry' ? 2 : 1)
})

test('the quantity is stored as typed, and as 0 for a service', async () => {
  const rows = await market().rows(sql`select message, quantity from rfq order by id`)
  expect(rows).toEqual([
    { message: 'zero', quantity: 0 },
    { message: 'decimal', quantity: 2.5 },
    { message: 'none', quantity: 0 },
  ])
})

test('a login has no rules: an empty form is sent, and answered', async () => {
  const visitor = await market().visitor()
  const form = new FormOnPage(visitor, 'login')
  await form.open()
  listenTo(visitor)
  writes.length = 0
  await form.button().click()
  await expect.poll(() => form.error.textContent()).toBe('Invalid Username or Password')
  expect(writes).toEqual(['POST /api/tenant/auth'])
  expect(market().expected('status of 400')).toBe(1)
})
