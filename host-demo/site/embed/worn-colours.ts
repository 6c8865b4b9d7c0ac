import { presets, readTokens, tokensSheet } from '#host-demo/package/npm/tokens.ts'
import { propertiesFor } from './colours.ts'
import { contrastResults } from './contrast.ts'
import type { Theme } from './look-field.tsx'
import type { Values } from './widgets.ts'
import { words } from './words.ts'

type Worn = { chosen: Values; preset: string }
type Scheme = 'light' | 'dark'

/** Returns the `#rrggbb` of a token, by its short name, with the chosen colours and the look below them. */
export function wornColours({ chosen, preset }: Worn): (scheme: Scheme, name: string) => string {
  const set = Object.entries(propertiesFor(chosen)).map(([name, value]) => `${name}: ${value};`)
  // If a name occurs twice, the first one applies.
  const tokens = [set.join('\n'), presets[preset] ?? '', tokensSheet()].flatMap(readTokens)
  return (scheme, name) => {
    const token = tokens.find(each => each.name === `--trade-color-${name}`)
    return token ? ('value' in token ? token.value : token[scheme]) : ''
  }
}

/** Returns warnings about low contrast, by the colour that causes it, for each theme that a visitor may see. */
export function lowContrasts({ theme, ...worn }: Worn & { theme: Theme }): (token: string) => string[] {
  const colourOf = wornColours(worn)
  const low = (['light', 'dark'] as const)
    .filter(scheme => theme === '' || theme === scheme)
    .map(scheme => {
      const results = contrastResults(name => colourOf(scheme, name))
      return { scheme, results: results.filter(({ ratio, minimum }) => ratio < minimum) }
    })
  return token =>
    low.flatMap(({ scheme, results }) => {
      const own = results.filter(({ colour, ground }) => [colour, ground].map(baseOf).includes(token))
      const [worst] = own.toSorted((one, other) => one.ratio / one.minimum - other.ratio / other.minimum)
      return worst ? [words.contrast(scheme, worst, new Set(own.map(({ what }) => what)).size - 1)] : []
    })
}

/** Returns the colour that `accent-hover` and `on-accent` follow from. */
const baseOf = (name: string): string => name.replace(/^on-|-(hover|soft)$/g, '')
