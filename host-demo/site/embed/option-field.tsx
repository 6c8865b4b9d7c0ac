import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { SelectField, TextField } from '#shared/ui/field.tsx'
import type { Option } from './definition.ts'
import { embedMessages } from './embed.messages.ts'
import { RecordField } from './record-field.tsx'

type OptionProps = {
  option: Option
  ownCompany: number | undefined
  onChange: (name: string, value: string) => void
}

/** The field for an attribute, chosen by its definition. */
export function OptionField({ option, ownCompany, onChange }: OptionProps) {
  const t = useStore(embedMessages)
  const { name, attribute, value, valid, record } = option
  const { kind, description, choices, default: defaultValue, required, expects } = attribute
  const label = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
  if (kind === 'boolean') {
    return (
      <Tick
        label={label}
        hint={description}
        on={value !== ''}
        onChange={on => onChange(name, on ? 'on' : '')}
      />
    )
  }
  if (kind === 'enum') {
    return (
      <SelectField label={label} hint={description} value={value} onText={text => onChange(name, text)}>
        <option value="">
          {defaultValue === undefined ? t.usual : t.usualIs({ value: String(defaultValue) })}
        </option>
        {choices.map(each => (
          <option key={each}>{each}</option>
        ))}
      </SelectField>
    )
  }
  if (record) {
    return (
      <RecordField
        key={record}
        label={label}
        description={description}
        required={required}
        value={value}
        ownCompany={ownCompany}
        kind={record}
        isValid={valid}
        onChange={chosen => onChange(name, chosen)}
      />
    )
  }
  const wrong = value !== '' && !valid
  return (
    <TextField
      label={label}
      hint={wrong ? t.wrong({ expected: expects }) : description}
      aria-invalid={wrong}
      required={required}
      inputMode={kind === 'text' ? 'text' : 'numeric'}
      placeholder={defaultValue === undefined ? '' : String(defaultValue)}
      autoComplete="off"
      value={value}
      onText={text => onChange(name, text)}
    />
  )
}

type TickProps = { label: string; hint: string; on: boolean; onChange: (on: boolean) => void }

/** A checkbox with its label and hint. */
export function Tick({ label, hint, on, onChange }: TickProps) {
  const id = useId()
  return (
    <div className="tick">
      <input
        id={id}
        type="checkbox"
        checked={on}
        onChange={event => onChange(event.target.checked)}
        aria-describedby={`${id}-hint`}
      />
      <label htmlFor={id}>{label}</label>
      <span className="hint" id={`${id}-hint`}>
        {hint}
      </span>
    </div>
  )
}
