import { describeElements } from '#host-demo/package/elements.ts'
import { describeEvent } from '#host-demo/package/event-words.ts'
import { manifestOf } from '#host-demo/package/manifest.ts'
import { sourceTypes } from '#host-demo/package/source-types.ts'
import { readTokens, tokensSheet } from '#host-demo/package/tokens.ts'
import { eventNames } from '#shared/element/events.ts'

export type Reference = Awaited<ReturnType<typeof describeAll>>

/** The content of the docs pages, from the same sources as the npm package. */
export async function describeAll() {
  const elements = await describeElements()
  const tokens = readTokens(await tokensSheet())
  const types = await sourceTypes()
  const payloads = payloadsIn(types)
  const manifest = JSON.stringify(manifestOf(elements, tokens))
  return {
    manifest: JSON.parse(withPayloads(manifest, payloads)) as ReturnType<typeof manifestOf>,
    elements,
    tokens,
    events: eventNames.map(name => ({ ...describeEvent(name), payload: payloads[name] ?? '' })),
  }
}

/** The type of each event's detail, with our own type names expanded. */
function payloadsIn(types: string): Record<string, string> {
  const plain = types.replace(/\/\*\*[\s\S]*?\*\/\n?/g, '')
  const bodies = new Map(
    [...plain.matchAll(/^export type (\w+) = ((?:.|\n(?!\n|export ))+)/gm)].map(
      ([, name = '', body = '']) => [name, flat(body)],
    ),
  )
  const spelt = (type: string): string =>
    type.replace(/\b(Nothing|\w+Detail)\b/g, name =>
      name === 'Nothing' ? '{ }' : spelt(bodies.get(name) ?? 'unknown'),
    )
  const entries = (bodies.get('TradeEvents') ?? '')
    .slice(1, -1)
    .matchAll(/'([\w-]+)': (.+?)(?=; 'trade-|\s*$)/g)
  return Object.fromEntries([...entries].map(([, name, type = '']) => [name, spelt(type)]))
}

/** On one line, with semicolons where lines ended. */
function flat(type: string): string {
  return type
    .trim()
    .replace(/(?<![{;])\n\s*(?=[^\s}])/g, '; ')
    .replace(/\s+/g, ' ')
}

function withPayloads(manifest: string, payloads: Record<string, string>): string {
  return manifest.replace(/TradeEvents\['([\w-]+)'\]/g, (type, name: string) => payloads[name] ?? type)
}
