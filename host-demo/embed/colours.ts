import type { Values } from './widgets.ts'

/** The colours that a seller sets; others follow from them. By the name of the token behind `--trade-color-`. */
export const colours = [
  { token: 'accent', name: 'Main buttons', usual: '#c2410c' },
  { token: 'primary', name: 'Links and marks', usual: '#0b4a5b' },
  { token: 'ink', name: 'Text', usual: '#10222b' },
  { token: 'surface', name: 'Panels', usual: '#ffffff' },
] as const

/** The custom properties for the colours chosen, with those that have to go with them: words on a button, its hover. */
export function propertiesFor(chosen: Values): Values {
  const tokens: Record<string, string> = { ...chosen }
  const { accent, primary } = chosen
  if (accent) {
    tokens['accent-hover'] = `color-mix(in oklab, ${accent} 82%, black)`
    tokens['on-accent'] = readableOn(accent)
  }
  if (primary) {
    tokens['primary-hover'] = `color-mix(in oklab, ${primary} 82%, black)`
    tokens['primary-soft'] = `color-mix(in oklab, ${primary} 12%, transparent)`
  }
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--trade-color-${name}`, value]))
}

/** Black or white, whichever is read better on this `#rrggbb`. */
export function readableOn(colour: string): string {
  // Where the contrasts with black and with white are the same.
  return luminance(colour) > 0.179 ? '#000000' : '#ffffff'
}

/** WCAG's relative luminance of a `#rrggbb`, 0 to 1. */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
