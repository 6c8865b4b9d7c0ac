import { boolean, type Infer, nullable, number, optional, record, string, type } from 'superstruct'
import { $owner, type Owner } from '#shared/session/session.ts'
import { deviceRecords } from '#shared/storage/device-records.ts'
import { recordsOfOwner } from '#shared/storage/records-of-owner.ts'
import { SellerItem } from './rfq-list.ts'

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
  offer: SellerItem,
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

const records = deviceRecords('rfq-run', Request)

const noRequests: readonly RunRequest[] = []

const readRun = (owner: Owner): readonly RunRequest[] =>
  records.readAll(`${owner}:`).sort((one, other) => one.place - other.place)

/** The requests of a run, in order, until it is acknowledged. Each is stored alone, as tabs may send together. */
export const $run = recordsOfOwner({ watch: records.watch, $owner, none: noRequests, select: readRun })

export function writeRequests(owner: number, requests: readonly RunRequest[]): void {
  records.writeAll(requests.map(request => [`${owner}:${request.id}`, request]))
}

export const readRequest = (owner: number, id: string): RunRequest | null => records.read(`${owner}:${id}`)

export function forgetRequests(owner: number, ids: readonly string[]): void {
  records.remove(...ids.map(id => `${owner}:${id}`))
}

export const hasUnsent = (owner: number): boolean => readRun(owner).some(({ isSent }) => !isSent)

export function clearRun(owner: number): void {
  forgetRequests(
    owner,
    readRun(owner).map(({ id }) => id),
  )
}
