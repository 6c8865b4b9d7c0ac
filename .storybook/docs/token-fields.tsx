import { reference } from 'virtual:reference'
import { type Scheme, schemes, type Token, tokenValue } from './contrast.ts'
import type { Changes } from './token-changes.ts'

const groups = [...new Set(reference.tokens.map(({ group }) => group))]

type Props = {
  changes: Changes
  onChange: (name: string, scheme: Scheme | 'both', value: string) => void
}

/** A field for each token, or one for each scheme of a colour. */
export function TokenFields({ changes, onChange, onReset }: Props & { onReset: () => void }) {
  return (
    <form aria-label="Tokens" onReset={onReset}>
      {groups.map(group => (
        <details key={group} open={group === 'colour'}>
          <summary>{group}</summary>
          {reference.tokens
            .filter(token => token.group === group)
            .map(token => (
              <Field key={token.name} token={token} changes={changes} onChange={onChange} />
            ))}
        </details>
      ))}
      <button type="reset">Back to ours</button>
    </form>
  )
}

function Field({ token, changes, onChange }: Props & { token: Token }) {
  const { name } = token
  const value = (scheme: Scheme): string => changes[name]?.[scheme] ?? tokenValue(token, scheme)
  const isColour = value('light').startsWith('#')
  return (
    <fieldset>
      <legend>{name.replace('--trade-', '')}</legend>
      {isColour ? (
        schemes.map(scheme => (
          <input
            key={scheme}
            type="color"
            aria-label={`${name}, ${scheme}`}
            title={scheme}
            value={value(scheme)}
            onChange={({ target }) => onChange(name, scheme, target.value)}
          />
        ))
      ) : (
        <input
          type="text"
          aria-label={name}
          value={value('light')}
          onChange={({ target }) => onChange(name, 'both', target.value)}
        />
      )}
    </fieldset>
  )
}
