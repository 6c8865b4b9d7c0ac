import { isKept, requestsOf, type SentRequest, sentRecords } from '#shared/forms/requests.ts'
import { $owner, type Owner } from '#shared/session/session.ts'
import { recordsOfOwner } from '#shared/storage/records-of-owner.ts'

const none: readonly SentRequest[] = []

const newestFirst = (one: SentRequest, other: SentRequest): number => other.sentAt - one.sentAt
const select = (owner: Owner) => requestsOf(owner).filter(isKept).sort(newestFirst)

/** The requests of the member that are kept, the newest first. */
export const $sentRequests = recordsOfOwner({ watch: sentRecords.watch, $owner, none, select })

export function deleteSent(ids: readonly string[]): void {
  sentRecords.remove(...ids.map(id => `${$owner.get()}:${id}`))
}
