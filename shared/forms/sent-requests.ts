import { assign, type Infer, never, number, optional, string, type, union } from 'superstruct'
import { ConfirmedRequest } from '#shared/api/confirmed-request.ts'
import { newIdempotencyKey } from '#shared/api/idempotency-key.ts'
import type { Item } from '#shared/api/items.ts'
import { $owner, type Owner } from '#shared/session/owner.ts'
import { deviceRecords } from '#shared/storage/device-records.ts'

/** A confirmed request, as it was sent from this device. Only the server knows its outcome. */
const SentRequest = assign(ConfirmedRequest, type({ id: string(), sentAt: number() }))
export type SentRequest = Readonly<Infer<typeof SentRequest>>

/** All that is stored without `procurement`. */
const { kind, itemId, companyId, title, about } = ConfirmedRequest.schema
const Note = type({ kind, itemId, companyId, title, about, sentAt: number(), message: optional(never()) })

const records = deviceRecords('sent', union([SentRequest, Note]))
/** The dates that earlier versions stored, under subjects such as `product:7`. */
const dates = deviceRecords('asked', type({ savedAt: number() }))

type Stored = Infer<typeof Note> | SentRequest

const requestsOf = (owner: Owner): Stored[] => records.readAll(`${owner}:`)
const isKept = (record: Stored): record is SentRequest => record.message !== undefined
const none: readonly SentRequest[] = []

/** The requests of the member that are kept, the newest first. */
export const $sentRequests = records.ofOwner($owner, none, owner =>
  requestsOf(owner)
    .filter(isKept)
    .sort((one, other) => other.sentAt - one.sentAt),
)

/**
 * Records that the server has confirmed a member's request: its subject and date, or if it `isKept` all of it. A
 * missing company name is looked up.
 */
export function recordRequest(request: ConfirmedRequest, isKept: boolean): void {
  const owner = $owner.get()
  if (owner === 'visitor') return
  const { kind, itemId, companyId, title, about } = request
  const id = newIdempotencyKey()
  const sentAt = Date.now()
  const key = `${owner}:${id}`
  records.write(key, isKept ? { ...request, id, sentAt } : { kind, itemId, companyId, title, about, sentAt })
  if (isKept && !request.companyName) void lookUpCompany(key, companyId)
}

async function lookUpCompany(key: string, companyId: number): Promise<void> {
  try {
    const { fetchCompany } = await import('#shared/api/companies.ts')
    const { name: companyName } = await fetchCompany(companyId)
    const record = records.read(key)
    if (record && isKept(record)) records.write(key, { ...record, companyName })
  } catch {
    // It stays unnamed.
  }
}

/** Returns the time of the member's last request on this device for an item, or about it. */
export function requestedAt({ kind, id, companyId, name }: Pick<Item, 'kind' | 'id' | 'companyId' | 'name'>) {
  const owner = $owner.get()
  const times = requestsOf(owner)
    .filter(each =>
      each.kind === 'inquiry'
        ? each.companyId === companyId && (each.about ?? each.title) === name
        : each.kind === kind && each.itemId === id,
    )
    .map(({ sentAt }) => sentAt)
  const earlier = [`${kind}:${id}`, `company:${companyId}:${name}`].map(
    about => dates.read(`${owner}:${about}`)?.savedAt ?? 0,
  )
  const latest = Math.max(...earlier, ...times)
  return latest > 0 ? new Date(latest) : undefined
}

export function deleteSent(ids: readonly string[]): void {
  records.remove(...ids.map(id => `${$owner.get()}:${id}`))
}
