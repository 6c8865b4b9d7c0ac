import { luminance } from './colours.ts'

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
  { what: 'Field borders', colour: 'control', backgrounds: ['page', 'surface'], minimum: 3 },
  { what: 'Stars', colour: 'star', backgrounds: ['page', 'surface'], minimum: 3 },
]

type ContrastPair = { what: string; colour: string; backgrounds: readonly string[]; minimum: number }

export type ContrastResult = ContrastPair & { ground: string; ratio: number; isEnough: boolean }

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
