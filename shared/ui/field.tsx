import { type ComponentPropsWithoutRef, type RefObject, useEffect, useId, useRef } from 'react'

type Labelled = { label: string; hint?: string | undefined }

/** A labelled native input, as password managers and screen readers expect. */
export function TextField(props: Labelled & ComponentPropsWithoutRef<'input'>) {
  return <Field tag="input" {...props} />
}

/** A field for an e-mail address, which no keyboard should correct. */
export function EmailField(props: Labelled & ComponentPropsWithoutRef<'input'>) {
  return <TextField type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...props} />
}

/** A field for text of several lines. */
export function TextAreaField(props: Labelled & ComponentPropsWithoutRef<'textarea'>) {
  return <Field tag="textarea" {...props} />
}

/** A field for one of a few choices. */
export function SelectField(props: Labelled & ComponentPropsWithoutRef<'select'>) {
  return <Field tag="select" {...props} />
}

function Field({
  tag: Control,
  label,
  hint,
  ...control
}: Labelled & { tag: 'input' | 'textarea' | 'select' }) {
  const id = useId()
  const hintId = `${id}-hint`
  const described = hint ? { 'aria-describedby': hintId } : {}
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Control {...control} {...described} id={id} className="input" />
      {hint && (
        <span className="hint" id={hintId}>
          {hint}
        </span>
      )}
    </div>
  )
}

/** Focuses the field of an error, each time there is a new one. */
export function useFocusOnInvalid(
  problem: { field: string } | null | undefined,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const field = problem && form.current?.elements.namedItem(problem.field)
    if (field instanceof HTMLElement) field.focus()
  }, [problem])
  return form
}
