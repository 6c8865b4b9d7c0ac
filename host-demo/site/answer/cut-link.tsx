import { type FormEvent, useState } from 'react'
import { TextAreaField, useFocusOnInvalid } from '#shared/ui/field.tsx'
import { codeIn } from './link-code.ts'
import { State } from './state.tsx'

/** Shown if the address has no code: a gateway has cut it off. */
export function CutLink() {
  return (
    <State title="This link is not complete">
      <p>
        A mail program has probably cut the link: the part after <b>#</b> is missing. The mail also has that
        part as text. Copy the code that stands below the link.
      </p>
      <CodeForm />
    </State>
  )
}

const FIELD = 'code'

/** Takes the code of a mail as text, and opens the page again with it. */
export function CodeForm() {
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
    <form aria-label="Code from the mail" noValidate ref={form} onSubmit={submit}>
      <TextAreaField
        name={FIELD}
        label="Code from the mail, or the whole link"
        hint={
          problem
            ? 'There is no code in this text. A code has 43 letters and digits. Copy all of it from the mail.'
            : 'Copy it from the mail and paste it here.'
        }
        rows={3}
        aria-invalid={problem ? true : undefined}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <button type="submit" className="button primary">
        Open
      </button>
    </form>
  )
}
