import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asking } from '#shared/testing/asking.ts'
import type { BidTable, ListRow } from '#shared/trade/bids.ts'
import type { Rates } from '#shared/trade/comparison.ts'
import type { Order } from '#shared/trade/order.ts'
import type { Quote, SentList } from '#shared/trade/quote.ts'
import { AWARD_STANDS_MS, tellAwards } from '../bids/tell-awards.ts'
import { mail, member } from '../database/tables.ts'
import { limits } from '../security/limits.ts'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

let api: TestApi
let buyer: string
let stranger: string
/** The sellers by company. */
const sellers = new Map<number, string>()
/** An item of each company. */
const items = new Map([
  [1, 2],
  [2, 14],
  [4, 16],
])
beforeAll(async () => {
  api = await startApi({ limits: limits(1000) })
  buyer = await api.asBuyer()
  stranger = await api.join({ Email: 'rival@example.test', Category: 'company' })
  sellers.set(1, await api.asSeller())
  for (const company of [2, 4]) {
    const Email = `seller${company}@example.test`
    sellers.set(company, await api.join({ Email, Name: `Seller ${company}`, Category: 'personal' }))
    await api.database.orm.update(member).set({ companyId: company }).where(eq(member.email, Email))
  }
}, START_TIMEOUT)
afterAll(() => api.close())

type Table = BidTable & Rates & { list: SentList; date: string }
type Said = { ResponseMessage: string; orders?: { id: number; number: string; company: { id: number } }[] }

let lists = 0

/** Sends a list with this quantity of each line to three companies, and returns what both sides can do with it. */
async function sendList(quantities: readonly string[]) {
  lists += 1
  const reference = `RFQ list 2026-01-15/${String(lists).padStart(4, '0')}`
  const ids = new Map<string, number>()
  for (const [at, quantity] of quantities.entries())
    for (const [company, item] of items) {
      const rfqBody = asking(
        'Please quote.',
        { quantity, unit: 'pcs', currency: 'MYR', reference: 'PR 7' },
        { list: reference, item: at + 1, of: quantities.length },
      )
      const { body } = await api.post<{ Id: number }>(
        '/api/public/rfq/new2',
        {
          categoryTypeId: 1,
          title: `Valve ${at + 1}`,
          quantity,
          toTenantId: company,
          productServiceId: item,
          rfqBody,
        },
        { token: buyer },
      )
      ids.set(`${at + 1} ${company}`, body.Id)
    }
  await api.mailLists()
  const rfq = (line: number, company: number): number => ids.get(`${line} ${company}`) ?? 0
  const ofList = { token: buyer, query: { rfq: rfq(1, 1) } }
  const list = (await api.get<Table>('/api/dashboard/bids', ofList)).body.list.id
  const read = async (): Promise<Table> =>
    (await api.get<Table>('/api/dashboard/bids', { token: buyer, query: { list } })).body
  const bid = async (line: number, company: number) => {
    const { lines } = await read()
    const found = lines.flatMap(({ bids }) => bids).find(each => each?.rfq === rfq(line, company))
    if (!found) throw new Error('The request is not in the table')
    return found
  }
  const act = async (line: number, company: number, fields: object) => {
    const { seen } = await bid(line, company)
    const token = sellers.get(company) ?? ''
    const { status } = await api.post(
      `/api/dashboard/rfqs/${rfq(line, company)}`,
      { seen, ...fields },
      { token },
    )
    expect(status).toBe(200)
  }
  const quote = (line: number, company: number, price: string, more: object = {}) =>
    act(line, company, {
      action: 'quote',
      price,
      currency: 'MYR',
      priceBasis: 'unit',
      validUntil: '2026-02-15',
      delivery: '6 weeks',
      terms: 'DAP Labuan',
      ...more,
    })
  /** Awards [line, company, quantity], after reading everything. */
  const award = (...awards: [number, number, string][]) => awardWith({}, ...awards)
  /** Awards on these terms of the buyer. */
  const awardWith = async (terms: object, ...awards: [number, number, string][]) => {
    const wanted = await Promise.all(
      awards.map(async ([line, company, quantity]) => {
        const { rfq, seen } = await bid(line, company)
        return { rfq, seen, quantity }
      }),
    )
    return api.post<Said>('/api/dashboard/bids/award', { list, awards: wanted, terms }, { token: buyer })
  }
  const undo = async (line: number, company: number) => {
    const { rfq, seen } = await bid(line, company)
    return api.post<Said>('/api/dashboard/bids/undo', { list, rfq, seen }, { token: buyer })
  }
  const states = async (line: number) =>
    Promise.all([1, 2, 4].map(async company => (await bid(line, company)).status))
  return { list, reference, rfq, read, bid, act, quote, award, awardWith, undo, states }
}

