import { type DraftKey, drafts } from '#shared/forms/drafts.ts'
import { $owner } from '#shared/session/session.ts'
import type { Requests } from '#shared/trade/answer.ts'
import type { FieldValues } from '../dashboard/form.store.ts'

/** Another link does not show it, and a member's goes when that member signs out. */
const keyOf = ({ link }: Requests, owner = $owner.get()): DraftKey => ({
  form: 'answer',
  target: link,
  owner,
})

const basisOf = ({ lines }: Requests): string =>
  lines.map(({ history }) => history.filter(({ action }) => action === 'quote').at(-1)?.id ?? 0).join()

/** Returns the typed values, unless they were sent and the server has an answer since. Files are not kept. */
export function readDraft(requests: Requests): FieldValues {
  const key = keyOf(requests)
  if (key.owner !== 'visitor') {
    // Whoever has the link wrote it, so it is handed over even if another page kept it.
    drafts.read(keyOf(requests, 'visitor'))
    drafts.adopt(key)
  }
  const { sentBeside, ...typed } = drafts.read(key)?.values ?? {}
  if (sentBeside === undefined || sentBeside === basisOf(requests)) return texts(typed)
  forgetDraft(requests)
  return {}
}

/** `wasSent` says that these values are on their way to the server. It notes the quotations beside which they were sent. */
export function keepDraft(requests: Requests, given: FieldValues, wasSent = false): void {
  const values = { ...texts(given), sentBeside: wasSent ? basisOf(requests) : undefined }
  drafts.write(keyOf(requests), { values, fileName: null, attempts: [] })
}

export const forgetDraft = (requests: Requests): void => drafts.drop(keyOf(requests))

const texts = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
