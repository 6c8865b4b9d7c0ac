import { asc, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asking } from '#shared/testing/asking.ts'
import type { Requests } from '#shared/trade/answer.ts'
import type { ListRow } from '#shared/trade/bids.ts'
import type { Quote } from '#shared/trade/quote.ts'
import { mail } from '../database/tables.ts'
import { demoMembers } from '../demo-members.ts'
import { htmlOf } from '../mail/mail-html.ts'
import { limits } from '../security/limits.ts'
import { linkIn } from '../testing/mailed-requests.ts'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

let api: TestApi
let buyer: string
beforeAll(async () => {
  api = await startApi({ limits: limits(1000), listQuiet: 60_000 })
  buyer = await api.asBuyer()
}, START_TIMEOUT)
afterAll(() => api.close())

/** Company 1 has a member, company 2 has none. */
const SELLER = { toTenantId: 1, productServiceId: 1 }
const ITEM = 'API 6D Trunnion Ball Valve 2" 600#'
const OFFICE = { toTenantId: 2, productServiceId: 14 }

let lists = 0
const newList = () => `RFQ list 2026-01-15/m${++lists}`

type Line = {
  list: string
  item: number
  note?: string
  certificates?: string[]
  sheet?: string
  reference?: string
}

async function ask(
  seller: typeof SELLER,
  { list, item, note = '', certificates = [], sheet = '', reference = '' }: Line,
) {
  const requirements = {
    quantity: `${item}0`,
    unit: 'pcs',
    incoterm: 'DAP',
    place: 'Kerteh',
    quoteBy: '2026-02-20',
    certificates,
    reference,
  }
  const { body, status } = await api.post<{ Id: number }>(
    '/api/public/rfq/new2',
    {
      categoryTypeId: 1,
      title: `RFQ : Gate valve ${item}"`,
      quantity: item * 10,
      rfqBody: asking(note, requirements, { list, item, of: 3 }),
      ...seller,
    },
    { token: buyer, query: { attachmentUrl: sheet, fileName: '' } },
  )
  expect(status).toBe(200)
  return body.Id
}

const RECIPIENTS = [demoMembers.seller, 'company-2@trade.test']

/** Returns the mails to the two companies that the work writes, after this many seconds. */
async function mailsAfter(seconds: number) {
  const { orm } = api.database
  const isTo = inArray(mail.recipient, RECIPIENTS)
  const before = await orm.$count(mail, isTo)
  api.advance(seconds)
  await Promise.all([api.mailLists(), api.mailLists()])
  return orm.select().from(mail).where(isTo).orderBy(asc(mail.id)).offset(before)
}

