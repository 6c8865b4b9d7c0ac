import { useStore } from '@nanostores/react'
import { Button } from '#shared/ui/button.tsx'
import { formMessages } from '../form.messages.ts'
import type { FormBinding } from '../use-form.ts'

/** Says that the text is kept, or offers the draft that would have come into a form in use. */
export function DraftHint({ binding: { draft, resumeDraft } }: { binding: FormBinding }) {
  const t = useStore(formMessages)
  if (draft.waits) return <Button look="plain" label={t.resumeDraft} onClick={resumeDraft} />
  return draft.kept && <span className="hint">{t.draftKept}</span>
}