type MailRow = { link: string; subject: string; body: string }
const open = (order: number | undefined, company: number) =>
  api.post(`/api/dashboard/orders/${order}/open`, {}, { token: sellers.get(company) ?? '' })

/** Matches the lines of a mail with a link and its code. */
const byLink = (invitation: string, code: string): RegExp =>
  new RegExp(`^${invitation}: https://market\\.test/answer#([\\w-]{43})\n${code}: \\1$`)

const newestMail = async (company: number): Promise<MailRow | undefined> =>
  (await api.get<MailRow[]>('/api/dashboard/outbox', { token: sellers.get(company) ?? '' })).body[0]

/** Lets what stands stand for a while, after which the other sellers are told. */
async function stand(): Promise<void> {
  api.advance(AWARD_STANDS_MS / 1000)
  await tellAwards({ orm: api.database.orm, settings: api.settings })
}

test('a list becomes a table of lines and sellers, with who is silent and the earlier quotations', async () => {
  const { list, read, quote, act } = await sendList(['4', '10'])
  await quote(1, 1, '12.50', { currency: 'USD', message: 'With MTC.' })
  await quote(1, 1, '11.00', { currency: 'USD' })
  await act(2, 1, { action: 'answer', message: 'Which rating?' })
  const table = await read()
  expect(table).toMatchObject({ list: { id: list, name: 'PR 7' }, currency: 'USD', rates: [] })
  expect(table.sellers.map(({ id, nth }) => [id, nth])).toEqual([
    [1, 1],
    [4, 1],
    [2, 1],
  ])
  expect(table.lines.map(({ item, title, quantity, unit }) => [item, title, quantity, unit])).toEqual([
    [1, 'Valve 1', '4', 'pcs'],
    [2, 'Valve 2', '10', 'pcs'],
  ])
  expect(table.lines[0]?.bids[0]).toMatchObject({
    status: 'quoted',
    isSilent: false,
    award: null,
    deviations: [{ kind: 'currency', asked: 'MYR' }],
    offer: {
      price: '11.00',
      currency: 'USD',
      delivery: '6 weeks',
      terms: 'DAP Labuan',
      validUntil: '2026-02-15',
    },
    earlier: [{ price: '12.50', message: 'With MTC.' }],
  })
  expect(table.lines[1]?.bids[0]).toMatchObject({ status: 'answered', isSilent: false, offer: null })
  expect(table.lines[0]?.bids[1]).toMatchObject({ status: 'open', isSilent: true })
  const overview = (await api.get<ListRow[]>('/api/dashboard/lists', { token: buyer })).body
  expect(overview[0]).toMatchObject({
    id: list,
    name: 'PR 7',
    lines: 2,
    sellers: 3,
    requests: 6,
    answered: 2,
    ordered: 0,
  })
})

test('nobody else reads a list, and none that does not exist is made up', async () => {
  const { list, read } = await sendList(['1'])
  for (const token of [stranger, ...sellers.values()]) {
    expect((await api.get('/api/dashboard/lists', { token })).body).toEqual([])
    const { status } = await api.get('/api/dashboard/bids', { token, query: { list } })
    const rates = { list, currency: 'MYR', rates: [] }
    expect([status, (await api.put('/api/dashboard/bids/rates', rates, { token })).status]).toEqual([
      404, 404,
    ])
    const [bid] = (await read()).lines[0]?.bids ?? []
    const awards = { list, awards: [{ rfq: bid?.rfq, seen: 0, quantity: '1' }] }
    expect((await api.post('/api/dashboard/bids/award', awards, { token })).status).toBe(404)
    expect((await api.post('/api/dashboard/bids/undo', { list, rfq: bid?.rfq }, { token })).status).toBe(404)
  }
  expect((await api.get('/api/dashboard/bids', { token: buyer, query: { list: 999 } })).status).toBe(404)
  expect((await api.get('/api/dashboard/bids', { query: { list } })).status).toBe(401)
})

