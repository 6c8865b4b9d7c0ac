import { atom, onMount, type ReadableAtom, readonlyType } from 'nanostores'
import { newIdempotencyKey } from '#shared/api/idempotency-key.ts'
import { noRequirements, type Requirements, readRequirements } from '#shared/requirements/requirements.ts'
import { $session } from '#shared/session/session.ts'
import { createExpiringStorage } from '#shared/storage/expiring-storage.ts'

/** What a seller offers, as a request names it. */
export type Offer = Readonly<{
  kind: 'product' | 'service'
  itemId: number
  itemName: string
  companyId: number
  companyName: string
}>

/** Something to ask for, of up to `MOST_SELLERS` sellers. Texts as they were typed; a service needs no quantity. */
export type RfqLine = Readonly<{
  id: string
  /** What is wanted in the buyer's words: what was pasted, or the name of the first offer. */
  wanted: string
  offers: readonly Offer[]
  quantity: string
  unit: string
  /** It may have been meant otherwise: the line is not sent until somebody has looked. */
  isQuantityDoubtful?: boolean
  note: string
  /** What differs here from the requirements of the list. */
  requirements: Readonly<Partial<Requirements>>
}>

export type RfqList = Readonly<{
  lines: readonly RfqLine[]
  /** Of every line that does not say otherwise. */
  requirements: Readonly<Requirements>
}>

export const MOST_LINES = 200
export const MOST_SELLERS = 5

const YEAR = 365 * 24 * 60 * 60 * 1000
const PREFIX = 'trade-widgets:rfq-list:'
const storage = createExpiringStorage(PREFIX, YEAR)

const EMPTY: RfqList = { lines: [], requirements: noRequirements }

type Owner = number | 'visitor'

/** Whose list the page shows. After an expiry it stays the member's. */
function ownerNow(): Owner {
  const session = $session.get()
  if (session.at === 'member') return session.user.id
  return session.at === 'expired' ? session.userId : 'visitor'
}

/** What was read or written last. While the device holds it, its lines stay the same objects: only others are drawn. */
let latest: { owner: Owner; edition: unknown; list: RfqList } | undefined

function read(owner: Owner): RfqList {
  const { lines, requirements, edition } = storage.read(String(owner)) ?? {}
  if (latest?.owner === owner && edition !== undefined && edition === latest.edition) return latest.list
  const list = {
    lines: (Array.isArray(lines) ? lines : []).flatMap(readLine).slice(0, MOST_LINES),
    requirements: { ...noRequirements, ...readRequirements(requirements) },
  }
  latest = { owner, edition, list }
  return list
}

/** A line that can't be read costs that line. */
function readLine(stored: unknown): RfqLine[] {
  const { requirements, offers, ...texts } = Object(stored)
  const { id, wanted, quantity, unit, note, isQuantityDoubtful } = texts
  const isLine = [id, wanted, quantity, unit, note].every(text => typeof text === 'string')
  if (!isLine || !Array.isArray(offers) || !offers.every(isOffer)) return []
  const line = { id, wanted, quantity, unit, note, offers, requirements: readRequirements(requirements) }
  return [isQuantityDoubtful === true ? { ...line, isQuantityDoubtful } : line]
}

function isOffer(stored: unknown): stored is Offer {
  const { kind, itemId, itemName, companyId, companyName } = Object(stored)
  const hasItem = (kind === 'product' || kind === 'service') && Number.isInteger(itemId)
  return (
    hasItem && Number.isInteger(companyId) && [itemName, companyName].every(text => typeof text === 'string')
  )
}

function write(owner: Owner, list: RfqList): void {
  const isEmpty =
    list.lines.length === 0 && JSON.stringify(list.requirements) === JSON.stringify(noRequirements)
  if (isEmpty) {
    storage.remove(String(owner))
    return
  }
  const edition = newIdempotencyKey()
  storage.write(String(owner), { ...list, edition })
  latest = { owner, edition, list }
}

const $list = atom<RfqList>(EMPTY)

/** What the buyer has gathered to ask for: kept on the device, one list each for a member and for whoever is not signed in. */
export const $rfqList: ReadableAtom<RfqList> = readonlyType($list)

function show(): void {
  const list = read(ownerNow())
  if (list !== $list.value && JSON.stringify(list) !== JSON.stringify($list.value)) $list.set(list)
}

onMount($list, () => {
  const watch = new AbortController()
  const { signal } = watch
  const follow = ({ key }: StorageEvent): void => {
    if (key?.startsWith(PREFIX) ?? true) show()
  }
  window.addEventListener('storage', follow, { signal })
  window.addEventListener('pageshow', show, { signal })
  let owner = ownerNow()
  const stop = $session.subscribe(() => {
    const next = ownerNow()
    // Whoever signs in on this page takes along what was gathered here.
    if (owner === 'visitor' && next !== 'visitor') passTo(next)
    owner = next
    show()
  })
  return () => {
    watch.abort()
    stop()
  }
})

function passTo(member: Owner): void {
  const gathered = read('visitor')
  if (gathered.lines.length === 0) return
  const own = read(member)
  const requirements = own.lines.length > 0 ? own.requirements : gathered.requirements
  write(member, { lines: [...own.lines, ...gathered.lines].slice(0, MOST_LINES), requirements })
  storage.remove('visitor')
}

/** From what is stored, as another tab may have left it a moment ago. */
function edit(change: (list: RfqList) => RfqList): void {
  const owner = ownerNow()
  write(owner, change(read(owner)))
  show()
}

/** Whether both name the same item. */
export const isSame = (a: Offer, b: Offer): boolean => a.kind === b.kind && a.itemId === b.itemId

/** Whether an item is asked for already. */
export const holdsOffer = ({ lines }: RfqList, offer: Offer): boolean =>
  lines.some(line => line.offers.some(each => isSame(each, offer)))

/** Lines to be added; what is not given is empty. */
export type NewLine = Pick<RfqLine, 'wanted'> & Partial<Omit<RfqLine, 'id'>>

/** Adds lines at the end, up to `MOST_LINES` in all. Returns how many had no room. */
export function addLines(added: readonly NewLine[]): number {
  let left = 0
  edit(({ lines, requirements }) => {
    const room = Math.max(0, MOST_LINES - lines.length)
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

/** Changes some of a line, if it is still there. A quantity that somebody sets is no longer in doubt. */
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

/** Takes an item out of every line; a line that asks nobody else goes with it. */
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

/** Removes every line and requirement. */
export const emptyList = (): void => edit(() => EMPTY)

/** On a sign-out by choice: call it before the sign-out. */
export const clearRfqList = (userId: number): void => storage.remove(String(userId))

/** Whether this member has gathered something here. */
export const hasRfqList = (userId: number): boolean => read(userId).lines.length > 0

/** Forgets what could not be stored, as a new page would: for tests and stories. */
export function resetRfqList(): void {
  storage.reload()
  show()
}
