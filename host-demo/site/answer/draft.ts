import { boolean, record, string, type } from 'superstruct'
import { deviceRecords } from '#shared/storage/device-records.ts'
import type { FieldValues } from '../dashboard/form.store.ts'
import type { Requests } from './api.ts'

/** Typed values, kept for a reload. `basis` names the quotations beside which they were typed. */
const Draft = type({ values: record(string(), string()), basis: string(), wasSent: boolean() })

const drafts = deviceRecords('draft', Draft)

const keyOf = ({ id }: Requests): string => `answer:${id}`

const basisOf = ({ lines }: Requests): string =>
  lines.map(({ history }) => history.filter(({ action }) => action === 'quote').at(-1)?.id ?? 0).join()

/** Returns the typed values, unless they were sent and the server has an answer since. Files are not kept. */
export function readDraft(requests: Requests): Record<string, string> {
  const draft = drafts.read(keyOf(requests))
  if (!draft) return {}
  const hasArrived = draft.wasSent && draft.basis !== basisOf(requests)
  if (!hasArrived) return draft.values
  forgetDraft(requests)
  return {}
}

/** `wasSent` says that these values are on their way to the server. */
export function keepDraft(requests: Requests, given: FieldValues, wasSent = false): void {
  const texts = Object.entries(given).filter(([, value]) => typeof value === 'string')
  drafts.write(keyOf(requests), {
    values: Object.fromEntries(texts) as Record<string, string>,
    ...{ basis: basisOf(requests), wasSent },
  })
}

export const forgetDraft = (requests: Requests): void => drafts.remove(keyOf(requests))