test('rates are kept with the list, and each wrong one is named', async () => {
  const { list, read } = await sendList(['1'])
  const save = (fields: object) =>
    api.put<Said>('/api/dashboard/bids/rates', { list, currency: 'MYR', ...fields }, { token: buyer })
  const usd = { currency: 'USD', rate: '4.4500', date: '2026-01-15' }
  expect((await save({ rates: [usd] })).status).toBe(200)
  const { currency, rates } = await read()
  expect({ currency, rates }).toEqual({ currency: 'MYR', rates: [{ ...usd, rate: '4.45' }] })
  const refused = await Promise.all(
    [{ rate: '0' }, { rate: '1,2' }, { rate: '' }, { date: '' }, { date: '2026-02-30' }].map(wrong =>
      save({ rates: [{ ...usd, ...wrong }] }),
    ),
  )
  expect(refused.map(({ status, body }) => [status, body.ResponseMessage])).toEqual([
    [400, 'USD rate must be a number above 0, such as 4.4525'],
    [400, 'USD rate must be a number above 0, such as 4.4525'],
    [400, 'USD rate is empty'],
    [400, 'USD date is empty'],
    [400, 'USD date must be a date, such as 2026-03-31'],
  ])
  // Another currency begins without rates, and the first one has kept its own.
  api.advance(1)
  await save({ currency: 'USD' })
  expect(await read()).toMatchObject({ currency: 'USD', rates: [] })
  api.advance(1)
  await save({})
  expect(await read()).toMatchObject({ currency: 'MYR', rates: [{ ...usd, rate: '4.45' }] })
})

