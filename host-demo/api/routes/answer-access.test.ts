import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unlimitedApi } from '#host-demo/checks/trust/api-attack.ts'
import { callAll } from '#host-demo/checks/trust/every-call.ts'
import { actionNames } from '#shared/trade/quote-state.ts'
import { queryRows } from '../database/database.ts'
import { answerLink, rfq } from '../database/tables.ts'
import { mailedRequest } from '../testing/mailed-requests.ts'
import { START_TIMEOUT, type TestApi } from '../testing/start-api.ts'

// Who reads and who changes a request: every caller with every call of the API.

let api: TestApi
let tokens: { buyer: string; seller: string; stranger: string }
beforeAll(async () => {
  api = await unlimitedApi()
  const stranger = await api.join({ Email: 'rival@example.test', Name: 'Rival', Category: 'company' })
  tokens = { buyer: await api.asBuyer(), seller: await api.asSeller(), stranger }
}, START_TIMEOUT)
afterAll(() => api.close())

const bearerOf = (token: string) => ({ token, isMember: Object.values(tokens).includes(token) })

let made = 0
type Target = Awaited<ReturnType<typeof newTarget>>

/** Sends a request whose title, message, PDF and sheet hold a secret that only its two sides may read. */
async function newTarget() {
  made += 1
  const secret = `only-for-two-sides-${made}-`
  const pdf = await stored('/api/upload/Public/Inquiry/Doc', new File([`%PDF-${secret}`], 'plan.pdf'))
  const sheet = await stored('/api/upload/Public/Rfq/Sheet', new File([`Item\n${secret}`], 'list.csv'))
  const attachmentUrl = `${pdf} ${sheet}`
  const reference = `RFQ list T${made}, item 1 of 1`
  const required = { standard: secret, reference }
  const { id, link } = await mailedRequest(api, tokens.buyer, required, { title: secret, attachmentUrl })
  const files = [pdf, sheet].map(url => url.split('/').at(-1) ?? '')
  return { id, link, reference, secret, files }
}

async function stored(path: string, file: File): Promise<string> {
  const form = new FormData()
  form.append('file', file)
  type Stored = { Result: [{ DocFileName: string }] }
  const { body } = await api.send<Stored>('POST', path, form, { token: tokens.buyer })
  return body.Result[0].DocFileName
}

const change = (id: number, columns: Partial<typeof rfq.$inferInsert>) =>
  api.database.orm.update(rfq).set(columns).where(eq(rfq.id, id))

/** The callers, each with the bearer that it sends about a request. The seller comes last, who may delete the item. */
const callers: Readonly<Record<string, (target: Target) => Promise<string>>> = {
  nobody: async () => '',
  stranger: async () => tokens.stranger,
  'expired link': async ({ id, link }) => {
    await change(id, { createdAt: new Date(api.settings.clock().getTime() - 90 * 24 * 3600 * 1000) })
    return link
  },
  'revoked link': async ({ id, link }) => {
    await api.database.orm
      .update(answerLink)
      .set({ revokedAt: api.settings.clock() })
      .where(eq(answerLink.rfqId, id))
    return link
  },
  'link of a request that is over': async ({ id, link }) => {
    await api.post(`/api/dashboard/rfqs/${id}`, { action: 'decline', seen: 0 }, { token: tokens.buyer })
    return link
  },
  'link of another request': async () => (await mailedRequest(api, tokens.buyer)).link,
  'link of another list': async () =>
    (await mailedRequest(api, tokens.buyer, { reference: 'RFQ list OTHER, item 1 of 1' })).link,
  'link of another company to the same list': async ({ reference }) =>
    (await mailedRequest(api, tokens.buyer, { reference }, { toTenantId: 2, productServiceId: 14 })).link,
  'fresh link': async ({ link }) => link,
  buyer: async () => tokens.buyer,
  seller: async () => tokens.seller,
}

/** The calls that tell a caller of the request. All others must not. */
const reads: Readonly<Record<string, readonly string[]>> = {
  'fresh link': ['GET /api/answer/files/:name', 'POST /api/answer/open'],
  buyer: ['GET /api/dashboard/quotes', 'GET /api/dashboard/quotes/rfq/:id', 'GET /api/files/:name'],
  seller: [
    'GET /api/dashboard/outbox',
    'GET /api/dashboard/quotes',
    'GET /api/dashboard/quotes/rfq/:id',
    'GET /api/files/:name',
  ],
}

/** The calls with which a caller changes the request. */
const writes: Readonly<Record<string, readonly string[]>> = {
  'fresh link': ['POST /api/answer/send'],
  buyer: ['POST /api/dashboard/rfqs/:id'],
}

/** Returns the request as it is stored, without the notes of who has read it. */
async function storedAs({ id }: Target): Promise<string> {
  const rows = await queryRows(
    api.database.orm,
    sql`select title, message, quantity, status, valid_ends, upload_name, sheet_name,
          (select json_agg(e order by e.id) from quote_event e where rfq_id = rfq.id) as events
        from rfq where id = ${id}`,
  )
  return JSON.stringify(rows)
}

test.for(Object.keys(callers))(
  '%s gets and changes only what it may, with every call of the API',
  {
    timeout: 400_000,
  },
  async (caller, context) => {
    const target = await newTarget()
    const token = (await callers[caller]?.(target)) ?? ''
    const watched = { ...target, ids: [target.id, ...target.files], stored: () => storedAs(target) }
    expect(await callAll(context, api, bearerOf(token), watched)).toEqual({
      read: reads[caller] ?? [],
      opened: caller in reads ? target.files : [],
      written: writes[caller] ?? [],
    })
  },
)

/** The steps that a caller may take in a request without an offer, by its dashboard or by its link. */
const steps: Readonly<Record<string, readonly string[]>> = {
  'fresh link': ['quote', 'refuse'],
  buyer: ['ask', 'decline'],
  seller: ['quote', 'answer', 'refuse'],
}

test.for(Object.keys(callers))('%s takes only the steps of its side', async caller => {
  const taken: string[] = []
  for (const action of actionNames) {
    const target = await newTarget()
    const token = (await callers[caller]?.(target)) ?? ''
    const offer = {
      price: '5',
      currency: 'MYR',
      priceBasis: 'unit',
      validUntil: '2026-02-15',
      delivery: 'now',
    }
    const step = { id: target.id, action, seen: 0, message: 'Hello', ...offer }
    const before = await storedAs(target)
    await api.post(`/api/dashboard/rfqs/${target.id}`, step, { token })
    await api.post('/api/answer/send', { lines: [step] }, { token })
    if ((await storedAs(target)) !== before) taken.push(action)
  }
  expect(taken).toEqual(steps[caller] ?? [])
})
