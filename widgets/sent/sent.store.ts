import { fetchStates, type RequestState, type RequestStates } from '#shared/api/request-states.ts'
import type { SentRequest } from '#shared/forms/requests.ts'
import { $user } from '#shared/session/session.ts'
import { createQuery } from '#shared/stores/query.ts'
import { type Asked, readAsked } from '#shared/trade/asked.ts'

/** The number of records on a page. */
export const PAGE = 50

/** Returns the records that contain all of these words, in upper or lower case. */
export function matching(records: readonly SentRequest[], words: string): readonly SentRequest[] {
  const wanted = words.toLowerCase().split(/\s+/)
  return records.filter(({ title, companyName, message, fileName, list, serverId }) => {
    const text = [title, companyName, message, fileName, list, serverId ?? ''].join('\n').toLowerCase()
    return wanted.every(word => text.includes(word))
  })
}

// At sign-out the records leave the page a moment after the member.
export const statesQuery = createQuery(
  async (rfq: string, inquiry: string): Promise<RequestStates> =>
    $user.get() ? fetchStates(rfq, inquiry) : { rfq: [], inquiry: [] },
)

export type States = RequestStates

/** Returns the ids by which the server knows these requests, as lists. */
export function idsOf(records: readonly SentRequest[]): [rfq: string, inquiry: string] {
  const idsOfType = (type: keyof States): string =>
    records.flatMap(record => (typeOf(record) === type ? (record.serverId ?? []) : [])).join()
  return [idsOfType('rfq'), idsOfType('inquiry')]
}

export const typeOf = ({ kind }: SentRequest): keyof States => (kind === 'inquiry' ? 'inquiry' : 'rfq')

/** Returns how a request stands. Undefined if the server knows nothing of it. */
export const stateIn = (states: States, record: SentRequest): RequestState | undefined =>
  states[typeOf(record)].find(({ id }) => id === record.serverId)

/** Requests that were sent together, or a single request. */
export type SentGroup = { list: string; records: readonly SentRequest[] }

/** Returns what a request asked for. A service has a quantity only among its requirements. */
export const askedIn = ({
  kind,
  quantity,
  message,
}: Pick<SentRequest, 'kind' | 'quantity' | 'message'>): Asked =>
  readAsked(message, quantity || kind === 'product' ? String(quantity) : '')

/** Groups the requests of each RFQ list, at the place of its newest one, and sorts them as on the list. */
export function groupsOf(records: readonly SentRequest[]): readonly SentGroup[] {
  return grouped(records).map(({ list, records }) => ({ list, records: list ? asListed(records) : records }))
}

/** Sorts requests by item number. Those without one, and several sellers of one item, keep the order of sending. */
function asListed(records: readonly SentRequest[]): readonly SentRequest[] {
  return records
    .map(record => ({ record, item: askedIn(record).listed?.item ?? 0 }))
    .sort((one, other) => one.item - other.item || one.record.sentAt - other.record.sentAt)
    .map(({ record }) => record)
}

function grouped(records: readonly SentRequest[]): readonly SentGroup[] {
  const groups = new Map<string, SentRequest[]>()
  for (const record of records) {
    const key = record.list ? `list:${record.list}` : record.id
    const group = groups.get(key)
    if (group) group.push(record)
    else groups.set(key, [record])
  }
  return [...groups.values()].map(group => ({ list: group[0]?.list ?? '', records: group }))
}

/** Returns one page of the groups. A list that does not fit continues on the next page, under its name again. */
export function pageOf(groups: readonly SentGroup[], page: number): readonly SentGroup[] {
  const records = groups.flatMap(group => group.records)
  return grouped(records.slice((page - 1) * PAGE, page * PAGE))
}
