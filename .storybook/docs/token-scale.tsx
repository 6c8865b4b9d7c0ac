import { reference } from 'virtual:reference'
import type { CSSProperties } from 'react'
import { type Token, tokenValue } from './contrast.ts'

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
  const tokens = reference.tokens.filter(token => token.group === group)
  return (
    <ul className="scale sb-unstyled">
      {tokens.map(token => {
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
