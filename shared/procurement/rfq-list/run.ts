import { atom, onMount, type ReadableAtom, readonlyType } from 'nanostores'
import { boolean, type Infer, is, nullable, number, optional, record, string, type } from 'superstruct'
import { $owner } from '#shared/session/owner.ts'
import { createExpiringStorage } from '#shared/storage/expiring-storage.ts'
import { isSameJson } from '#shared/storage/is-same-json.ts'
import { followStored, Offer } from './rfq-list.ts'

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
  offer: Offer,
  /** The name that all requests of a list share, such as `RFQ list 2026-11-21/ab12`. */
  list: string(),
  /** The place of its line on the list, and the number of lines, for the seller. */
  item: number(),
  items: number(),
  /** Its own place in the run, and the number of requests. */
  place: number(),
  of: number(),
  /** The uploaded file that goes with it; '' without one. Earlier versions stored it only with the write. */
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

const read = (key: string): RunRequest[] => {
  const stored = storage.read(key)
  return is(stored, Request) ? [stored] : []
}

const $requests = atom<readonly RunRequest[]>([])

/** The requests of a run, in order, until it is acknowledged. Each is stored alone, as tabs may send together. */
export const $run: ReadableAtom<readonly RunRequest[]> = readonlyType($requests)

function readRun(owner = $owner.get()): readonly RunRequest[] {
  const requests = storage.keys(`${owner}:`).flatMap(read)
  return requests.sort((one, other) => one.place - other.place)
}

function show(): void {
  const run = readRun()
  if (!isSameJson(run, $requests.value)) $requests.set(run)
}

onMount($requests, () => {
  const unfollow = followStored(PREFIX, show)
  const stop = $owner.subscribe(show)
  return () => {
    unfollow()
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

export function resetRun(): void {
  storage.reload()
  show()
}
