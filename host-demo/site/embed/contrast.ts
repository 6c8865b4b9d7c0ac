import { presets, readTokens, tokensSheet } from '#host-demo/package/npm/tokens.ts'
import type { Messages } from '#shared/messages/i18n.ts'
import { luminance, propertiesFor } from './colours.ts'
import type { contrastMessages } from './embed.messages.ts'
import type { Theme } from './look-field.tsx'
import type { Values } from './widgets.ts'

/** Pairs of foreground and background in the widgets, with WCAG 2.2 AA's ratio: 4.5 for text, 3 for graphics. */
const contrastPairs: readonly ContrastPair[] = [
  { what: 'Text', colour: 'ink', backgrounds: ['page', 'surface', 'subtle'], minimum: 4.5 },
  { what: 'Secondary text', colour: 'muted', backgrounds: ['page', 'surface', 'subtle'], minimum: 4.5 },
  {
    what: 'Links and marks',
    colour: 'primary',
    backgrounds: ['page', 'surface', 'subtle', 'primary-soft'],
    minimum: 4.5,
  },
  { what: 'Links on hover', colour: 'primary-hover', backgrounds: ['page', 'surface'], minimum: 4.5 },
  {
    what: 'Text on main buttons',
    colour: 'on-accent',
    backgrounds: ['accent', 'accent-hover'],
    minimum: 4.5,
  },
  { what: 'Text on dark areas', colour: 'on-deep', backgrounds: ['deep'], minimum: 4.5 },
  { what: 'Error messages', colour: 'danger', backgrounds: ['surface', 'danger-soft'], minimum: 4.5 },
  { what: 'Success messages', colour: 'success', backgrounds: ['surface', 'success-soft'], minimum: 4.5 },
  { what: 'Differences', colour: 'differ', backgrounds: ['surface', 'differ-soft'], minimum: 4.5 },
  { what: 'Drawings', colour: 'draw', backgrounds: ['page', 'surface'], minimum: 3 },
  { what: 'Field borders', colour: 'control', backgrounds: ['page', 'surface'], minimum: 3 },
  { what: 'Stars', colour: 'star', backgrounds: ['page', 'surface'], minimum: 3 },
]

type Texts = Messages<typeof contrastMessages>
type Colour = Exclude<keyof Texts, 'inLight' | 'inDark' | 'more'>

type ContrastPair = { what: string; colour: Colour; backgrounds: readonly string[]; minimum: number }

type ContrastResult = ContrastPair & { ground: string; ratio: number; isEnough: boolean }

/** Returns every pair with its contrast. `colourOf` returns the colour of a token by its short name. */
export function contrastResults(colourOf: (name: string) => string): ContrastResult[] {
  return contrastPairs.flatMap(pair =>
    pair.backgrounds.map(ground => {
      const ratio = contrast(colourOf(pair.colour), colourOf(ground))
      return { ...pair, ground, ratio, isEnough: ratio >= pair.minimum }
    }),
  )
}

/** Returns WCAG's contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

type Worn = { chosen: Values; preset: string }
type Scheme = 'light' | 'dark'

/** Returns the `#rrggbb` of a token, by its short name, with the chosen colours and the look below them. */
export function wornColours({ chosen, preset }: Worn): (scheme: Scheme, name: string) => string {
  const set = Object.entries(propertiesFor(chosen)).map(([name, value]) => `${name}: ${value};`)
  const tokens = readTokens(...set, presets[preset] ?? '', tokensSheet())
  return (scheme, name) => {
    const token = tokens.find(each => each.name === `--trade-color-${name}`)
    return token ? ('value' in token ? token.value : token[scheme]) : ''
  }
}

/** The pair with the lowest contrast in a theme, and the number of others that are too low. */
export type LowContrast = { scheme: Scheme; worst: ContrastResult; others: number }

/** Returns a low contrast in words. */
export function contrastText({ scheme, worst, others }: LowContrast, t: Texts): string {
  return t[scheme === 'light' ? 'inLight' : 'inDark']({
    what: t[worst.colour],
    // Cut off, not rounded: 4.49 is not 4.5.
    figure: (Math.floor(worst.ratio * 10) / 10).toFixed(1),
    minimum: String(worst.minimum),
    more: others > 0 ? t.more({ count: others }) : '',
  })
}

/** Returns the low contrasts, by the colour that causes them, in each theme that a visitor may see. */
export function lowContrasts({ theme, ...worn }: Worn & { theme: Theme }): (token: string) => LowContrast[] {
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
      return worst ? [{ scheme, worst, others: new Set(own.map(({ what }) => what)).size - 1 }] : []
    })
}

/** Returns the colour that `accent-hover` and `on-accent` follow from. */
const baseOf = (name: string): string => name.replace(/^on-|-(hover|soft)$/g, '')
