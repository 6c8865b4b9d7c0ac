import { useStore } from '@nanostores/react'
import { array, coerce, define, enums, type Infer, integer, string, type, unknown } from 'superstruct'
import { decode } from '#shared/api/decode.ts'
import { newIdempotencyKey } from '#shared/outbox/send-once.ts'
import { $owner, type Owner } from '#shared/session/session.ts'
import { deviceRecords } from '#shared/storage/device-records.ts'
import { isSameJson } from '#shared/storage/is-same-json.ts'
import { recordsOfOwner } from '#shared/storage/records-of-owner.ts'
import { noRequirements, type Requirements, readRequirements } from '#shared/trade/requirements.ts'

export const SellerItem = type({
  kind: enums(['product', 'service']),
  itemId: integer(),
  itemName: string(),
  companyId: integer(),
  companyName: string(),
})
export type SellerItem = Readonly<Infer<typeof SellerItem>>

/** A wanted item, requested from up to `MAX_SELLERS` sellers. Texts are as typed; a service needs no quantity. */
export type RfqLine = Readonly<{
  id: string
  /** The buyer's words for it: the pasted text, or the name of the first offer. */
  wanted: string
  offers: readonly SellerItem[]
  quantity: string
  unit: string
  /** True if the quantity may have been meant otherwise. The line is not sent until somebody has checked it. */
  isQuantityDoubtful?: boolean
  note: string
  /** The requirements that differ from those of the list. */
  requirements: Readonly<Partial<Requirements>>
}>

export type RfqList = Readonly<{
  lines: readonly RfqLine[]
  requirements: Readonly<Requirements>
}>

export const MAX_LINES = 200
export const MAX_SELLERS = 5

const noLines: RfqList = { lines: [], requirements: noRequirements }

const StoredList = type({ lines: unknown(), requirements: unknown() })

/** Anyone may write into the storage, so each line is read for itself. */
const List = coerce(
  define<RfqList>('RFQ list', () => true),
  StoredList,
  ({ lines, requirements }): RfqList => ({
    lines: (Array.isArray(lines) ? lines : []).flatMap(readLine).slice(0, MAX_LINES),
    requirements: { ...noRequirements, ...readRequirements(requirements) },
  }),
)

const records = deviceRecords('rfq-list', List)

const read = (owner: Owner): RfqList => records.read(String(owner)) ?? noLines

const StoredLine = type({
  id: string(),
  wanted: string(),
  offers: array(SellerItem),
  quantity: string(),
  unit: string(),
  note: string(),
  isQuantityDoubtful: unknown(),
  requirements: unknown(),
})

/** Reads a line. If it can't be read, only that line is lost. */
function readLine(stored: unknown): RfqLine[] {
  const read = decode(stored, StoredLine)
  if (!read.ok) return []
  const { id, wanted, offers, quantity, unit, note, isQuantityDoubtful } = read.value
  const requirements = readRequirements(read.value.requirements)
  const line = { id, wanted, quantity, unit, note, offers, requirements }
  return [isQuantityDoubtful === true ? { ...line, isQuantityDoubtful } : line]
}

function write(owner: Owner, list: RfqList): void {
  const isEmpty = list.lines.length === 0 && isSameJson(list.requirements, noRequirements)
  if (isEmpty) records.remove(String(owner))
  else records.write(String(owner), list)
}

/**
 * The items that the buyer has gathered, kept on the device: one list for each member, and one for visitors. A member
 * who signs in on this page takes over the visitor's.
 */
export const $rfqList = recordsOfOwner({
  watch: records.watch,
  $owner,
  none: noLines,
  select: read,
  onSignIn: passTo,
})

/** Returns the list. A server knows no device, so until the first effect it has no lines. */
export const useRfqList = (): RfqList => useStore($rfqList, { ssr: () => noLines })

function passTo(member: Owner): void {
  const gathered = read('visitor')
  if (gathered.lines.length === 0) return
  const own = read(member)
  const requirements = own.lines.length > 0 ? own.requirements : gathered.requirements
  write(member, { lines: [...own.lines, ...gathered.lines].slice(0, MAX_LINES), requirements })
  records.remove('visitor')
}

/** Changes the stored list, because another tab may have changed it a moment ago. */
function edit(change: (list: RfqList) => RfqList): void {
  const owner = $owner.get()
  write(owner, change(read(owner)))
}

export const isSame = (a: SellerItem, b: SellerItem): boolean => a.kind === b.kind && a.itemId === b.itemId

export const holdsItem = ({ lines }: RfqList, offer: SellerItem): boolean =>
  lines.some(line => line.offers.some(each => isSame(each, offer)))

export type NewLine = Pick<RfqLine, 'wanted'> & Partial<Omit<RfqLine, 'id'>>

/** Adds lines at the end, up to `MAX_LINES` in all. Returns the number of lines without room. */
export function addLines(added: readonly NewLine[]): number {
  let left = 0
  edit(({ lines, requirements }) => {
    const room = Math.max(0, MAX_LINES - lines.length)
    left = Math.max(0, added.length - room)
    const complete = added.slice(0, room).map(
      (line): RfqLine => ({
        offers: [],
        quantity: '',
        unit: '',
        note: '',
        requirements: {},
        ...line,
        id: newIdempotencyKey(),
      }),
    )
    return { lines: [...lines, ...complete], requirements }
  })
  return left
}

/** Changes a line if it is still there. A quantity that somebody sets is no longer in doubt. */
export function changeLine(id: string, change: Partial<Omit<RfqLine, 'id'>>): void {
  const looked = change.quantity === undefined ? {} : { isQuantityDoubtful: false }
  edit(list => ({
    ...list,
    lines: list.lines.map(line => (line.id === id ? { ...line, ...looked, ...change } : line)),
  }))
}

/** Gives each line the sellers that a function returns for it. */
export function chooseItems(offersOf: (line: RfqLine) => readonly SellerItem[]): void {
  edit(list => ({ ...list, lines: list.lines.map(line => ({ ...line, offers: offersOf(line) })) }))
}

export function removeLines(ids: readonly string[]): void {
  edit(list => ({ ...list, lines: list.lines.filter(line => !ids.includes(line.id)) }))
}

/** Removes an item from every line. A line without other sellers is removed too. */
export function removeItem(offer: SellerItem): void {
  edit(list => ({
    ...list,
    lines: list.lines.flatMap(line => {
      const offers = line.offers.filter(each => !isSame(each, offer))
      if (offers.length === line.offers.length) return [line]
      return offers.length > 0 ? [{ ...line, offers }] : []
    }),
  }))
}

export function requireOfAll(requirements: Requirements): void {
  edit(list => ({ ...list, requirements }))
}

export const emptyList = (): void => edit(() => noLines)
