import { atom, type WritableAtom } from 'nanostores'
import { drafts } from '#shared/forms/drafts.ts'
import type { Owner } from '#shared/session/owner.ts'

/** The most characters that one message may hold. */
export const LONGEST = 4000

/** Creates the draft of a conversation's message. A member continues the text that the visitor wrote on this page. */
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
