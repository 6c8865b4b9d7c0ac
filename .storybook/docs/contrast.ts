import type { Reference } from '../build/describe.ts'

export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]
export type Token = Reference['tokens'][number]

export function tokenValue(token: Token, scheme: Scheme): string {
  return 'value' in token ? token.value : token[scheme]
}