test('lines are awarded and split, each seller gets one order, and the others a polite no', async () => {
  const { list, reference, quote, award, states, bid, rfq } = await sendList(['4', '10', '2'])
  for (const line of [1, 2, 3]) for (const company of [1, 2]) await quote(line, company, `${company}.25`)
  const { status, body } = await award([1, 1, '4'], [2, 1, '6'], [2, 2, '4'])
  expect([status, body.orders?.map(({ company }) => company.id)]).toEqual([200, [1, 2]])
  expect([await states(1), await states(2), await states(3)]).toEqual([
    ['accepted', 'declined', 'declined'],
    ['accepted', 'accepted', 'declined'],
    ['quoted', 'quoted', 'open'],
  ])
  const [first, second] = body.orders?.map(({ id }) => id) ?? []
  const [number, next] = body.orders?.map(each => each.number) ?? []
  expect((await bid(2, 1)).award).toMatchObject({
    order: first,
    number,
    state: 'ordered',
    quantity: '6',
    canUndo: true,
  })
  const order = await newestMail(1)
  expect(order?.subject).toBe(`Order ${number}: 2 lines of PR 7`)
  expect(order?.body.split('\n\n')).toEqual([
    'Quantity: 4 pcs\nLine 1: Valve 1\nPrice: MYR\u00a01.25 each, MYR\u00a05.00 in all\nDelivery: 6 weeks\nTerms: DAP Labuan',
    'You were asked for:\n> Please quote.\n> Reference: PR 7\n> Currency: MYR',
    'Quantity: 6 pcs\nLine 2: Valve 2\nPrice: MYR\u00a01.25 each, MYR\u00a07.50 in all\nDelivery: 6 weeks\nTerms: DAP Labuan',
    'You were asked for:\n> Please quote.\n> Reference: PR 7\n> Currency: MYR',
    'Total: MYR\u00a012.50',
    'Aisyah Rahman <buyer@demo.test> orders this from Kemaman Valve Works Sdn Bhd, as you quoted it.',
    expect.stringMatching(
      byLink('Open and acknowledge the order without signing in', 'If the page asks for a code, enter'),
    ),
    'The order in the dashboard:',
  ])
  expect(order?.link).toBe(`/app/dashboard/menu#order/${first}`)
  expect((await newestMail(2))?.subject).toBe(`Order ${next}: Valve 2`)
  await stand()
  // The seller of one line did not get the other: two mails.
  expect((await newestMail(2))?.body).toContain(
    'Quantity: 4 pcs\nLine 1: Valve 1\n\nAisyah Rahman <buyer@demo.test> thanks',
  )
  const elsewhere = await newestMail(4)
  expect([elsewhere?.subject, elsewhere?.body]).toEqual([
    'Re: 2 requests',
    expect.stringMatching(/^Quantity: 4 pcs\nLine 1: Valve 1\n\nQuantity: 10 pcs\nLine 2: Valve 2\n\n/),
  ])
  const read = (id: number | undefined, token: string) =>
    api.get<Order>(`/api/dashboard/orders/${id}`, { token })
  const mine = (await read(second, buyer)).body
  expect(mine).toMatchObject({
    id: second,
    number: next,
    list: { id: list, name: 'PR 7' },
    isOwn: true,
    state: 'ordered',
    terms: { poNumber: '', deliverTo: '', payment: '' },
    steps: [],
    buyer: { name: 'Aisyah Rahman' },
    seller: { id: 2, name: 'Miri Pipe & Steel' },
    lines: [
      {
        item: 2,
        title: 'Valve 2',
        quantity: '4',
        asked: {
          note: 'Please quote.',
          requirements: { quantity: '10', unit: 'pcs', reference: 'PR 7' },
          listed: { list: reference, item: 2 },
        },
        price: '2.25',
        amount: '9',
        isUndone: false,
      },
    ],
    totals: [{ currency: 'MYR', amount: '9' }],
  })
  for (const token of [stranger, sellers.get(1) ?? '', sellers.get(4) ?? ''])
    expect((await read(second, token)).status).toBe(404)
  const received = { token: sellers.get(2) ?? '', query: { of: 'received', search: 'Valve 2' } }
  const { quotes } = (await api.get<{ quotes: Quote[] }>('/api/dashboard/quotes', received)).body
  expect(quotes.find(({ id }) => id === rfq(2, 2))?.history.at(-1)).toMatchObject({
    action: 'award',
    order: { id: second, number: next },
  })
  // Reading opens nothing, whoever reads, nor does the buyer.
  expect((await read(second, sellers.get(2) ?? '')).body).toEqual({ ...mine, isOwn: false })
  await api.post(`/api/dashboard/orders/${second}/open`, {}, { token: buyer })
  expect((await bid(2, 2)).award?.canUndo).toBe(true)
  expect(await open(second, 2)).toMatchObject({ status: 200, body: { ...mine, isOwn: false } })
  expect((await bid(2, 2)).award?.canUndo).toBe(false)
})

test('an award is undone until the seller has opened it, and then the others can go on', async () => {
  const { quote, award, undo, states, bid } = await sendList(['10'])
  await quote(1, 1, '5')
  await quote(1, 2, '6')
  await award([1, 1, '10'])
  expect(await states(1)).toEqual(['accepted', 'declined', 'declined'])
  expect((await undo(1, 2)).body.ResponseMessage).toContain('there is no order to undo')
  expect((await undo(1, 1)).status).toBe(200)
  expect(await states(1)).toEqual(['quoted', 'quoted', 'open'])
  expect((await newestMail(1))?.body).toMatch(
    /^Quantity: 10 pcs\nLine 1: Valve 1\n\n.* has taken back the order/,
  )
  expect((await newestMail(4))?.subject).toBe('Valve 1')
  await quote(1, 2, '4')
  const { body } = await award([1, 2, '10'])
  await open(body.orders?.[0]?.id, 2)
  const late = await undo(1, 2)
  expect([late.status, late.body.ResponseMessage]).toEqual([
    409,
    `Line 1, Miri Pipe & Steel: the seller has opened order ${body.orders?.[0]?.number}, so it cannot be undone here. Write to the seller.`,
  ])
  expect((await bid(1, 2)).status).toBe('accepted')
})

