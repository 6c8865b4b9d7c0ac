import { random } from '#host-demo/api/seed/random.ts'
import { SHARE } from '#host-demo/checks/test-parts.ts'
import { seed } from '#shared/testing/seed.ts'

/** Returns all cases or, if `SAMPLE` is set, a share of them or `most`: the same ones for the same seed and name. */
export function sampled<Case>(
  name: string,
  cases: readonly Case[],
  most: number = Math.ceil(cases.length / SHARE),
): readonly Case[] {
  return process.env.SAMPLE ? random(name, seed).some(cases, Math.min(most, cases.length)) : cases
}
