import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { colours } from './colours.ts'
import { contrastText, type LowContrast } from './contrast.ts'
import { colourMessages, contrastMessages, embedMessages } from './embed.messages.ts'
import type { Values } from './widgets.ts'

type ColoursProps = {
  chosen: Values
  /** Returns the present colour of a token. */
  colourOf: (token: string) => string
  /** Returns the warnings about text that the colour of this token makes hard to read. */
  warningsOf: (token: string) => readonly LowContrast[]
  onChange: (chosen: Values) => void
}

/** Fields for the seller's own colours. */
export function ColourFields({ chosen, colourOf, warningsOf, onChange }: ColoursProps) {
  const t = useStore(embedMessages)
  const tColour = useStore(colourMessages)
  const tContrast = useStore(contrastMessages)
  const id = useId()
  const forget = (gone: string): void =>
    onChange(Object.fromEntries(Object.entries(chosen).filter(([token]) => token !== gone)))
  return (
    <fieldset className="colours" aria-describedby={id}>
      <legend className="legend">{t.colours}</legend>
      <p className="hint" id={id}>
        {t.coloursHint}
      </p>
      {colours.map(token => (
        <div className="colour" key={token}>
          <input
            id={`${id}-${token}`}
            type="color"
            value={colourOf(token)}
            aria-describedby={`${id}-${token}-warning`}
            onChange={event => onChange({ ...chosen, [token]: event.target.value })}
          />
          <label htmlFor={`${id}-${token}`}>{tColour[token]}</label>
          {chosen[token] && (
            <button
              type="button"
              className="button plain"
              aria-label={t.reset({ colour: tColour[token] })}
              onClick={() => forget(token)}
            >
              ✕
            </button>
          )}
          <p role="status" className="warning" id={`${id}-${token}-warning`}>
            {chosen[token] &&
              warningsOf(token).map(low => <span key={low.scheme}>{contrastText(low, tContrast)}</span>)}
          </p>
        </div>
      ))}
    </fieldset>
  )
}