test('awards and undos in turns mail nobody again and again', async () => {
  const { quote, award, undo, act } = await sendList(['10'])
  await quote(1, 1, '5')
  await quote(1, 2, '6')
  // What stands on the lists of other tests is told now.
  await stand()
  const { orm } = api.database
  const from = await orm.$count(mail)
  /** Returns the mails since then to the company that is ordered from, and to the others. */
  const mails = async () => {
    const all = await orm.select().from(mail).orderBy(asc(mail.id)).offset(from)
    const rows = all.filter(({ recipient }) => recipient !== 'buyer@demo.test')
    const isWinner = ({ recipient }: (typeof rows)[number]) => recipient === 'seller@demo.test'
    return [rows.filter(isWinner), rows.filter(row => !isWinner(row))].map(some =>
      some.map(({ subject }) => subject.replace(/(PO-\d+-)?\d+/, 'N')),
    )
  }
  const winner = ['Order N: Valve 1', 'Order N was taken back: Valve 1']
  for (let turn = 0; turn < 4; turn += 1) {
    await award([1, 1, '10'])
    await undo(1, 1)
    await stand()
  }
  expect(await mails()).toEqual([winner, []])

  for (let turn = 0; turn < 4; turn += 1) {
    await award([1, 1, '10'])
    await stand()
    await undo(1, 1)
    await stand()
  }
  const [ordered, others] = await mails()
  expect(others).toEqual(['Re: Valve N', 'Re: Valve N', 'Open again: Valve N', 'Open again: Valve N'])
  // An order that has stood is mailed, and so is its undo.
  expect(ordered?.slice(2, 4)).toEqual(winner)

  await act(1, 2, { action: 'answer', message: 'Still free?' })
  await award([1, 1, '10'])
  await stand()
  expect((await mails())[1]?.slice(4)).toEqual(['Re: Valve N'])
})

test('a seller gets the mails of an order in their language, each with the link to what it is about', async () => {
  const { rfq, quote, award, undo } = await sendList(['4', '10'])
  const speak = (language: string) =>
    api.put('/api/dashboard/mails', { language, notices: 'yes' }, { token: sellers.get(2) ?? '' })
  await speak('ms')
  for (const line of [1, 2]) for (const company of [1, 2]) await quote(line, company, '5')
  const { body } = await award([1, 2, '4'], [2, 2, '10'])
  const { id: order, number } = body.orders?.[0] ?? {}
  const mail = await newestMail(2)
  expect(mail).toMatchObject({
    subject: `Pesanan ${number}: 2 baris PR 7`,
    link: `/app/dashboard/menu#order/${order}`,
  })
  expect(mail?.body.split('\n\n')).toEqual([
    'Kuantiti: 4 pcs\nBaris 1: Valve 1\nHarga: MYR\u00a05.00 setiap satu, MYR\u00a020.00 semuanya\nPenghantaran: 6 weeks\nTerma: DAP Labuan',
    'Permintaan kepada anda:\n> Please quote.\n> Reference: PR 7\n> Currency: MYR',
    'Kuantiti: 10 pcs\nBaris 2: Valve 2\nHarga: MYR\u00a05.00 setiap satu, MYR\u00a050.00 semuanya\nPenghantaran: 6 weeks\nTerma: DAP Labuan',
    'Permintaan kepada anda:\n> Please quote.\n> Reference: PR 7\n> Currency: MYR',
    'Jumlah: MYR\u00a070.00',
    'Aisyah Rahman <buyer@demo.test> memesan ini daripada Miri Pipe & Steel, mengikut sebut harga anda.',
    expect.stringMatching(
      byLink('Buka dan akui pesanan tanpa log masuk', 'Jika halaman itu meminta kod, masukkan'),
    ),
    'Pesanan dalam Papan Pemuka:',
  ])
  const link = `/app/dashboard/menu#quotes/rfq${rfq(1, 2)}`
  await undo(1, 2)
  expect(await newestMail(2)).toMatchObject({
    link,
    subject: `Pesanan ${number} telah ditarik balik: Valve 1`,
    body: expect.stringMatching(/^Kuantiti: 4 pcs\nBaris 1: Valve 1\n\n.* telah menarik balik pesanan/),
  })
  await award([1, 1, '4'])
  await stand()
  expect(await newestMail(2)).toMatchObject({
    link,
    subject: 'Re: Valve 1',
    body: expect.stringMatching(/^Kuantiti: 4 pcs\nBaris 1: Valve 1\n\n.* berterima kasih atas masa anda/),
  })
  await undo(1, 1)
  await stand()
  expect(await newestMail(2)).toMatchObject({
    link,
    subject: 'Dibuka semula: Valve 1',
    body: expect.stringMatching(/^Kuantiti: 4 pcs\nBaris 1: Valve 1\n\n.* permintaan ini dibuka semula\.\n/),
  })
  await speak('en')
})

