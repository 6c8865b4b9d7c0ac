import { useId } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '#shared/ui/field.tsx'
import type { FieldSpec, FieldValue, Row } from './form.store.ts'

type Props<Type> = {
  field: Extract<FieldSpec, { type: Type }>
  value: FieldValue
  onChange: (value: FieldValue) => void
}

type FormFieldProps<Spec> = {
  field: Spec
  value: FieldValue
  onChange: (value: FieldValue) => void
  /** The message about a wrong value. */
  error: string | undefined
}

/** A field with its label. An error message replaces its hint. */
export function FormField({ field, value, onChange, error }: FormFieldProps<FieldSpec>) {
  if (field.type === 'rows')
    return <RowsField field={field} value={value} onChange={onChange} error={error} />
  if (field.type === 'pdf') return <PdfField field={field} value={value} onChange={onChange} />
  return (
    <div className={field.isWide || field.type === 'lines' ? 'wide' : ''}>
      <TypedField field={field} value={value} onChange={onChange} error={error} />
    </div>
  )
}

function TypedField({
  field,
  value,
  onChange,
  error,
}: FormFieldProps<Exclude<FieldSpec, { type: 'rows' | 'pdf' }>>) {
  const { name, label, hint, isRequired, isWide: _, type, ...rest } = field
  const shared = {
    ...{ name, label, hint: error ?? hint, value: typeof value === 'string' ? value : '' },
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
    'aria-required': isRequired,
    'aria-invalid': error ? true : undefined,
  }
  if (type === 'lines') return <TextAreaField maxLength={10_000} {...shared} {...rest} />
  if (type !== 'choice') return <TextField type={type ?? 'text'} {...shared} {...rest} />
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
function PdfField({ field: { name, label, hint }, value, onChange }: Props<'pdf'>) {
  if (!(value instanceof File))
    return (
      <TextField
        type="file"
        accept="application/pdf,.pdf"
        {...{ name, label, hint }}
        onChange={({ currentTarget: { files } }) => onChange(files?.[0] ?? null)}
      />
    )
  return (
    <div className="field">
      <span className="legend">{label}</span>
      <div className="row">
        <span>{value.name}</span>
        <Button label="Remove file" onClick={() => onChange(null)} />
      </div>
    </div>
  )
}

function RowsField({
  field: { name, label, hint, entry, columns },
  value,
  onChange,
  error,
}: FormFieldProps<Extract<FieldSpec, { type: 'rows' }>>) {
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
              onChange={({ currentTarget }) => onChange(changed(at, column, currentTarget.value))}
            />
          ))}
          <Button
            label="Remove"
            aria-label={`Remove ${entry.toLowerCase()} ${at + 1}`}
            onClick={() => onChange(rows.filter((_, index) => index !== at))}
          />
        </fieldset>
      ))}
      <Button label={`Add ${entry.toLowerCase()}`} onClick={() => onChange([...rows, {}])} />
    </fieldset>
  )
}
