import { desc, eq } from 'drizzle-orm'
import { asking } from '#shared/testing/asking.ts'
import type { OrderTerms } from '#shared/trade/order.ts'
import type { Requirements } from '#shared/trade/requirements.ts'
import { mail } from '../database/tables.ts'
import { demoMembers } from '../demo-members.ts'
import type { TestApi } from './start-api.ts'

/** Sends an RFQ of the buyer to the demo seller's company, and returns its id with the secret of the link in the mail. */
export async function mailedRequest(
  api: TestApi,
  buyer: string,
  requirements: Partial<Requirements> = {},
  given: { toTenantId?: number; productServiceId?: number; title?: string; attachmentUrl?: string } = {},
) {
  const { attachmentUrl = '', ...asked } = given
  const { body } = await api.post<{ Id: number }>(
    '/api/public/rfq/new2',
    {
      categoryTypeId: 1,
      title: 'RFQ : Valve',
      quantity: 2,
      toTenantId: 1,
      productServiceId: 2,
      rfqBody: asking('Please quote.', requirements),
      ...asked,
    },
    { token: buyer, query: { attachmentUrl, fileName: 'drawing' } },
  )
  await api.mailLists()
  const letter = await lastMail(api, asked.toTenantId === 2 ? 'company-2@trade.test' : demoMembers.seller)
  return { id: body.Id, link: linkIn(letter.body), letter }
}

const offer = {
  action: 'quote',
  seen: 0,
  price: '12.50',
  currency: 'MYR',
  priceBasis: 'unit',
  validUntil: '2026-02-15',
  delivery: '6 weeks',
}

let lists = 0

/**
 * Sends an RFQ of the buyer as a list of one line to a company, answers it by the link in its mail, and awards it. Returns the
 * order's id with the secret of the link in its mail. Company 2 has no members.
 */
export async function mailedOrder(
  api: TestApi,
  buyer: string,
  {
    company = 2,
    title = 'RFQ : Valve',
    terms,
  }: { company?: 1 | 2; title?: string; terms?: Partial<OrderTerms> } = {},
) {
  lists += 1
  const to = company === 2 ? { toTenantId: 2, productServiceId: 14 } : {}
  const reference = `RFQ list 2026-01-15/o${lists}, item 1 of 1`
  const { id, link: requestLink } = await mailedRequest(
    api,
    buyer,
    { reference, quantity: '2' },
    { title, ...to },
  )
  await api.post('/api/answer/send', { lines: [{ id, ...offer }] }, { token: requestLink })
  const read = async () => {
    type Table = {
      list: { id: number; name: string }
      lines: { bids: ({ rfq: number; seen: number; award: { canUndo: boolean } | null } | null)[] }[]
    }
    const { body } = await api.get<Table>('/api/dashboard/bids', { token: buyer, query: { rfq: id } })
    const bid = body.lines[0]?.bids[0]
    if (!bid) throw new Error(`${reference} has no bid`)
    return { ...bid, list: body.list.id, listName: body.list.name }
  }
  const { list, listName, seen } = await read()
  const awards = [{ rfq: id, seen, quantity: '2' }]
  type Awarded = { orders: [{ id: number; number: string }] }
  const { body } = await api.post<Awarded>(
    '/api/dashboard/bids/award',
    { list, awards, terms },
    { token: buyer },
  )
  const letter = await lastMail(api, company === 2 ? 'company-2@trade.test' : demoMembers.seller)
  const undo = async () =>
    api.post<{ ResponseMessage: string }>(
      '/api/dashboard/bids/undo',
      { list, rfq: id, seen: (await read()).seen },
      { token: buyer },
    )
  return {
    ...body.orders[0],
    rfq: id,
    list,
    listName,
    letter,
    link: linkIn(letter.body),
    requestLink,
    undo,
    canUndo: async () => (await read()).award?.canUndo,
  }
}

/** Returns the last mail to an address. */
export async function lastMail(api: TestApi, to: string) {
  const [found] = await api.database.orm
    .select()
    .from(mail)
    .where(eq(mail.recipient, to))
    .orderBy(desc(mail.id))
    .limit(1)
  if (!found) throw new Error(`There is no mail to ${to}`)
  return found
}

/** Returns the secret of the link in a mail. */
export const linkIn = (body: string): string => /\/answer#(\S+)/.exec(body)?.[1] ?? ''