test('a wrong award is refused with its line, and then nothing is ordered', async () => {
  const { list, quote, award, states, bid, act, rfq } = await sendList(['10', '2'])
  await quote(1, 1, '5')
  await quote(1, 2, '50', { priceBasis: 'lump sum' })
  await quote(2, 1, '5', { validUntil: '2026-01-15' })
  const said = async (answering: ReturnType<typeof award>) => {
    const { status, body } = await answering
    return [status, body.ResponseMessage]
  }
  const post = (awards: unknown) =>
    api.post<Said>('/api/dashboard/bids/award', { list, awards }, { token: buyer })
  expect(await said(award([2, 1, '2'], [1, 1, '11']))).toEqual([
    409,
    'Line 1: 10 pcs are left to order, and 11 pcs were chosen. Lower a quantity.',
  ])
  expect(await said(award([1, 1, '1'], [1, 2, '5']))).toEqual([
    400,
    expect.stringContaining('the price is for all of it'),
  ])
  expect(await said(award([1, 1, '0']))).toEqual([400, expect.stringContaining('must be a number above 0')])
  expect(await said(award([1, 1, '-1']))).toEqual([400, expect.stringContaining('must be a number above 0')])
  for (const [typed, fault] of [
    ['', 'the quantity is empty'],
    ['6.500', 'the quantity can be read in two ways: for 6.500, write 6500 or 6.5'],
    ['6,500', 'the quantity can be read in two ways: for 6,500, write 6500 or 6.5'],
    ['6,5', 'the quantity must be a number above 0, such as 10'],
    ['1e1', 'the quantity must be a number above 0, such as 10'],
    ['0.000000000000000000001', 'the quantity has too many digits after the point'],
  ] as const)
    expect(await said(award([1, 1, typed]))).toEqual([
      400,
      expect.stringMatching(new RegExp(`^Line 1, .*: ${fault}$`)),
    ])
  expect(await said(award([1, 4, '1']))).toEqual([
    409,
    expect.stringContaining('there is no valid quotation'),
  ])
  expect(await said(post([]))).toEqual([400, 'Choose a quotation to award.'])
  expect(await said(post([{ rfq: 999_999, seen: 0, quantity: '1' }]))).toEqual([404, expect.any(String)])
  const { seen } = await bid(1, 1)
  await act(1, 1, { action: 'answer', message: 'Price for 10 only.' })
  expect(await said(post([{ rfq: rfq(1, 1), seen, quantity: '1' }]))).toEqual([
    409,
    expect.stringContaining('something was added in the meantime'),
  ])
  const twice = { rfq: rfq(1, 1), seen: (await bid(1, 1)).seen, quantity: '1' }
  expect(await said(post([twice, twice]))).toEqual([400, 'A quotation can be awarded once only.'])
  // An award has its own call, where quantities are checked.
  const single = { action: 'award', seen: twice.seen }
  expect((await api.post(`/api/dashboard/rfqs/${twice.rfq}`, single, { token: buyer })).status).toBe(400)
  expect([await states(1), await states(2)]).toEqual([
    ['quoted', 'quoted', 'open'],
    ['quoted', 'open', 'open'],
  ])
  api.advance(24 * 3600)
  expect(await said(award([2, 1, '2']))).toEqual([
    409,
    expect.stringContaining('there is no valid quotation'),
  ])
  await award([1, 1, '10'])
  expect(await said(award([1, 2, '10']))).toEqual([409, expect.stringContaining('already declined')])
})

