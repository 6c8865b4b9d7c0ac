import { type SQL, sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type FormName, FormOnPage, pdf } from '../tools/forms.ts'
import { type FaultResult, FaultyNetwork, type NetworkFault, networkFaults } from '../tools/network-faults.ts'
import { ownMarket } from '../tools/own-market.ts'
import { sampled } from '../tools/sampled.ts'
import { signIn } from '../tools/sign-in.ts'

// Every write of the product under every possible network fault: nothing is sent twice automatically, no typed text is
// lost, the words are right, and in the end the server holds the entry once.
const market = ownMarket({ recoveryFloor: 0 })
const results: FaultResult[] = []
afterAll(() => console.table(results))

/** Milliseconds after which any automatic resend would have happened. */
const A_WHILE = 20_000
const EXPIRED = 'Your session has ended. Sign in again to continue. What you typed is still here.'

/** One call that stores something, and the form that makes it. Add a row to `writes` to try every fault on it. */
type Write = {
  name: string
  form: FormName
  method: 'POST' | 'PUT'
  path: string
  /** The call that the same submission makes directly before it. */
  after?: string
  /** True when it answers with a ReturnCode and a ResponseMessage. */
  hasEnvelope?: true
  /** The sender: a visitor, a member who needs no sign-in for it, or a member who does. */
  by: 'visitor' | 'member' | 'member alone'
  /** Creates the data that has to exist before. */
  prepare?: (url: string, marker: string) => Promise<void>
  /** The text for each field, by label. No other cell's text contains `marker`. */
  typed: (marker: string) => Record<string, string>
  /** True when a PDF that contains the marker is sent along. */
  withFile?: true
  /** The whole sentence in the error box. */
  says: (kind: NetworkFault) => string
  /** The control that sends it once more. */
  again: (kind: NetworkFault) => 'Try again' | 'its button'
  /** For each table, counts the rows that the whole submission of the marker has stored. */
  tables: (marker: string) => Record<string, SQL>
  /** The table that this call itself fills. */
  table: string
  /** The right number of rows when it was saved and is sent again; 1 unless stated here, with the reason. */
  afterTwice?: { rows: number; because: string }
  /** The server's answer to a repeat that it does not count as a success. */
  refusesRepeat?: string
  /** Checks any other condition that has to hold while the failure shows. */
  alsoHolds?: (page: Page) => Promise<void>
}

const PASSWORD = 'a long enough password'
const emailOf = (marker: string) => `${marker}@faults.test`

