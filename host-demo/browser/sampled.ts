import { random } from '#host-demo/api/seed/random.ts'
import { SHARE } from '#host-demo/test-parts.ts'

/** All cases; with the seed `SAMPLE` a share of them, or so many, the same ones for the same seed and name. */
export function sampled<Case>(
  name: string,
  cases: readonly Case[],
  most: number = Math.ceil(cases.length / SHARE),
): readonly Case[] {
  const { SAMPLE } = process.env
  return SAMPLE ? random(name, SAMPLE).some(cases, Math.min(most, cases.length)) : cases
}
