import { describeElements, describeEvents, describeSettings } from '#host-demo/package/npm/elements.ts'
import { manifestOf } from '#host-demo/package/npm/manifest.ts'
import { readTokens, tokensSheet } from '#host-demo/package/npm/tokens.ts'

export type Reference = Awaited<ReturnType<typeof describeAll>>

/** Collects everything that the docs pages show, from the sources that the npm package is made of. */
export async function describeAll() {
  const elements = await describeElements()
  const tokens = readTokens(tokensSheet())
  return {
    manifest: manifestOf(elements, tokens),
    elements,
    tokens,
    events: describeEvents(),
    settings: describeSettings(),
  }
}
