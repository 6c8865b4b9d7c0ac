import { useId } from 'react'
import { SelectField, TextField } from '#shared/ui/field.tsx'
import { colours } from './colours.ts'
import type { Option } from './definition.ts'
import type { Values } from './widgets.ts'
import { words } from './words.ts'

type Change = (name: string, value: string) => void

/** The field for an attribute, after what its definition says of it. */
export function OptionField({ option, onChange }: { option: Option; onChange: Change }) {
  const { name, attribute, value, valid } = option
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
      <SelectField
        label={label}
        hint={description}
        value={value}
        onChange={event => onChange(name, event.target.value)}
      >
        <option value="">
          {defaultValue === undefined ? words.usual : words.usualIs(String(defaultValue))}
        </option>
        {choices.map(each => (
          <option key={each}>{each}</option>
        ))}
      </SelectField>
    )
  }
  const wrong = value !== '' && !valid
  return (
    <TextField
      label={label}
      hint={wrong ? words.wrong(expects) : description}
      aria-invalid={wrong}
      required={required}
      inputMode={kind === 'text' ? 'text' : 'numeric'}
      placeholder={defaultValue === undefined ? '' : String(defaultValue)}
      autoComplete="off"
      value={value}
      onChange={event => onChange(name, event.target.value)}
    />
  )
}

type TickProps = { label: string; hint: string; on: boolean; onChange: (on: boolean) => void }

/** A choice to make or leave. */
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

type ColoursProps = { chosen: Values; onChange: (chosen: Values) => void }

/** A few colours of the seller's own. */
export function ColourFields({ chosen, onChange }: ColoursProps) {
  const id = useId()
  const forget = (gone: string): void =>
    onChange(Object.fromEntries(Object.entries(chosen).filter(([token]) => token !== gone)))
  return (
    <fieldset className="colours" aria-describedby={id}>
      <legend className="legend">{words.colours}</legend>
      <p className="hint" id={id}>
        {words.coloursHint}
      </p>
      {colours.map(({ token, name, usual }) => (
        <div className="colour" key={token}>
          <input
            id={`${id}-${token}`}
            type="color"
            value={chosen[token] ?? usual}
            onChange={event => onChange({ ...chosen, [token]: event.target.value })}
          />
          <label htmlFor={`${id}-${token}`}>{name}</label>
          {chosen[token] && (
            <button
              type="button"
              className="button plain"
              aria-label={words.reset(name)}
              onClick={() => forget(token)}
            >
              ✕
            </button>
          )}
        </div>
      ))}
    </fieldset>
  )
}