test('a quantity that costs nothing is not ordered, and the smallest that costs something is', async () => {
  const { quote, award, bid } = await sendList(['10'])
  await quote(1, 1, '12.50')
  for (const quantity of ['0.00000000000000000001', '0.0001', '0.00039']) {
    const { status, body } = await award([1, 1, quantity])
    expect([status, body.ResponseMessage]).toEqual([
      400,
      expect.stringMatching(
        new RegExp(
          `^Line 1, .+: a quantity of ${quantity} costs nothing at MYR 12\\.50\\. Order a larger quantity.$`,
        ),
      ),
    ])
  }
  expect((await bid(1, 1)).award).toBeNull()
  expect((await award([1, 1, '0.0004'])).status).toBe(200)
})

test('a price at which the quantity asked for costs nothing is not quoted', async () => {
  const { bid, rfq, quote } = await sendList(['10', '0.0001'])
  const refused = async (line: number, price: string, priceBasis = 'unit') => {
    const { seen } = await bid(line, 1)
    const offer = { action: 'quote', price, priceBasis, currency: 'MYR', validUntil: '2026-02-15' }
    const sent = { seen, ...offer, delivery: '6 weeks', terms: '' }
    const token = sellers.get(1) ?? ''
    const { status, body } = await api.post<Said>(`/api/dashboard/rfqs/${rfq(line, 1)}`, sent, { token })
    return [status, body.ResponseMessage]
  }
  const message = (what: string) => `At this price, ${what} costs nothing in MYR. Enter a higher price.`
  expect(await refused(1, '0.0001')).toEqual([400, message('a quantity of 10')])
  expect(await refused(2, '12.50')).toEqual([400, message('a quantity of 0.0001')])
  expect(await refused(1, '0.0049', 'lump sum')).toEqual([400, message('all of it')])
  await quote(1, 1, '0.0005')
  await quote(2, 1, '0.01', { priceBasis: 'lump sum' })
})

test('a price for all of it is for the quantity that its seller was asked for', async () => {
  const { list, reference } = await sendList(['10'])
  const rfqBody = asking(
    'Please quote.',
    { quantity: '20', unit: 'pcs', reference: 'PR 7' },
    { list: reference, item: 1, of: 1 },
  )
  const more = {
    title: 'Valve 1',
    quantity: '20',
    rfqBody,
    categoryTypeId: 1,
    toTenantId: 2,
    productServiceId: 14,
  }
  const { body } = await api.post<{ Id: number }>('/api/public/rfq/new2', more, { token: buyer })
  const offer = {
    price: '90',
    currency: 'MYR',
    priceBasis: 'lump sum',
    validUntil: '2027-01-15',
    delivery: '2 weeks',
  }
  const token = sellers.get(2) ?? ''
  await api.post(`/api/dashboard/rfqs/${body.Id}`, { action: 'quote', seen: 0, ...offer }, { token })
  const { lines } = (await api.get<Table>('/api/dashboard/bids', { token: buyer, query: { list } })).body
  const seen = lines.flatMap(({ bids }) => bids).find(each => each?.rfq === body.Id)?.seen
  const awards = [{ rfq: body.Id, seen, quantity: '10' }]
  expect(await api.post<Said>('/api/dashboard/bids/award', { list, awards }, { token: buyer })).toMatchObject(
    {
      status: 400,
      body: { ResponseMessage: expect.stringContaining('the price is for all of it') },
    },
  )
})

test('a line is ordered with as many digits as it was asked for', async () => {
  const { quote, award, states } = await sendList(['0.1234567'])
  await quote(1, 1, '5')
  await quote(1, 2, '5')
  expect((await award([1, 1, '0.1'], [1, 2, '0.0234567'])).status).toBe(200)
  expect(await states(1)).toEqual(['accepted', 'accepted', 'declined'])
})

test('a repeated award is one order', async () => {
  const { list, quote, bid } = await sendList(['3'])
  await quote(1, 1, '5')
  const { rfq, seen } = await bid(1, 1)
  const send = () =>
    api.post<Said>(
      '/api/dashboard/bids/award',
      { list, awards: [{ rfq, seen, quantity: '3' }] },
      { token: buyer, headers: { 'Idempotency-Key': 'once-only' } },
    )
  const [one, other] = [await send(), await send()]
  expect([one.status, other.status]).toEqual([200, 200])
  expect(other.body).toEqual(one.body)
})
