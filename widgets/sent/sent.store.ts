import { parse } from '#shared/requirements/block.ts'
import { noRequirements } from '#shared/requirements/requirements.ts'
import { withoutPlace } from '#shared/rfq-list/reference.ts'
import type { SentRequest } from '#shared/sent-requests/sent-requests.ts'

/** Records to a page. */
export const PAGE = 50

/** Those that hold all of these words, whatever their case. */
export function matching(records: readonly SentRequest[], words: string): readonly SentRequest[] {
  const wanted = words.toLowerCase().split(/\s+/)
  return records.filter(({ title, companyName, message, fileName, list, serverId }) => {
    const text = [title, companyName, message, fileName, list, serverId ?? ''].join('\n').toLowerCase()
    return wanted.every(word => text.includes(word))
  })
}

/** What was sent together, or one request alone. */
export type SentGroup = { list: string; records: readonly SentRequest[] }

/** What was sent, read back: the buyer's words, what was required, and the place on its list. */
export function partsOf({ message: sent, list }: Pick<SentRequest, 'message' | 'list'>) {
  const { message, requirements } = parse(sent) ?? { message: sent, requirements: noRequirements }
  const { own: reference, item } = withoutPlace(requirements.reference, list)
  return { message, item, requirements: { ...requirements, reference } }
}

/** The requests of each RFQ list together, where its newest stands, and within it as on the list. */
export function groupsOf(records: readonly SentRequest[]): readonly SentGroup[] {
  return grouped(records).map(({ list, records }) => ({ list, records: list ? asListed(records) : records }))
}

/** By the item they were; those that don't say it, and several sellers of one, as they were sent. */
function asListed(records: readonly SentRequest[]): readonly SentRequest[] {
  return records
    .map(record => ({ record, item: partsOf(record).item ?? 0 }))
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

/** One page of them; a list that is longer goes on, under its name again, on the next. */
export function pageOf(groups: readonly SentGroup[], page: number): readonly SentGroup[] {
  const records = groups.flatMap(group => group.records)
  return grouped(records.slice((page - 1) * PAGE, page * PAGE))
}
