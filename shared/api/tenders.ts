import { type Infer, type } from 'superstruct'
import { calls } from './calls.ts'
import { request } from './client.ts'
import { list } from './lists.ts'
import { requiredText, text } from './schema.ts'

/** `closingDate` is the server's own text. */
export type Tender = { agency: string; title: string; closingDate: string }

const Entry = type({ Agency: text, Title: requiredText, ClosingDate: text })
const TendersReply = type({ RfqResult: list(Entry), TenderResult: list(Entry) })

/** The latest RFQs and tenders of the market. */
export async function fetchTenders(): Promise<{ rfqs: Tender[]; tenders: Tender[] }> {
  const reply = await request(calls.tenders, TendersReply, { values: {} })
  return { rfqs: reply.RfqResult.map(tenderOf), tenders: reply.TenderResult.map(tenderOf) }
}

function tenderOf(entry: Infer<typeof Entry>): Tender {
  return { agency: entry.Agency, title: entry.Title, closingDate: entry.ClosingDate }
}
