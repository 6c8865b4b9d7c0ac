import { atom, type WritableAtom } from 'nanostores'
import { drafts, type Owner } from '#shared/forms/drafts.ts'

/** As much as one message may hold. */
export const LONGEST = 4000

/** What somebody writes in a conversation, kept as a draft. A member goes on with what the visitor wrote on this page. */
export function createDraft(owner: Owner, target: string): WritableAtom<string> {
  const place = { form: 'chat', target, owner }
  if (owner !== 'visitor') drafts.adopt(place)
  const $text = atom(drafts.read(place)?.values.message ?? '')
  $text.listen(message => {
    if (message === '') drafts.drop(place)
    else drafts.write(place, { values: { message }, fileName: null, attempts: [] })
  })
  return $text
}
