import { useStore } from '@nanostores/react'
import type { ComponentProps } from 'react'
import { type Reading, unmistakable } from '#shared/trade/typed-number.ts'
import { Button } from '#shared/ui/button.tsx'
import { TextField } from '#shared/ui/field.tsx'
import { fieldMessages } from './field.messages.ts'
import type { FieldSpec, FieldValues } from './form.store.ts'

type Props = {
  field: Extract<FieldSpec, { type: 'number' }>
  /** What else the input gets, such as a name that tells it from others with the same label. */
  native?: Pick<ComponentProps<'input'>, 'aria-label' | 'readOnly'>
  typed: string
  values: FieldValues
  onChange: (typed: string) => void
  error: string | undefined
}

/** A field for a number, which says how it reads what is typed. Of two readings, one tap chooses. */
export function NumberField({ field, native, typed, values, onChange, error }: Props) {
  const t = useStore(fieldMessages)
  const { name, label, hint, isRequired, number } = field
  const reading = number.read(typed, values)
  const choices = reading.at === 'doubt' ? reading.values : []
  const told = (read: Reading): string | undefined => {
    if (read.at === 'read') return t.readAs({ value: number.show(read.value, values) })
    if (read.at === 'doubt') return t.twoReadings({ typed: typed.trim() })
    return read.at === 'wrong' ? `${label} ${number.fault(read, typed, values)}` : undefined
  }
  return (
    <>
      <TextField
        name={name}
        label={label}
        {...native}
        hint={error ?? told(reading) ?? hint}
        value={typed}
        inputMode="decimal"
        maxLength={40}
        autoComplete="off"
        aria-required={isRequired}
        aria-invalid={error ? true : undefined}
        onText={onChange}
      />
      {choices.length > 0 && (
        <fieldset className="row readings">
          <legend className="hidden-visually">{t.meanings({ label, typed: typed.trim() })}</legend>
          {choices.map(value => (
            <Button
              key={value}
              label={number.show(value, values)}
              onClick={({ currentTarget }) => {
                // The buttons disappear.
                currentTarget.closest('fieldset')?.parentElement?.querySelector('input')?.focus()
                onChange(unmistakable(value))
              }}
            />
          ))}
        </fieldset>
      )}
    </>
  )
}
