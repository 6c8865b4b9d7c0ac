import { useId } from 'react'
import { colours } from './colours.ts'
import type { Values } from './widgets.ts'
import { words } from './words.ts'

type ColoursProps = {
  chosen: Values
  /** Returns the present colour of a token. */
  colourOf: (token: string) => string
  /** Returns the warnings about text that the colour of this token makes hard to read. */
  warningsOf: (token: string) => readonly string[]
  onChange: (chosen: Values) => void
}

/** Fields for the seller's own colours. */
export function ColourFields({ chosen, colourOf, warningsOf, onChange }: ColoursProps) {
  const id = useId()
  const forget = (gone: string): void =>
    onChange(Object.fromEntries(Object.entries(chosen).filter(([token]) => token !== gone)))
  return (
    <fieldset className="colours" aria-describedby={id}>
      <legend className="legend">{words.colours}</legend>
      <p className="hint" id={id}>
        {words.coloursHint}
      </p>
      {colours.map(({ token, name }) => (
        <div className="colour" key={token}>
          <input
            id={`${id}-${token}`}
            type="color"
            value={colourOf(token)}
            aria-describedby={`${id}-${token}-warning`}
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
          <p role="status" className="warning" id={`${id}-${token}-warning`}>
            {chosen[token] && warningsOf(token).map(warning => <span key={warning}>{warning}</span>)}
          </p>
        </div>
      ))}
    </fieldset>
  )
}
