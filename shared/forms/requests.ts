import { assign, type Infer, never, number, optional, string, type, union } from 'superstruct'
import { ConfirmedRequest } from '#shared/api/confirmed-request.ts'
import type { Item } from '#shared/api/items.ts'
import { newIdempotencyKey } from '#shared/outbox/send-once.ts'
import { $owner, type Owner } from '#shared/session/session.ts'
import { deviceRecords } from '#shared/storage/device-records.ts'

/** A confirmed request, as it was sent from this device. Only the server knows its outcome. */
const SentRequest = assign(ConfirmedRequest, type({ id: string(), sentAt: number() }))
export type SentRequest = Readonly<Infer<typeof SentRequest>>

const { kind, itemId, companyId, title, about } = ConfirmedRequest.schema
/** All that is stored without `procurement`. */
const Note = type({ kind, itemId, companyId, title, about, sentAt: number(), message: optional(never()) })

export const sentRecords = deviceRecords('sent', union([SentRequest, Note]))
/** The dates that earlier versions stored, under subjects such as `product:7`. */
const dates = deviceRecords('asked', type({ savedAt: number() }))

type Stored = Infer<typeof Note> | SentRequest

export const requestsOf = (owner: Owner): Stored[] => sentRecords.readAll(`${owner}:`)
export const isKept = (record: Stored): record is SentRequest => record.message !== undefined

/**
 * Records that the server has confirmed a member's request: its subject and date, or with `keepsAll` the request too.
 * A missing company name is looked up.
 */
export function recordRequest(request: ConfirmedRequest, keepsAll: boolean): void {
  const owner = $owner.get()
  if (owner === 'visitor') return
  const { kind, itemId, companyId, title, about } = request
  const id = newIdempotencyKey()
  const key = `${owner}:${id}`
  const note = { kind, itemId, companyId, title, about, sentAt: Date.now() }
  sentRecords.write(key, keepsAll ? { ...request, ...note, id } : note)
  if (keepsAll && !request.companyName) void lookUpCompany(key, companyId)
}

async function lookUpCompany(key: string, companyId: number): Promise<void> {
  try {
    const { fetchCompany } = await import('#shared/api/companies.ts')
    const { name: companyName } = await fetchCompany(companyId)
    const record = sentRecords.read(key)
    if (record && isKept(record)) sentRecords.write(key, { ...record, companyName })
  } catch {
    // It stays unnamed.
  }
}

/** Returns the time of the member's last request on this device for an item, or about it. */
export function requestedAt({ kind, id, companyId, name }: Pick<Item, 'kind' | 'id' | 'companyId' | 'name'>) {
  const owner = $owner.get()
  const isAboutItem = (request: Stored): boolean =>
    request.kind === 'inquiry'
      ? request.companyId === companyId && (request.about ?? request.title) === name
      : request.kind === kind && request.itemId === id
  const earlier = [`${kind}:${id}`, `company:${companyId}:${name}`]
  const latest = Math.max(
    ...requestsOf(owner).map(request => (isAboutItem(request) ? request.sentAt : 0)),
    ...earlier.map(about => dates.read(`${owner}:${about}`)?.savedAt ?? 0),
  )
  return latest > 0 ? new Date(latest) : undefined
}
