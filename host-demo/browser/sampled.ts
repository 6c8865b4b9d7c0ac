import { random } from '#host-demo/api/seed/random.ts'

/** All cases; with the seed `SAMPLE` a quarter of them, or so many, the same ones for the same seed and name. */
export function sampled<Case>(
  name: string,
  cases: readonly Case[],
  most: number = Math.ceil(cases.length / 4),
): readonly Case[] {
  const { SAMPLE } = process.env
  return SAMPLE ? random(name, SAMPLE).some(cases, Math.min(most, cases.length)) : cases
}