test('a seller gets one mail for all lines of a list, a minute after the last', async () => {
  const list = newList()
  const ids = []
  for (const item of [2, 1, 3]) {
    ids.push(await ask(SELLER, { list, item, note: item === 2 ? 'Fire safe.' : '' }))
    expect(await mailsAfter(50)).toEqual([])
  }
  await ask(OFFICE, { list, item: 1 })
  const [first, ...others] = await mailsAfter(11)
  expect(others).toEqual([])
  expect([first?.recipient, first?.subject, first?.replyTo]).toEqual([
    demoMembers.seller,
    `RFQ : ${list}, 3 lines`,
    demoMembers.buyer,
  ])
  expect(first?.body.split('\n\n')).toEqual([
    `Aisyah Rahman <buyer@demo.test> asks for quotations for 3 lines of the list ${list}.`,
    expect.stringMatching(/^Please quote by 20\sFeb\s2026, end of the day in Kuala Lumpur \(UTC\+8\)\.$/),
    expect.stringMatching(/^Answer all lines without signing in: https:\/\/market\.test\/answer#[\w-]{43}\n/),
    "See 'Quote Me' in the dashboard.",
    [
      '> Line\tQuantity\tItem',
      ...[1, 2, 3].map(item => `> ${item}\t${item}0 pcs\tGate valve ${item}" (${ITEM})`),
    ].join('\n'),
    '> For all lines:\n> Incoterms 2020: DAP\n> Named place: Kerteh\n> Quote by: 2026-02-20',
    '> 2. Gate valve 2"\n> Fire safe.',
  ])
  expect(htmlOf(first?.body ?? '', 'en', [])).toContain(
    '<tr><td>1</td><td>10 pcs</td><td>Gate valve 1&quot; (API 6D',
  )
  const { body } = await api.post<Requests>('/api/answer/open', {}, { token: linkIn(first?.body ?? '') })
  expect(body.lines.map(({ id, listItem }) => [id, listItem])).toEqual([
    [ids[1], 1],
    [ids[0], 2],
    [ids[2], 3],
  ])
  expect((await mailsAfter(60)).map(({ recipient }) => recipient)).toEqual(['company-2@trade.test'])
})

test('a line that comes later has a mail of its own, which opens all lines', async () => {
  const list = newList()
  await ask(SELLER, { list, item: 1 })
  await ask(SELLER, { list, item: 2 })
  expect(await mailsAfter(60)).toHaveLength(1)
  await ask(SELLER, { list, item: 3 })
  const [late, ...others] = await mailsAfter(60)
  expect([late?.subject, others]).toEqual(['RFQ : Gate valve 3"', []])
  const { body } = await api.post<Requests>('/api/answer/open', {}, { token: linkIn(late?.body ?? '') })
  expect(body.lines).toHaveLength(3)
})

test('a single request goes at once', async () => {
  await api.database.orm.delete(mail)
  const asked = { categoryTypeId: 1, title: 'RFQ : Valve', quantity: 2, rfqBody: 'Please quote.', ...SELLER }
  await api.post('/api/public/rfq/new2', asked, {
    token: buyer,
    query: { attachmentUrl: '', fileName: '' },
  })
  expect((await api.database.orm.select().from(mail)).map(({ subject }) => subject)).toEqual(['RFQ : Valve'])
})

test('the mail is in the language of the seller', async () => {
  const seller = await api.asSeller()
  await api.put('/api/dashboard/mails', { language: 'ms', notices: 'yes' }, { token: seller })
  const list = newList()
  await ask(SELLER, { list, item: 1 })
  await ask(SELLER, { list, item: 2, certificates: ['EN 10204 3.1'] })
  const [letter] = await mailsAfter(60)
  await api.put('/api/dashboard/mails', { language: 'en', notices: 'yes' }, { token: seller })
  expect(letter?.subject).toBe(`RFQ : ${list}, 2 baris`)
  expect(letter?.body).toContain('> Baris\tKuantiti\tItem\n')
  expect(letter?.body).toContain('> 2. Gate valve 2"\n> Certificate: EN 10204 3.1')
})

test('a list is named after its sheet, and its buyer gives it another name', async () => {
  const form = new FormData()
  form.append('file', new File(['Item;Qty\r\nValve;4\r\n'], 'MR-118 rev. 3.csv'))
  type Stored = { Result: [{ DocFileName: string }] }
  const upload = await api.send<Stored>('POST', '/api/upload/Public/Rfq/Sheet', form, { token: buyer })
  const sheet = upload.body.Result[0].DocFileName
  const list = newList()
  for (const item of [1, 2]) await ask(OFFICE, { list, item, sheet })
  const [letter] = await mailsAfter(60)
  expect(letter?.subject).toBe('RFQ : MR-118 rev. 3, 2 lines')
  expect(letter?.body).toContain("The buyer's sheet comes with it: MR-118 rev. 3.csv\n")

  const named = async () => (await api.get<ListRow[]>('/api/dashboard/lists', { token: buyer })).body[0]
  const { id = 0, name } = (await named()) ?? {}
  expect(name).toBe('MR-118 rev. 3')
  const rename = (given: string, token = buyer) =>
    api.put<{ ResponseMessage: string }>(`/api/dashboard/lists/${id}`, { name: given }, { token })
  expect((await rename('Kerteh shutdown')).status).toBe(200)
  expect((await named())?.name).toBe('Kerteh shutdown')
  expect((await rename(' ')).body.ResponseMessage).toBe('Name is empty')
  expect((await rename('Stolen', await api.asSeller())).status).toBe(404)
  expect((await named())?.name).toBe('Kerteh shutdown')
})

test('a request from before a requirement was added is read without it', async () => {
  const id = await ask(OFFICE, { list: newList(), item: 1 })
  await api.database.orm.execute(
    sql`update rfq set asked = (asked::jsonb #- '{requirements,certificates}')::json where id = ${id}`,
  )
  const { body } = await api.get<{ quote: Quote }>(`/api/dashboard/quotes/rfq/${id}`, { token: buyer })
  expect(body.quote.asked.requirements).toMatchObject({ certificates: [], place: 'Kerteh' })
})

test('a reference of several lines puts no sentence of the buyer beside ours', async () => {
  const list = newList()
  const reference = 'MR-118\n\nSign in at https://bank.example <a@b.example>\u202e'
  for (const item of [1, 2]) await ask(OFFICE, { list, item, reference })
  const letter = (await mailsAfter(60)).at(-1)
  const name = 'MR-118 Sign in at https bank.example a b.example'
  expect(letter?.subject).toBe(`RFQ : ${name}, 2 lines`)
  expect(letter?.body.split('\n\n')[0]).toBe(
    `Aisyah Rahman <buyer@demo.test> asks for quotations for 2 lines of the list ${name}.`,
  )
})

test('the link of a list ends with the last of its lines', async () => {
  const list = newList()
  const ids = [await ask(OFFICE, { list, item: 1 }), await ask(OFFICE, { list, item: 2 })]
  const token = linkIn((await mailsAfter(60)).at(-1)?.body ?? '')
  const refuse = (id: number | undefined) =>
    api.post('/api/answer/send', { lines: [{ id, action: 'refuse', seen: 0 }] }, { token })
  const opened = () => api.post<Requests>('/api/answer/open', {}, { token })
  expect((await refuse(ids[0])).status).toBe(200)
  expect((await opened()).body).toMatchObject({ asked: ids, closed: 1, lines: [{ id: ids[1] }] })
  expect((await refuse(ids[1])).status).toBe(200)
  expect((await opened()).status).toBe(410)
})
