import { reference } from 'virtual:reference'
import { contrast } from '#host-demo/site/embed/contrast.ts'
import { type Scheme, schemes, type Token, tokenValue } from './contrast.ts'

export const colourOf =
  (scheme: Scheme) =>
  (name: string): string => {
    const token = reference.tokens.find(each => each.name === `--trade-color-${name}`)
    if (!token) throw new Error(`There is no colour ${name}`)
    return tokenValue(token, scheme)
  }

const shortName = ({ name }: Token): string => name.replace(/^--trade-(color-)?/, '')

const colours = reference.tokens.filter(({ group }) => group === 'colour')

/** Every colour in both schemes, with its contrast to the surface colour. */
export function Colours() {
  return (
    <div className="schemes sb-unstyled">
      {schemes.map(scheme => (
        <ul key={scheme} className="swatches" data-theme={scheme} aria-label={scheme}>
          {colours.map(token => (
            <li key={token.name}>
              <span className="chip" style={{ background: tokenValue(token, scheme) }} />
              <b>{shortName(token)}</b>
              <code>{tokenValue(token, scheme)}</code>
              <small>{onSurface(token, scheme)}</small>
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}

function onSurface(token: Token, scheme: Scheme): string {
  const value = tokenValue(token, scheme)
  return value.startsWith('#') ? `${contrast(value, colourOf(scheme)('surface')).toFixed(1)} on surface` : ''
}
