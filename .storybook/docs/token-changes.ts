import type { CSSProperties } from 'react'
import { type Scheme, schemes, type Token, tokenValue } from './contrast.ts'

/** The values chosen in place of our own, by token name. */
export type Changes = Readonly<Record<string, Partial<Record<Scheme, string>>>>

/** Returns the CSS that a host pastes to make these changes. */
export function toCss(changed: readonly Token[], changes: Changes): string {
  const lines = changed.map(token => `  ${token.name}: ${cssValue(token, changes)};`)
  return lines.length === 0 ? '/* Change a token to see its CSS. */' : [':root {', ...lines, '}'].join('\n')
}

export function toStyle(changed: readonly Token[], changes: Changes): CSSProperties {
  return Object.fromEntries(changed.map(token => [token.name, cssValue(token, changes)]))
}

/** Returns a single value if both schemes share it. */
function cssValue(token: Token, changes: Changes): string {
  const [light, dark] = schemes.map(scheme => changes[token.name]?.[scheme] ?? tokenValue(token, scheme))
  return light === dark ? `${light}` : `light-dark(${light}, ${dark})`
}
