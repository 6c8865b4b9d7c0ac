import {
  type ComponentPropsWithoutRef,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react'
import { useOwnLines, useOwnText } from './own-text.ts'

type Labelled = { label: string; hint?: string | undefined }

/** `onText` gets what is entered. `value` is written into the field when it becomes something else (own-text.ts). */
type FieldProps<Tag extends 'input' | 'textarea' | 'select'> = Labelled & {
  value?: string | undefined
  onText?: (text: string) => void
} & Omit<ComponentPropsWithoutRef<Tag>, 'value' | 'defaultValue' | 'onInput'>

/**
 * A labelled native input, as password managers and screen readers expect. `inside` is a button at the end of its frame.
 */
export function TextField({
  label,
  hint,
  value,
  onText,
  inside,
  ...input
}: FieldProps<'input'> & { inside?: ReactNode }) {
  const own = useOwnText<HTMLInputElement>(value, onText)
  return (
    <Labels label={label} hint={hint}>
      {labels =>
        inside ? (
          <span className="with-button">
            <input {...own} {...input} {...labels} />
            {inside}
          </span>
        ) : (
          <input {...own} {...input} {...labels} />
        )
      }
    </Labels>
  )
}

/** A field for an e-mail address, which no keyboard should correct. */
export function EmailField(props: FieldProps<'input'>) {
  return <TextField type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...props} />
}

/** A field for text of several lines. */
export function TextAreaField({ label, hint, value, onText, ...area }: FieldProps<'textarea'>) {
  const own = useOwnLines(value, onText)
  return (
    <Labels label={label} hint={hint}>
      {labels => <textarea {...own} {...area} {...labels} />}
    </Labels>
  )
}

/** A field for one of a few choices. */
export function SelectField({ label, hint, value, onText, ...select }: FieldProps<'select'>) {
  const own = useOwnText<HTMLSelectElement>(value, onText)
  return (
    <Labels label={label} hint={hint}>
      {labels => <select {...own} {...select} {...labels} />}
    </Labels>
  )
}

type Labels = { id: string; className: string; 'aria-describedby'?: string }

function Labels({ label, hint, children }: Labelled & { children: (labels: Labels) => ReactNode }) {
  const id = useId()
  const hintId = `${id}-hint`
  const described = hint ? { 'aria-describedby': hintId } : {}
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, className: 'input', ...described })}
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
