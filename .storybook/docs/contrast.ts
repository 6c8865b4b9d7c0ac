import type { Reference } from '../build/describe.ts'

/** Foreground and background colours as the widgets use them, with the ratio that WCAG 2.2 AA asks for: 4.5 for text, 3 for graphics. */
export const pairs: readonly Pair[] = [
  { what: 'Text', colour: 'ink', grounds: ['page', 'surface', 'subtle'], least: 4.5 },
  { what: 'Quiet text', colour: 'muted', grounds: ['page', 'surface', 'subtle'], least: 4.5 },
  {
    what: 'Links and marks',
    colour: 'primary',
    grounds: ['page', 'surface', 'subtle', 'primary-soft'],
    least: 4.5,
  },
  { what: 'Links, pointed at', colour: 'primary-hover', grounds: ['page', 'surface'], least: 4.5 },
  { what: 'Words of main buttons', colour: 'on-accent', grounds: ['accent', 'accent-hover'], least: 4.5 },
  { what: 'Words on deep ground', colour: 'on-deep', grounds: ['deep'], least: 4.5 },
  { what: 'What went wrong', colour: 'danger', grounds: ['surface', 'danger-soft'], least: 4.5 },
  { what: 'What went well', colour: 'success', grounds: ['surface', 'success-soft'], least: 4.5 },
  { what: 'Edges of fields', colour: 'control', grounds: ['page', 'surface'], least: 3 },
  { what: 'Stars', colour: 'star', grounds: ['page', 'surface'], least: 3 },
]

type Pair = { what: string; colour: string; grounds: readonly string[]; least: number }

export type Scheme = 'light' | 'dark'
export type Token = Reference['tokens'][number]

/** A token's value in one colour scheme. */
export function valueIn(token: Token, scheme: Scheme): string {
  return 'value' in token ? token.value : token[scheme]
}

export type Figure = Pair & { ground: string; ratio: number; isEnough: boolean }

/** Every pair with its contrast; `colourOf` gives the colour of a token by its short name. */
export function figures(colourOf: (name: string) => string): Figure[] {
  return pairs.flatMap(pair =>
    pair.grounds.map(ground => {
      const ratio = contrast(colourOf(pair.colour), colourOf(ground))
      return { ...pair, ground, ratio, isEnough: ratio >= pair.least }
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
