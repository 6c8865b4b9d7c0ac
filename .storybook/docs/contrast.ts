import type { Reference } from '../build/describe.ts'

/** Foreground and background colours as the widgets use them, with the ratio that WCAG 2.2 AA asks for: 4.5 for text, 3 for graphics. */
export const contrastPairs: readonly ContrastPair[] = [
  { what: 'Text', colour: 'ink', backgrounds: ['page', 'surface', 'subtle'], minimum: 4.5 },
  { what: 'Quiet text', colour: 'muted', backgrounds: ['page', 'surface', 'subtle'], minimum: 4.5 },
  {
    what: 'Links and marks',
    colour: 'primary',
    backgrounds: ['page', 'surface', 'subtle', 'primary-soft'],
    minimum: 4.5,
  },
  { what: 'Links, pointed at', colour: 'primary-hover', backgrounds: ['page', 'surface'], minimum: 4.5 },
  {
    what: 'Words of main buttons',
    colour: 'on-accent',
    backgrounds: ['accent', 'accent-hover'],
    minimum: 4.5,
  },
  { what: 'Words on deep ground', colour: 'on-deep', backgrounds: ['deep'], minimum: 4.5 },
  { what: 'What went wrong', colour: 'danger', backgrounds: ['surface', 'danger-soft'], minimum: 4.5 },
  { what: 'What went well', colour: 'success', backgrounds: ['surface', 'success-soft'], minimum: 4.5 },
  { what: 'Edges of fields', colour: 'control', backgrounds: ['page', 'surface'], minimum: 3 },
  { what: 'Stars', colour: 'star', backgrounds: ['page', 'surface'], minimum: 3 },
]

type ContrastPair = { what: string; colour: string; backgrounds: readonly string[]; minimum: number }

export type Scheme = 'light' | 'dark'
export type Token = Reference['tokens'][number]

/** A token's value in one colour scheme. */
export function tokenValue(token: Token, scheme: Scheme): string {
  return 'value' in token ? token.value : token[scheme]
}

export type ContrastResult = ContrastPair & { ground: string; ratio: number; isEnough: boolean }

/** Every pair with its contrast; `colourOf` gives the colour of a token by its short name. */
export function contrastResults(colourOf: (name: string) => string): ContrastResult[] {
  return contrastPairs.flatMap(pair =>
    pair.backgrounds.map(ground => {
      const ratio = contrast(colourOf(pair.colour), colourOf(ground))
      return { ...pair, ground, ratio, isEnough: ratio >= pair.minimum }
    }),
  )
}

/** WCAG's contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
