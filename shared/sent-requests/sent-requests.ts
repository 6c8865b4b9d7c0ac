import { atom, onMount, type ReadableAtom, readonlyType } from 'nanostores'
import { fetchCompany } from '#shared/api/companies.ts'
import { newIdempotencyKey } from '#shared/api/idempotency-key.ts'
import { $user } from '#shared/session/session.ts'
import { createExpiringStorage } from '#shared/storage/expiring-storage.ts'

/** What the server has confirmed, as it was sent from this device. What became of it, only the server knows. */
export type SentRequest = Readonly<{
  /** Of the record. */
  id: string
  /** In milliseconds. */
  sentAt: number
  kind: 'product' | 'service' | 'inquiry'
  /** 0 of an inquiry. */
  itemId: number
  /** The item's name, or the subject of an inquiry. */
  title: string
  companyId: number
  /** '' where it is not known. */
  companyName: string
  quantity: number
  /** As it was sent, with its requirements. */
  message: string
  /** The name of the file that went with it, or ''. */
  fileName: string
  /** What the requests of one RFQ list share, such as `RFQ list 2026-11-21/ab12`, or ''. */
  list: string
  /** What the server calls it, where it said so. */
  serverId: number | null
}>

const YEAR = 365 * 24 * 60 * 60 * 1000
const PREFIX = 'trade-widgets:sent:'
const storage = createExpiringStorage(PREFIX, YEAR)

const $records = atom<readonly SentRequest[]>([])

/** What the member has sent from this device, the newest first. */
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

/** One that was written or removed. A list makes hundreds of them: the others are not read again. */
function showOne(key: string): void {
  const owner = ownerNow()
  if (!key.startsWith(keyOf(owner, ''))) return
  const others = $records.value.filter(({ id }) => keyOf(owner, id) !== key)
  $records.set([...readRecord(key), ...others].sort(newestFirst))
}

function readRecord(key: string): SentRequest[] {
  const {
    id,
    sentAt,
    kind,
    itemId,
    title,
    companyId,
    companyName,
    quantity,
    message,
    fileName,
    list,
    serverId,
  } = storage.read(key) ?? {}
  const texts = [id, title, companyName, message, fileName, list]
  const numbers = [sentAt, itemId, companyId, quantity]
  const isKnown = kind === 'product' || kind === 'service' || kind === 'inquiry'
  if (!isKnown || !texts.every(isText) || !numbers.every(Number.isFinite)) return []
  return [
    {
      id: String(id),
      sentAt: Number(sentAt),
      kind,
      itemId: Number(itemId),
      title: String(title),
      companyId: Number(companyId),
      companyName: String(companyName),
      quantity: Number(quantity),
      message: String(message),
      fileName: String(fileName),
      list: String(list),
      serverId: Number.isInteger(serverId) ? Number(serverId) : null,
    },
  ]
}

const isText = (value: unknown): boolean => typeof value === 'string'

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

export type NewRecord = Omit<SentRequest, 'id' | 'sentAt'>

/** Keeps what a member has sent: call it when the server has confirmed it. A company without a name is looked up. */
export function recordSent(request: NewRecord): void {
  const owner = ownerNow()
  if (owner === undefined) return
  const id = newIdempotencyKey()
  const key = keyOf(owner, id)
  storage.write(key, { ...request, id, sentAt: Date.now() })
  showOne(key)
  if (!request.companyName) void lookUpCompany(key, request.companyId)
}

/** The record serves without its name too. */
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

/** Whether this member has records here. */
export const hasSent = (userId: number): boolean => keysOf(userId).length > 0

/** On a sign-out by choice: call it before the sign-out. */
export const clearSent = (userId: number): void => keysOf(userId).forEach(storage.remove)

/** Forgets what could not be stored, as a new page would: for tests and stories. */
export function resetSent(): void {
  storage.reload()
  show()
}
