import { createDrafts } from '#shared/forms/drafts.ts'
import { compose, hasRequirements } from '#shared/requirements/block.ts'
import { differing, noRequirements, type Requirements } from '#shared/requirements/requirements.ts'
import {
  $rfqList,
  addLines,
  isSame,
  type RfqLine,
  type RfqList,
  requireOfAll,
} from '#shared/rfq-list/rfq-list.ts'
import type { RouteLocation } from '#shared/routes/routes.ts'
import type { SentRequest } from '#shared/sent-requests/sent-requests.ts'
import { partsOf } from './sent.store.ts'

/** Where the same can be asked again. */
export function formOf({ kind, itemId, companyId, title }: SentRequest): RouteLocation {
  if (kind === 'product') return { route: 'rfqProduct', params: { id: itemId } }
  if (kind === 'service') return { route: 'rfqService', params: { id: itemId } }
  return { route: 'companyContactUs', params: { id: companyId, tab: 4, subject: title } }
}

/** Writes what was sent into that form, as a draft. What the member has begun there comes back once it is sent. */
export function fillForm(record: SentRequest, owner: number): void {
  const { kind, itemId, companyId, title, message } = record
  const isInquiry = kind === 'inquiry'
  const form = isInquiry ? 'inquiry' : 'rfq'
  const target = isInquiry ? `${companyId}:${title}` : `${kind}:${itemId}`
  const values = isInquiry ? { subject: title, message } : rfqValuesOf(record)
  const place = { form, target, owner }
  // New ones know of no draft that is there, so they set it aside and don't write over it.
  const begun = createDrafts().read(place)
  if (JSON.stringify(begun?.values) === JSON.stringify(values)) return
  createDrafts().write(place, { values, fileName: null, attempts: [] })
}

/** As the form has them: what was required stands apart from the message. */
function rfqValuesOf(record: SentRequest): Record<string, string> {
  const { message, requirements } = partsOf(record)
  const quantity = record.kind === 'service' ? '' : String(record.quantity)
  return {
    quantity,
    message,
    ...(hasRequirements(requirements) && { requirements: compose('', requirements) }),
  }
}

type Line = Omit<RfqLine, 'id' | 'requirements'> & { requirements: Requirements }

/** Puts the lines of a list that was sent on the RFQ list, with what they required. */
export function fillList(records: readonly SentRequest[]): void {
  const list = $rfqList.get()
  const lines = linesToAdd(records, list)
  const isUntouched = list.lines.length === 0 && !hasRequirements(list.requirements)
  const ofAll = isUntouched ? commonOf(lines) : list.requirements
  requireOfAll(ofAll)
  addLines(lines.map(line => ({ ...line, requirements: differing(requiredOf(line, ofAll.unit), ofAll) })))
}

/** The lines that were sent, without those that are on the RFQ list now. */
export function linesToAdd(records: readonly SentRequest[], { lines }: RfqList): readonly Line[] {
  return linesOf(records).filter(line => !lines.some(each => isEqual(each, line)))
}

/** What was asked of several sellers in the same words is one line, with its sellers as they were asked. */
function linesOf(records: readonly SentRequest[]): readonly Line[] {
  const lines = new Map<string, { item: number; line: Line }>()
  for (const record of [...records].sort((one, other) => one.sentAt - other.sentAt)) {
    const { kind, itemId, title: itemName, companyId, companyName, quantity, message } = record
    if (kind === 'inquiry') continue
    const offer = { kind, itemId, itemName, companyId, companyName }
    const key = JSON.stringify([quantity, message])
    const { item, line } = lines.get(key) ?? lineOf(record)
    lines.set(key, { item, line: { ...line, offers: [...line.offers, offer] } })
  }
  return [...lines.values()].sort((one, other) => one.item - other.item).map(({ line }) => line)
}

function lineOf(record: SentRequest): { item: number; line: Line } {
  const { message, item, requirements } = partsOf(record)
  const [wanted = '', ...note] = message.split('\n')
  const quantity = record.quantity || record.kind === 'product' ? String(record.quantity) : ''
  const line = { wanted, note: note.join('\n'), quantity, unit: requirements.unit, offers: [], requirements }
  return { item: item ?? 0, line }
}

/** A unit of its own stands beside the quantity. */
const requiredOf = ({ unit, requirements }: Line, unitOfAll: string): Requirements => ({
  ...requirements,
  unit: unit ? unitOfAll : '',
})

/** What all of them required. */
function commonOf(lines: readonly Line[]): Requirements {
  const [first = noRequirements, ...others] = lines.map(line => requiredOf(line, ''))
  const differ = others.flatMap(each => Object.keys(differing(each, first)))
  const common = Object.entries(first).filter(([field]) => !differ.includes(field))
  return { ...noRequirements, ...Object.fromEntries(common) }
}

function isEqual(one: Omit<RfqLine, 'id' | 'requirements'>, other: Line): boolean {
  const textsOf = ({ wanted, note, quantity, unit }: typeof one) => [wanted, note, quantity, unit].join('\n')
  return (
    textsOf(one) === textsOf(other) &&
    one.offers.length === other.offers.length &&
    one.offers.every(offer => other.offers.some(each => isSame(each, offer)))
  )
}
