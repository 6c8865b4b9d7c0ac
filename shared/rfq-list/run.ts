import { atom, onMount, type ReadableAtom, readonlyType } from 'nanostores'
import { boolean, enums, type Infer, is, nullable, number, optional, record, string, type } from 'superstruct'
import { $session } from '#shared/session/session.ts'
import { createExpiringStorage } from '#shared/storage/expiring-storage.ts'

export const StoredOffer = type({
  kind: enums(['product', 'service']),
  itemId: number(),
  itemName: string(),
  companyId: number(),
  companyName: string(),
})

/** What a request tells of where it comes from, for itself and for the host. */
const StoredOrigin = type({
  ending: string(),
  detail: type({
    lead: type({
      source: string(),
      reference: string(),
      page: string(),
      title: string(),
      utm: record(string(), string()),
    }),
  }),
})

const Request = type({
  id: string(),
  lineId: string(),
  wanted: string(),
  offer: StoredOffer,
  /** What the requests of a list share, such as `RFQ list 2026-11-21/ab12`. */
  list: string(),
  /** The place of its line on the list, and how many lines there were: what a seller is told. */
  item: number(),
  items: number(),
  /** Its own place in the run, and how many there were. */
  place: number(),
  of: number(),
  /** The file that goes with it, as it was uploaded; '' without one. Earlier versions kept it with the write alone. */
  attachmentUrl: optional(string()),
  fileName: optional(string()),
  origin: optional(StoredOrigin),
  isSent: boolean(),
  serverId: nullable(number()),
})

/** One request of a run: a line and one of its sellers. */
export type RunRequest = Infer<typeof Request>

const PREFIX = 'trade-widgets:rfq-run:'
const storage = createExpiringStorage(PREFIX)

/** Whose run the page shows. It stays after an expiry. */
export function runOwner(): number | undefined {
  const session = $session.get()
  if (session.at === 'member') return session.user.id
  return session.at === 'expired' ? session.userId : undefined
}

const read = (key: string): RunRequest[] => {
  const stored = storage.read(key)
  return is(stored, Request) ? [stored] : []
}

const $requests = atom<readonly RunRequest[]>([])

/**
 * What was sent off together and is not acknowledged yet, in its order: kept on the device, each request by itself, so
 * that tabs which send at the same time lose nothing of each other.
 */
export const $run: ReadableAtom<readonly RunRequest[]> = readonlyType($requests)

export function readRun(owner = runOwner()): readonly RunRequest[] {
  const keys = owner === undefined ? [] : storage.keys(`${owner}:`)
  return keys.flatMap(read).sort((one, other) => one.place - other.place)
}

function show(): void {
  const run = readRun()
  if (JSON.stringify(run) !== JSON.stringify($requests.value)) $requests.set(run)
}

onMount($requests, () => {
  const watch = new AbortController()
  const { signal } = watch
  const follow = ({ key }: StorageEvent): void => {
    if (key?.startsWith(PREFIX) ?? true) show()
  }
  window.addEventListener('storage', follow, { signal })
  window.addEventListener('pageshow', show, { signal })
  const stop = $session.subscribe(show)
  return () => {
    watch.abort()
    stop()
  }
})

export function writeRequests(owner: number, requests: readonly RunRequest[]): void {
  for (const request of requests) storage.write(`${owner}:${request.id}`, request)
  show()
}

export const readRequest = (owner: number, id: string): RunRequest | undefined => read(`${owner}:${id}`)[0]

export function forgetRequests(owner: number, ids: readonly string[]): void {
  for (const id of ids) storage.remove(`${owner}:${id}`)
  show()
}

export const hasRun = (owner: number): boolean => readRun(owner).length > 0

export function clearRun(owner: number): void {
  forgetRequests(
    owner,
    readRun(owner).map(({ id }) => id),
  )
}

/** Forgets what could not be stored, as a new page would: for tests and stories. */
export function resetRun(): void {
  storage.reload()
  show()
}
