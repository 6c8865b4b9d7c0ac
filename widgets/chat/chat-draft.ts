import { atom, type WritableAtom } from 'nanostores'
import { drafts } from '#shared/forms/drafts.ts'
import type { Owner } from '#shared/session/session.ts'

/** The most characters that one message may hold. */
export const LONGEST = 4000

/** Creates the draft of a conversation's message. A member continues the text that the visitor wrote on this page. */
export function createDraft(owner: Owner, target: string): WritableAtom<string> {
  const key = { form: 'chat', target, owner }
  if (owner !== 'visitor') drafts.adopt(key)
  const $text = atom(drafts.read(key)?.values.message ?? '')
  $text.listen(message => {
    if (message === '') drafts.drop(key)
    else drafts.write(key, { values: { message }, fileName: null, attempts: [] })
  })
  return $text
}