async function registered(url: string, marker: string): Promise<void> {
  const member = {
    Email: emailOf(marker),
    Password: PASSWORD,
    Name: marker,
    MobileNo: '',
    Category: 'personal',
  }
  const answer = await fetch(`${url}/api/login/tenant/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(member),
  })
  expect(await answer.json()).toMatchObject({ ReturnCode: 200 })
}

const NOT_UPLOADED =
  'The file could not be uploaded, so nothing was sent. Your text and your file are still here.'
const NOT_SENT = 'This could not be sent. Everything you entered is still here.'
const NOT_NOTIFIED = 'This was saved, but we could not notify the company by e-mail.'
const IN_DOUBT =
  "We got no clear answer, so this may have arrived. Check the 'Qoute Me' module in Dashboard. If it is not there, try again. Everything you entered is still here."

const messageOf = (marker: string) => `CIF Labuan, with MTC 3.1. ${marker}`

const file = (marker: string) =>
  sql`select count(*)::int as count from upload where position(convert_to(${marker}, 'UTF8') in bytes) > 0`

const mail = (subject: string, marker: string) =>
  sql`select count(*)::int as count from mail where subject like ${subject} and position(${marker} in body) > 0`

/** For each step of an RFQ and of an inquiry: decisions.mdx#no-false-success and decisions.mdx#uploads. */
const rfq = {
  form: 'product RFQ',
  method: 'POST',
  by: 'member alone',
  typed: (marker: string) => ({ Quantity: '12.5', Message: messageOf(marker) }),
  withFile: true,
  again: () => 'Try again',
  tables: (marker: string) => ({
    upload: file(marker),
    rfq: sql`select count(*)::int as count from rfq where message = ${messageOf(marker)} and quantity = 12.5 and upload_name is not null`,
    mail: mail('RFQ : %', marker),
  }),
} as const satisfies Partial<Write>

const inquiry = {
  form: 'inquiry',
  method: 'POST',
  by: 'member alone',
  typed: (marker: string) => ({ Subject: `Valves ${marker}`, Message: messageOf(marker) }),
  withFile: true,
  again: () => 'Try again',
  tables: (marker: string) => ({
    upload: file(marker),
    inquiry: sql`select count(*)::int as count from inquiry join inquiry_history on inquiry.id = inquiry_id where message = ${messageOf(marker)} and upload_name is not null`,
    mail: mail('Inquiry : %', marker),
  }),
} as const satisfies Partial<Write>

const uploadSays = ({ says, ownWords = says }: NetworkFault) => `${NOT_UPLOADED} ${ownWords}`
const createSays = ({ says, ownWords = says, inDoubt }: NetworkFault) =>
  inDoubt ? IN_DOUBT : `${NOT_SENT} ${ownWords}`

/** Every write of the product. A service RFQ takes the same path as a product RFQ. */
const writes: readonly Write[] = [
  // The dialogs of visitors: decisions.mdx#return-codes and decisions.mdx#login-errors.
  {
    name: 'sign-in',
    form: 'login',
    method: 'POST',
    path: '/api/tenant/auth',
    by: 'visitor',
    prepare: registered,
    typed: marker => ({ Username: emailOf(marker), Password: PASSWORD }),
    says: ({ status, says }) => (status === 400 || status === 401 ? 'Invalid Username or Password' : says),
    again: () => 'its button',
    tables: marker => ({
      session: sql`select count(*)::int as count from session join member on member.id = member_id where email = ${emailOf(marker)}`,
    }),
    table: 'session',
    afterTwice: { rows: 2, because: 'a token that was lost on the way signs nobody in, and runs out' },
    async alsoHolds(page) {
      expect(await page.evaluate(() => localStorage.getItem('user'))).toBe('null')
    },
  },
  {
    name: 'register',
    form: 'register',
    method: 'POST',
    path: '/api/login/tenant/register',
    hasEnvelope: true,
    by: 'member',
    typed: marker => ({
      Email: emailOf(marker),
      Password: PASSWORD,
      'Repeat Password': PASSWORD,
      Name: `Member ${marker}`,
      MobileNo: '+60 12 345 6789',
    }),
    says: ({ says, ownWords = says }) => ownWords,
    again: () => 'its button',
    tables: marker => ({
      member: sql`select count(*)::int as count from member where email = ${emailOf(marker)}`,
    }),
    table: 'member',
    refusesRepeat: 'This email is already registered. Please sign in or recover your password.',
  },
  {
    name: 'recovery',
    form: 'recovery',
    method: 'PUT',
    path: '/api/Admin/password/recovery',
    hasEnvelope: true,
    by: 'member',
    prepare: registered,
    typed: marker => ({ Email: emailOf(marker) }),
    says: ({ says, ownWords = says }) => ownWords,
    again: () => 'its button',
    tables: marker => ({
      mail: sql`select count(*)::int as count from mail where subject = 'Your temporary password' and recipient = ${emailOf(marker)}`,
    }),
    table: 'mail',
    afterTwice: { rows: 2, because: 'each request sends another password, and only the last one works' },
  },
  {
    name: 'contact',
    form: 'contact',
    method: 'PUT',
    path: '/api/Admin/contact/us',
    hasEnvelope: true,
    by: 'member',
    typed: marker => ({ Name: 'Siti', 'E-mail': emailOf(marker), Message: `Where are you? ${marker}` }),
    says({ says, ownWords, inDoubt }) {
      if (inDoubt) {
        return 'We got no clear answer, so this may have arrived. Everything you entered is still here. Check whether it arrived before you send it again.'
      }
      if (ownWords) return ownWords
      return `This could not be sent. Everything you entered is still here. ${says}`
    },
    again: ({ ownWords, inDoubt }) => (ownWords && !inDoubt ? 'its button' : 'Try again'),
    tables: marker => ({
      contact_message: sql`select count(*)::int as count from contact_message where email = ${emailOf(marker)}`,
      mail: sql`select count(*)::int as count from mail where position(${marker} in body) > 0`,
    }),
    table: 'contact_message',
  },
  {
    name: 'newsletter',
    form: 'newsletter',
    method: 'POST',
    path: '/api/public/newsletter/add',
    hasEnvelope: true,
    by: 'member',
    typed: marker => ({ 'Your e-mail': emailOf(marker) }),
    says: ({ says, ownWords = says }) => ownWords,
    again: () => 'its button',
    tables: marker => ({
      subscriber: sql`select count(*)::int as count from subscriber where email = ${emailOf(marker)}`,
      mail: sql`select count(*)::int as count from mail where recipient = ${emailOf(marker)}`,
    }),
    table: 'mail',
    afterTwice: { rows: 2, because: 'each request mails the link again, and every one of them works' },
  },
  {
    ...rfq,
    name: 'RFQ upload',
    path: '/api/upload/Public/Products/Rfq/Doc',
    says: uploadSays,
    table: 'upload',
  },
  {
    ...rfq,
    name: 'RFQ create',
    path: '/api/public/rfq/new2',
    after: '/api/upload/Public/Products/Rfq/Doc',
    says: createSays,
    table: 'rfq',
  },
  {
    ...inquiry,
    name: 'inquiry upload',
    path: '/api/upload/Public/Inquiry/Doc',
    says: uploadSays,
    table: 'upload',
  },
  {
    ...inquiry,
    name: 'inquiry create',
    path: '/api/public/inquiry/new2',
    after: '/api/upload/Public/Inquiry/Doc',
    says: createSays,
    table: 'inquiry',
  },
  {
    ...inquiry,
    name: 'inquiry mail',
    path: '/api/public/Inquiry/Email',
    after: '/api/public/inquiry/new2',
    says: ({ says, ownWords = says }) => `${NOT_NOTIFIED} ${ownWords}`,
    table: 'mail',
  },
]

let markers = 0

describe.each(writes)('$name', write => {
  let page: Page
  let network: FaultyNetwork
  let form: FormOnPage

  beforeAll(async () => {
    page = await market().visitor()
    page.setDefaultTimeout(30_000)
    await page.clock.install()
    network = new FaultyNetwork(page, write)
    form = new FormOnPage(page, write.form)
    await page.goto('/login')
    if (write.by !== 'visitor') await signIn(page)
  })

  let present: NetworkFault | undefined
  // Runs before the market checks the complaints of the pages.
  afterEach(async () => {
    await network.restore()
    if (present?.complaint) market().expected(present.complaint)
  })

  afterAll(() => page.context().close())

  const file = () => form.file()

  async function fillInAll(marker: string): Promise<void> {
    if (write.by === 'visitor') await page.evaluate(() => localStorage.clear())
    await form.open()
    await form.fillIn(write.typed(marker))
    if (!write.withFile) return
    await form.chooseFile({ ...pdf, buffer: Buffer.from(`%PDF-1.7\n% ${marker}\n%%EOF\n`) })
  }

  /** Returns the values of the fields, by label. */
  async function typedNow(marker: string): Promise<Record<string, string>> {
    const values: Record<string, string> = {}
    for (const label of Object.keys(write.typed(marker))) {
      values[label] = await form.field(label).inputValue()
    }
    return values
  }

  async function rowsOf(marker: string): Promise<Record<string, number>> {
    const counts: Record<string, number> = {}
    for (const [table, statement] of Object.entries(write.tables(marker))) {
      counts[table] = (await market().rows<{ count: number }>(statement))[0]?.count ?? 0
    }
    return counts
  }

  const isSignedIn = () => page.evaluate(() => (localStorage.getItem('user') ?? 'null') !== 'null')

  async function again(kind: NetworkFault): Promise<void> {
    if (kind.status === 401 && write.by === 'member alone') {
      await form.within.getByText(EXPIRED).waitFor()
      await form.signIn()
    }
    const way = write.again(kind)
    await (way === 'its button' ? form.button() : form.button(way)).click()
  }

  test.each(sampled(write.name, kindsFor(write)))('$name', async kind => {
    present = kind
    const cell: FaultResult = { write: write.name, fault: kind.name, isRight: false }
    results.push(cell)
    const marker = `mark-${String(++markers).padStart(4, '0')}`
    await write.prepare?.(market().url, marker)
    await fillInAll(marker)
    const before = network.requests

    const { happened } = await network.breakWith(kind)
    await form.send()
    await happened()
    await form.error.filter({ hasText: /\S/ }).waitFor()
    cell.message = ((await form.error.textContent()) ?? '').trim()
    await page.clock.fastForward(A_WHILE)

    cell.requests = network.requests - before
    cell.rows = (await rowsOf(marker))[write.table] ?? -1
    const typed = await typedNow(marker)
    const files = await file().count()
    cell.isKept =
      JSON.stringify(typed) === JSON.stringify(write.typed(marker)) && files === (write.withFile ? 1 : 0)
    expect(cell.message).toBe(write.says(kind))
    expect(cell.requests).toBe(requestsOf(write, kind))
    expect(cell.rows).toBe(kind.saved ? 1 : 0)
    expect(typed).toEqual(write.typed(marker))
    expect(files).toBe(write.withFile ? 1 : 0)
    expect(await form.success.count()).toBe(0)
    expect(await isSignedIn()).toBe(staysSignedIn(write, kind))
    await write.alsoHolds?.(page)

    await network.restore()
    await again(kind)
    if (kind.saved && write.refusesRepeat)
      await form.error.getByText(write.refusesRepeat, { exact: true }).waitFor()
    else await form.success.waitFor()
    const rows = await rowsOf(marker)
    cell.rowsInTheEnd = rows[write.table] ?? -1
    const twice = kind.saved ? (write.afterTwice?.rows ?? 1) : 1
    expect(rows).toEqual({ ...onceEach(rows), [write.table]: twice })
    expect(network.requests - before).toBe(requestsOf(write, kind) + 1)
    cell.isRight = true
  })
})

const kindsFor = ({ hasEnvelope }: Write) =>
  networkFaults.filter(({ ofEnvelope }) => hasEnvelope || !ofEnvelope)

/** Only a 401 to a call that needs sign-in ends a session. */
const staysSignedIn = ({ by }: Write, { status }: NetworkFault) =>
  by === 'member' || (by === 'member alone' && status !== 401)

/** A public write that is refused with a token is sent once more without it: decisions.mdx#bearer. */
const requestsOf = ({ by }: Write, { name }: NetworkFault) => (by === 'member' && name === '401' ? 2 : 1)

const onceEach = (rows: object) => Object.fromEntries(Object.keys(rows).map(table => [table, 1]))
