import { reference } from 'virtual:reference'
import type { CSSProperties } from 'react'
import { contrast, contrastResults, type Scheme, type Token, tokenValue } from './contrast.ts'
import { Table } from './tables.tsx'

const schemes = ['light', 'dark'] as const

const tokensIn = (group: Token['group']): readonly Token[] =>
  reference.tokens.filter(token => token.group === group)

export const colourOf =
  (scheme: Scheme) =>
  (name: string): string => {
    const token = reference.tokens.find(each => each.name === `--trade-color-${name}`)
    if (!token) throw new Error(`There is no colour ${name}`)
    return tokenValue(token, scheme)
  }

const shortName = ({ name }: Token): string => name.replace(/^--trade-(color-)?/, '')

/** Every colour in both schemes, with its contrast to the surface colour. */
export function Colours() {
  return (
    <div className="schemes sb-unstyled">
      {schemes.map(scheme => (
        <ul key={scheme} className="swatches" data-theme={scheme} aria-label={scheme}>
          {tokensIn('colour').map(token => (
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

/** Every pair of colours with its contrast and the one it needs. */
export function Contrasts() {
  const [light, dark] = schemes.map(scheme => contrastResults(colourOf(scheme)))
  return (
    <Table heads={['What', 'Colours', 'Needs', 'Light', 'Dark']}>
      {light?.map(({ what, colour, ground, minimum }, index) => (
        <tr key={`${colour} ${ground}`}>
          <td>{what}</td>
          <td>
            <code>{colour}</code> on <code>{ground}</code>
          </td>
          <td>{minimum}</td>
          {[light, dark].map((all, at) => (
            <td key={schemes[at]}>
              <Ratio {...(all?.[index] ?? { ratio: 1, isEnough: false })} />
            </td>
          ))}
        </tr>
      ))}
    </Table>
  )
}

/** A contrast ratio, marked when it is too low. */
export function Ratio({ ratio, isEnough }: { ratio: number; isEnough: boolean }) {
  // Cut off, not rounded: 4.49 is not 4.5.
  const figure = (Math.floor(ratio * 10) / 10).toFixed(1)
  return isEnough ? <span>{figure}</span> : <strong className="low">{figure}, too low</strong>
}

/** A sample for each group of tokens. */
const samples: Partial<Record<Token['group'], (token: Token) => { text?: string; style: CSSProperties }>> = {
  type: ({ name }) => ({
    text: 'Ball valve, 8" 600#',
    style: name.includes('font')
      ? { fontFamily: `var(${name})` }
      : { fontSize: `var(${name})`, lineHeight: 1.3 },
  }),
  space: ({ name }) => ({
    style: { inlineSize: `var(${name})`, blockSize: 16, background: 'var(--trade-color-primary)' },
  }),
  radius: ({ name }) => ({ style: { ...sampleBox, borderRadius: `var(${name})` } }),
  shadow: ({ name }) => ({ style: { ...sampleBox, boxShadow: `var(${name})` } }),
}

const sampleBox: CSSProperties = {
  inlineSize: 96,
  blockSize: 56,
  border: '1px solid var(--trade-color-line-strong)',
  background: 'var(--trade-color-surface)',
}

export function TokenScale({ group }: { group: Token['group'] }) {
  return (
    <ul className="scale sb-unstyled">
      {tokensIn(group).map(token => {
        const { text, style } = samples[group]?.(token) ?? { style: {} }
        return (
          <li key={token.name}>
            <code>{token.name}</code>
            <span>{tokenValue(token, 'light')}</span>
            <span style={style}>{text}</span>
          </li>
        )
      })}
    </ul>
  )
}
