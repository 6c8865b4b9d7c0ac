import { atom, onMount, type ReadableAtom, readonlyType } from 'nanostores'
import { assign, type Infer, number, string, type } from 'superstruct'
import { fetchCompany } from '#shared/api/companies.ts'
import { ConfirmedRequest } from '#shared/api/confirmed-request.ts'
import { decode } from '#shared/api/decode.ts'
import { newIdempotencyKey } from '#shared/api/idempotency-key.ts'
import { $user } from '#shared/session/session.ts'
import { createExpiringStorage } from '#shared/storage/expiring-storage.ts'

/** A confirmed request, as it was sent from this device. Only the server knows its outcome. */
const SentRequest = assign(ConfirmedRequest, type({ id: string(), sentAt: number() }))
export type SentRequest = Readonly<Infer<typeof SentRequest>>

const YEAR = 365 * 24 * 60 * 60 * 1000
const PREFIX = 'trade-widgets:sent:'
const storage = createExpiringStorage(PREFIX, YEAR)

const $records = atom<readonly SentRequest[]>([])

export const $sentRequests: ReadableAtom<readonly SentRequest[]> = readonlyType($records)

const ownerNow = (): number | undefined => $user.get()?.id
const keysOf = (owner: number): string[] => storage.keys(`${owner}:`)
const keyOf = (owner: number | undefined, id: string): string => `${owner}:${id}`

const newestFirst = (one: SentRequest, other: SentRequest): number => other.sentAt - one.sentAt

function show(): void {
  const owner = ownerNow()
  const records = owner === undefined ? [] : keysOf(owner).flatMap(readRecord)
  $records.set(records.sort(newestFirst))
}

/** Updates one record that was written or removed. A list makes hundreds, so the others are not read again. */
function showOne(key: string): void {
  const owner = ownerNow()
  if (!key.startsWith(keyOf(owner, ''))) return
  const others = $records.value.filter(({ id }) => keyOf(owner, id) !== key)
  $records.set([...readRecord(key), ...others].sort(newestFirst))
}

function readRecord(key: string): SentRequest[] {
  const record = decode(storage.read(key), SentRequest)
  return record.ok ? [record.value] : []
}

onMount($records, () => {
  const watch = new AbortController()
  const { signal } = watch
  const follow = ({ key }: StorageEvent): void => {
    if (key === null) show()
    else if (key.startsWith(PREFIX)) showOne(key.slice(PREFIX.length))
  }
  window.addEventListener('storage', follow, { signal })
  window.addEventListener('pageshow', show, { signal })
  const stop = $user.subscribe(show)
  return () => {
    watch.abort()
    stop()
  }
})

/** Records a member's request. Call it when the server has confirmed it. A missing company name is looked up. */
export function recordSent(request: ConfirmedRequest): void {
  const owner = ownerNow()
  if (owner === undefined) return
  const id = newIdempotencyKey()
  const key = keyOf(owner, id)
  storage.write(key, { ...request, id, sentAt: Date.now() })
  showOne(key)
  if (!request.companyName) void lookUpCompany(key, request.companyId)
}

async function lookUpCompany(key: string, companyId: number): Promise<void> {
  const company = await fetchCompany(companyId).catch(() => null)
  const record = storage.read(key)
  if (!company || !record) return
  storage.write(key, { ...record, companyName: company.name })
  showOne(key)
}

export function deleteSent(ids: readonly string[]): void {
  const owner = ownerNow()
  for (const id of ids) storage.remove(keyOf(owner, id))
  show()
}

export const hasSent = (userId: number): boolean => keysOf(userId).length > 0

/** Deletes a member's records on a sign-out by choice. Call it before the sign-out. */
export const clearSent = (userId: number): void => keysOf(userId).forEach(storage.remove)

export function resetSent(): void {
  storage.reload()
  show()
}
