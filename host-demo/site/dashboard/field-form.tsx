import { useStore } from '@nanostores/react'
import { type FormEvent, type ReactNode, useEffect } from 'react'
import { ErrorBox } from '#shared/ui/error-state.tsx'
import { useFocusOnInvalid } from '#shared/ui/field.tsx'
import { FormField } from './field.tsx'
import { type FieldSpec, type FieldValues, forgetForm, formOf, type Send } from './form.store.ts'

type Props = {
  /** The key under which typed values are kept while the reader looks at another part of the page. */
  id: string
  /** The purpose of the form, for screen readers. */
  label?: string
  fields: readonly FieldSpec[]
  initial?: FieldValues
  button: string
  send: Send
  /** The message after sending. */
  sent?: string
  onSent?: () => void
  /** True if sending empties the form. */
  empties?: boolean
  /** Content beside the button. */
  children?: ReactNode
}

const NOTHING: FieldValues = {}

/** Every form of the dashboard: fields as data, one way to send them. A failure is explained and loses nothing. */
export function FieldForm(props: Props) {
  const { id, label, fields, initial = NOTHING, button, send, sent, onSent, empties, children } = props
  const form = formOf(id, fields, initial)
  const { values, at, problem } = useStore(form.$state)
  const element = useFocusOnInvalid(problem)
  const holdsPassword = fields.some(({ type }) => type === 'password')
  useEffect(
    () => () => {
      if (!form.isDirty() || holdsPassword) forgetForm(id)
    },
    [form, holdsPassword, id],
  )
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (await form.submit(send, empties)) onSent?.()
  }
  return (
    <form className="fields" aria-label={label} noValidate ref={element} onSubmit={submit}>
      {fields.map(field => (
        <FormField
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          error={problem?.field === field.name ? problem.message : undefined}
          onChange={value => form.change(field.name, value)}
        />
      ))}
      <div className="wide">
        <ErrorBox message={problem?.field ? '' : problem?.message} />
        <div className="row">
          <button type="submit" className="button primary" aria-disabled={at === 'sending'}>
            {at === 'sending' ? 'Please Wait...' : button}
          </button>
          {children}
          <span role="status">{at === 'sent' && sent}</span>
        </div>
      </div>
    </form>
  )
}
