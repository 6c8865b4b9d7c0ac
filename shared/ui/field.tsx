import { type ComponentProps, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'

type Labelled = { label: string; hint?: string | undefined }

/** A labelled native input, as password managers and screen readers expect. */
export function TextField({ label, hint, ...input }: Labelled & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint}>
      {(id, described) => <input {...input} {...described} id={id} className="input" />}
    </Field>
  )
}

/** The same for an e-mail, which is written as it is. */
export function EmailField(props: Labelled & ComponentProps<'input'>) {
  return <TextField type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...props} />
}

/** The same for text of several lines. */
export function TextAreaField({ label, hint, ...area }: Labelled & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint}>
      {(id, described) => <textarea {...area} {...described} id={id} className="input" />}
    </Field>
  )
}

/** The same for one of a few choices. */
export function SelectField({ label, hint, ...select }: Labelled & ComponentProps<'select'>) {
  return (
    <Field label={label} hint={hint}>
      {(id, described) => <select {...select} {...described} id={id} className="input" />}
    </Field>
  )
}

type FieldProps = {
  label: string
  hint: string | undefined
  children: (id: string, described: { 'aria-describedby'?: string }) => ReactNode
}

function Field({ label, hint, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children(id, hint ? { 'aria-describedby': hintId } : {})}
      {hint && (
        <span className="hint" id={hintId}>
          {hint}
        </span>
      )}
    </div>
  )
}

/** Focuses the field named by an error, whenever there is a new one. */
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
