import type { Infer } from 'superstruct'
import { get } from './call.ts'
import { callApi } from './client.ts'
import { list } from './lists.ts'
import { record } from './record.ts'
import { requiredName, text } from './schema.ts'

export const tenderCalls = {
  tenders: get('/api/public/rfqtender/list'),
}

const Entry = record({
  agency: ['Agency', text],
  title: ['Title', requiredName],
  /** The server's own text for the date. */
  closingDate: ['ClosingDate', text],
})
const TendersReply = record({ rfqs: ['RfqResult', list(Entry)], tenders: ['TenderResult', list(Entry)] })

export type Tender = Infer<typeof Entry>

/** Fetches the latest RFQs and tenders of the market. */
export function fetchTenders(): Promise<Infer<typeof TendersReply>> {
  return callApi(tenderCalls.tenders, TendersReply, { values: {} })
}
