import { useStore } from '@nanostores/react'
import { type FormEvent, useState } from 'react'
import { TextAreaField, useFocusOnInvalid } from '#shared/ui/field.tsx'
import { filled } from '../dashboard/filled.ts'
import { answerMessages } from './answer.messages.ts'
import { codeIn } from './link-code.ts'
import { State } from './state.tsx'

/** Shown if the address has no code: a gateway has cut it off. */
export function CutLink() {
  const t = useStore(answerMessages)
  return (
    <State title={t.cut}>
      <p>{filled(t.cutText, { hash: <b>#</b> })}</p>
      <CodeForm />
    </State>
  )
}

const FIELD = 'code'

/** Takes the code of a mail as text, and opens the page again with it. */
export function CodeForm() {
  const t = useStore(answerMessages)
  const [problem, setProblem] = useState<{ field: string } | null>(null)
  const form = useFocusOnInvalid(problem)
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const code = codeIn(String(new FormData(event.currentTarget).get(FIELD) ?? ''))
    if (!code) setProblem({ field: FIELD })
    // The same code does not change the address.
    else if (location.hash === `#${code}`) location.reload()
    else location.hash = code
  }
  return (
    <form aria-label={t.codeForm} noValidate ref={form} onSubmit={submit}>
      <TextAreaField
        name={FIELD}
        label={t.code}
        hint={problem ? t.noCode : t.codeHint}
        rows={3}
        aria-invalid={problem ? true : undefined}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <button type="submit" className="button primary">
        {t.open}
      </button>
    </form>
  )
}
