import { boolean, record, string, type } from 'superstruct'
import { $owner } from '#shared/session/owner.ts'
import { deviceRecords } from '#shared/storage/device-records.ts'
import type { Requests } from '#shared/trade/answer.ts'
import type { FieldValues } from '../dashboard/form.store.ts'

/** Typed values, kept for a reload. `basis` names the quotations beside which they were typed. */
const Draft = type({ values: record(string(), string()), basis: string(), wasSent: boolean() })

const drafts = deviceRecords('draft', Draft)

/** Another link does not show it, and a member's goes when that member signs out. */
const keyOf = ({ link }: Requests, owner = $owner.get()): string => `${owner}:answer:${link}`

const basisOf = ({ lines }: Requests): string =>
  lines.map(({ history }) => history.filter(({ action }) => action === 'quote').at(-1)?.id ?? 0).join()

/** Returns the typed values, unless they were sent and the server has an answer since. Files are not kept. */
export function readDraft(requests: Requests): Record<string, string> {
  adopt(requests)
  const draft = drafts.read(keyOf(requests))
  if (!draft) return {}
  const hasArrived = draft.wasSent && draft.basis !== basisOf(requests)
  if (!hasArrived) return draft.values
  forgetDraft(requests)
  return {}
}

/** Hands the draft of this link from before the sign-in to the member. Earlier versions kept it without an owner. */
function adopt(requests: Requests): void {
  const before = keyOf(requests, 'visitor')
  const own = keyOf(requests)
  const draft = drafts.read(before)
  if (before !== own && draft && !drafts.read(own)) drafts.write(own, draft)
  drafts.remove(...(before === own ? [] : [before]), `answer:${requests.id}`)
}

/** `wasSent` says that these values are on their way to the server. */
export function keepDraft(requests: Requests, given: FieldValues, wasSent = false): void {
  const texts = Object.entries(given).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  drafts.write(keyOf(requests), { values: Object.fromEntries(texts), basis: basisOf(requests), wasSent })
}

export const forgetDraft = (requests: Requests): void => drafts.remove(keyOf(requests))
