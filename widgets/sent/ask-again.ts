import { createDrafts } from '#shared/forms/drafts.ts'
import type { SentRequest } from '#shared/forms/requests.ts'
import {
  $rfqList,
  addLines,
  isSame,
  type RfqLine,
  type RfqList,
  requireOfAll,
} from '#shared/procurement/rfq-list/rfq-list.ts'
import type { RouteLocation } from '#shared/routes/routes.ts'
import { isSameJson } from '#shared/storage/is-same-json.ts'
import { toJson } from '#shared/storage/to-json.ts'
import { nothingAsked, writeAsked } from '#shared/trade/asked.ts'
import { differing, noRequirements, type Requirements } from '#shared/trade/requirements.ts'
import { askedIn } from './sent.store.ts'

/** Returns the route of the form that can send the same request again. */
export function formOf({ kind, itemId, companyId, title }: SentRequest): RouteLocation {
  if (kind === 'product') return { route: 'rfqProduct', params: { id: itemId } }
  if (kind === 'service') return { route: 'rfqService', params: { id: itemId } }
  return { route: 'companyContactUs', params: { id: companyId, tab: 4, subject: title } }
}

/** Writes a sent request into that form, as a draft. A draft begun there returns once this one is sent. */
export function fillForm(record: SentRequest, owner: number): void {
  const { kind, itemId, companyId, title, message } = record
  const isInquiry = kind === 'inquiry'
  const form = isInquiry ? 'inquiry' : 'rfq'
  const target = isInquiry ? `${companyId}:${title}` : `${kind}:${itemId}`
  const values = isInquiry ? { subject: title, message } : rfqValuesOf(record)
  const key = { form, target, owner }
  // A new `createDrafts` knows of no existing draft, so it sets that one aside and does not overwrite it.
  const begun = createDrafts().read(key)
  if (isSameJson(begun?.values, values)) return
  createDrafts().write(key, { values, fileName: null, attempts: [] })
}

/** Returns the values as the form has them, with the requirements apart from the message. */
function rfqValuesOf(record: SentRequest): Record<string, string> {
  const { note, requirements: asked } = askedIn(record)
  const isService = record.kind === 'service'
  const requirements = isService ? asked : { ...asked, quantity: '' }
  const block = writeAsked({ ...nothingAsked, requirements })
  return { quantity: isService ? '' : asked.quantity, message: note, ...(block && { requirements: block }) }
}

type Line = Omit<RfqLine, 'id' | 'requirements'> & { requirements: Requirements }

/** Puts the lines of a sent list on the RFQ list, with their requirements. */
export function fillList(records: readonly SentRequest[]): void {
  const list = $rfqList.get()
  const lines = linesToAdd(records, list)
  const isUntouched = list.lines.length === 0 && isSameJson(list.requirements, noRequirements)
  const ofAll = isUntouched ? commonOf(lines) : list.requirements
  requireOfAll(ofAll)
  addLines(lines.map(line => ({ ...line, requirements: differing(requiredOf(line, ofAll.unit), ofAll) })))
}

/** Returns the sent lines that are not on the RFQ list now. */
export function linesToAdd(records: readonly SentRequest[], { lines }: RfqList): readonly Line[] {
  return linesOf(records).filter(line => !lines.some(each => isEqual(each, line)))
}

/** Merges requests to several sellers in the same words into one line, with its sellers in the order of asking. */
function linesOf(records: readonly SentRequest[]): readonly Line[] {
  const lines = new Map<string, { item: number; line: Line }>()
  for (const record of [...records].sort((one, other) => one.sentAt - other.sentAt)) {
    const { kind, itemId, title: itemName, companyId, companyName, quantity, message } = record
    if (kind === 'inquiry') continue
    const offer = { kind, itemId, itemName, companyId, companyName }
    const key = toJson([quantity, message])
    const { item, line } = lines.get(key) ?? lineOf(record)
    lines.set(key, { item, line: { ...line, offers: [...line.offers, offer] } })
  }
  return [...lines.values()].sort((one, other) => one.item - other.item).map(({ line }) => line)
}

function lineOf(record: SentRequest): { item: number; line: Line } {
  const { note: words, requirements: asked, listed } = askedIn(record)
  const [wanted = '', ...note] = words.split('\n')
  const { quantity, unit } = asked
  const requirements = { ...asked, quantity: '' }
  const line = { wanted, note: note.join('\n'), quantity, unit, offers: [], requirements }
  return { item: listed?.item ?? 0, line }
}

/** Returns the requirements of a line. A line's own unit is beside the quantity instead. */
const requiredOf = ({ unit, requirements }: Line, unitOfAll: string): Requirements => ({
  ...requirements,
  unit: unit ? unitOfAll : '',
})

/** Returns the requirements that all lines have in common. */
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
