import { useStore } from '@nanostores/react'
import { atom, onMount, type ReadableAtom, readonlyType } from 'nanostores'
import { array, enums, type Infer, integer, string, type, unknown } from 'superstruct'
import { decode } from '#shared/api/decode.ts'
import { newIdempotencyKey } from '#shared/api/idempotency-key.ts'
import {
  noRequirements,
  type Requirements,
  readRequirements,
} from '#shared/procurement/requirements/requirements.ts'
import { $owner, type Owner } from '#shared/session/owner.ts'
import { createExpiringStorage } from '#shared/storage/expiring-storage.ts'
import { isSameJson } from '#shared/storage/is-same-json.ts'

export const Offer = type({
  kind: enums(['product', 'service']),
  itemId: integer(),
  itemName: string(),
  companyId: integer(),
  companyName: string(),
})
export type Offer = Readonly<Infer<typeof Offer>>

/** A wanted item, requested from up to `MAX_SELLERS` sellers. Texts are as typed; a service needs no quantity. */
export type RfqLine = Readonly<{
  id: string
  /** The buyer's words for it: the pasted text, or the name of the first offer. */
  wanted: string
  offers: readonly Offer[]
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

const YEAR = 365 * 24 * 60 * 60 * 1000
const PREFIX = 'trade-widgets:rfq-list:'
const storage = createExpiringStorage(PREFIX, YEAR)

const noLines: RfqList = { lines: [], requirements: noRequirements }

/** The last list. While it is stored, its lines stay the same objects, so that only others render. */
let latest: { owner: Owner; edition: unknown; list: RfqList } | undefined

function read(owner: Owner): RfqList {
  const { lines, requirements, edition } = storage.read(String(owner)) ?? {}
  if (latest?.owner === owner && edition !== undefined && edition === latest.edition) return latest.list
  const list = {
    lines: (Array.isArray(lines) ? lines : []).flatMap(readLine).slice(0, MAX_LINES),
    requirements: { ...noRequirements, ...readRequirements(requirements) },
  }
  latest = { owner, edition, list }
  return list
}

const StoredLine = type({
  id: string(),
  wanted: string(),
  offers: array(Offer),
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
  if (isEmpty) {
    storage.remove(String(owner))
    return
  }
  const edition = newIdempotencyKey()
  storage.write(String(owner), { ...list, edition })
  latest = { owner, edition, list }
}

const $list = atom<RfqList>(noLines)

/** The items that the buyer has gathered, kept on the device: one list for each member, and one for visitors. */
export const $rfqList: ReadableAtom<RfqList> = readonlyType($list)

/** Returns the list. A server knows no device, so until the first effect it has no lines. */
export const useRfqList = (): RfqList => useStore($rfqList, { ssr: () => noLines })

function show(): void {
  const list = read($owner.get())
  if (list !== $list.value && !isSameJson(list, $list.value)) $list.set(list)
}

onMount($list, () => {
  if (typeof window === 'undefined') return
  const unfollow = followStored(PREFIX, show)
  const stop = $owner.subscribe((owner, before) => {
    // A member who signs in on this page takes over the visitor's list.
    if (before === 'visitor' && owner !== 'visitor') passTo(owner)
    show()
  })
  return () => {
    unfollow()
    stop()
  }
})

/** Calls `show` when another tab may have changed records of this prefix. Returns a function that stops this. */
export function followStored(prefix: string, show: () => void): () => void {
  const watch = new AbortController()
  const { signal } = watch
  const follow = ({ key }: StorageEvent) => (key?.startsWith(prefix) ?? true) && show()
  window.addEventListener('storage', follow, { signal })
  window.addEventListener('pageshow', show, { signal })
  return () => watch.abort()
}

function passTo(member: Owner): void {
  const gathered = read('visitor')
  if (gathered.lines.length === 0) return
  const own = read(member)
  const requirements = own.lines.length > 0 ? own.requirements : gathered.requirements
  write(member, { lines: [...own.lines, ...gathered.lines].slice(0, MAX_LINES), requirements })
  storage.remove('visitor')
}

/** Changes the stored list, because another tab may have changed it a moment ago. */
function edit(change: (list: RfqList) => RfqList): void {
  const owner = $owner.get()
  write(owner, change(read(owner)))
  show()
}

export const isSame = (a: Offer, b: Offer): boolean => a.kind === b.kind && a.itemId === b.itemId

export const holdsOffer = ({ lines }: RfqList, offer: Offer): boolean =>
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

export function removeLines(ids: readonly string[]): void {
  edit(list => ({ ...list, lines: list.lines.filter(line => !ids.includes(line.id)) }))
}

/** Removes an item from every line. A line without other sellers is removed too. */
export function removeOffer(offer: Offer): void {
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

/** Deletes a member's list on a sign-out by choice. Call it before the sign-out. */
export const clearRfqList = (userId: number): void => storage.remove(String(userId))

export const hasRfqList = (userId: number): boolean => read(userId).lines.length > 0

export function resetRfqList(): void {
  storage.reload()
  show()
}
