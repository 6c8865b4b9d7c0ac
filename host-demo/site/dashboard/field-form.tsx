import { useStore } from '@nanostores/react'
import { type FormEvent, type ReactNode, useEffect, useId } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { ErrorBox } from '#shared/ui/error-state.tsx'
import { SelectField, TextAreaField, TextField, useFocusOnInvalid } from '#shared/ui/field.tsx'
import { fieldMessages } from './field.messages.ts'
import {
  type FieldSpec,
  type FieldValue,
  type FieldValues,
  type FormStore,
  forgetForm,
  formOf,
  labelled,
  type Row,
  type Send,
} from './form.store.ts'
import { NumberField } from './number-field.tsx'
import type { Doubt } from './writes.ts'

type Props = {
  /** The key under which typed values are kept while the reader looks at another part of the page. */
  id: string
  /** The purpose of the form, for screen readers. */
  label?: string
  /** The fields, or those for the present values. */
  fields: readonly FieldSpec[] | ((values: FieldValues) => readonly FieldSpec[])
  initial?: FieldValues
  button: string
  send: Send
  /** What to say if it may have arrived. */
  doubt: Doubt
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
  const { id, label, initial = NOTHING, button, send, doubt, sent, onSent, empties, children } = props
  const form = formOf(id, initial)
  const { at, problem, values } = useStore(form.$state)
  const fields = typeof props.fields === 'function' ? props.fields(values) : props.fields
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
    if (await form.submit({ fields, send, doubt, empties })) onSent?.()
  }
  return (
    <form className="fields" aria-label={label} noValidate ref={element} onSubmit={submit}>
      {fields.map(field => (
        <FormField key={field.name} form={form} field={field} />
      ))}
      <div className="wide">
        <SendButton form={form} label={button}>
          {children}
          <span role="status">{at === 'sent' && sent}</span>
        </SendButton>
      </div>
    </form>
  )
}

type SendButtonProps = { form: Pick<FormStore, '$state'>; label: string; children?: ReactNode }

/** The button that sends a form, below what is wrong with the whole of it. */
export function SendButton({ form, label, children }: SendButtonProps) {
  const t = useStore(fieldMessages)
  const { at, problem } = useStore(form.$state)
  return (
    <>
      <ErrorBox message={problem?.field ? '' : problem?.message} />
      <div className="row">
        <button type="submit" className="button primary" aria-disabled={at === 'sending'}>
          {at === 'sending' ? t.wait : label}
        </button>
        {children}
      </div>
    </>
  )
}

type Spec<Type> = Extract<FieldSpec, { type: Type }>

type FormFieldProps<Field> = {
  field: Field
  value: FieldValue
  onChange: (value: FieldValue) => void
  /** The message about a wrong value. */
  error: string | undefined
}

/** A field of a form, with its label. An error message replaces its hint. */
export function FormField({
  form,
  field: given,
}: {
  form: Pick<FormStore, '$state' | 'change'>
  field: FieldSpec
}) {
  useStore(fieldMessages)
  const field = labelled(given)
  const { values, problem } = useStore(form.$state)
  const shared = {
    value: values[field.name] ?? '',
    onChange: (value: FieldValue) => form.change(field.name, value),
    error: problem?.field === field.name ? problem.message : undefined,
  }
  if (field.type === 'heading')
    return (
      <div className="wide">
        <h3>{field.label}</h3>
        <p className="hint">{field.hint}</p>
      </div>
    )
  if (field.type === 'rows') return <RowsField field={field} {...shared} />
  if (field.type === 'pdf') return <PdfField field={field} {...shared} />
  return (
    <div className={field.isWide || field.type === 'lines' ? 'wide' : ''}>
      {field.type === 'number' ? (
        <NumberField field={field} values={values} typed={textOf(shared.value)} {...shared} />
      ) : (
        <TypedField field={field} {...shared} />
      )}
    </div>
  )
}

const textOf = (value: FieldValue): string => (typeof value === 'string' ? value : '')

type Typed = Exclude<FieldSpec, { type: 'rows' | 'pdf' | 'number' | 'heading' }>

function TypedField({ field, value, onChange, error }: FormFieldProps<Typed>) {
  const { name, label, line: _, hint, isRequired, isWide: __, check: ___, type, ...rest } = field
  const listId = useId()
  const shared = {
    name,
    label,
    hint: error ?? hint,
    value: textOf(value),
    onText: onChange,
    'aria-required': isRequired,
    'aria-invalid': error ? true : undefined,
  }
  if (type === 'lines') return <TextAreaField maxLength={10_000} {...shared} {...rest} />
  if (type !== 'choice') {
    const list = 'list' in field ? field.list : undefined
    return (
      <>
        <TextField type={type ?? 'text'} {...shared} {...rest} list={list && listId} />
        {list && (
          <datalist id={listId}>
            {list.map(value => (
              <option key={value} value={value} />
            ))}
          </datalist>
        )}
      </>
    )
  }
  return (
    <SelectField {...shared}>
      {field.choices.map(([choice, text]) => (
        <option key={choice} value={choice}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}

/** Keeps a chosen file while other parts of the page are shown; a file input of the browser would forget it. */
function PdfField({ field: { name, label, hint }, value, onChange }: FormFieldProps<Spec<'pdf'>>) {
  const t = useStore(fieldMessages)
  if (!(value instanceof File))
    return (
      <TextField
        type="file"
        accept="application/pdf,.pdf"
        name={name}
        label={label}
        hint={hint}
        onChange={({ currentTarget: { files } }) => onChange(files?.[0] ?? null)}
      />
    )
  return (
    <div className="field">
      <span className="legend">{label}</span>
      <div className="row">
        <span>{value.name}</span>
        <Button label={t.removeFile} onClick={() => onChange(null)} />
      </div>
    </div>
  )
}

function RowsField({
  field: { name, label, hint, entry, columns },
  value,
  onChange,
  error,
}: FormFieldProps<Spec<'rows'>>) {
  const t = useStore(fieldMessages)
  const rows: readonly Row[] = Array.isArray(value) ? value : []
  const id = useId()
  const changed = (at: number, column: string, text: string): Row[] =>
    rows.map((row, index) => (index === at ? { ...row, [column]: text } : row))
  return (
    <fieldset className="wide rows-field" name={name} tabIndex={-1} aria-describedby={id}>
      <legend className="legend">{label}</legend>
      <p className={error ? 'error-text' : 'hint'} id={id}>
        {error ?? hint}
      </p>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own, and two may be alike.
        <fieldset key={at} className="row-of-fields">
          <legend className="hidden-visually">{`${entry} ${at + 1}`}</legend>
          {columns.map(({ name: column, label: heading, type = 'text' }) => (
            <TextField
              key={column}
              type={type}
              label={heading}
              value={row[column] ?? ''}
              maxLength={200}
              onText={text => onChange(changed(at, column, text))}
            />
          ))}
          <Button
            label={t.remove}
            aria-label={t.removeEntry({ entry: entry.toLowerCase(), number: at + 1 })}
            onClick={() => onChange(rows.filter((_, index) => index !== at))}
          />
        </fieldset>
      ))}
      <Button label={t.add({ entry: entry.toLowerCase() })} onClick={() => onChange([...rows, {}])} />
    </fieldset>
  )
}
