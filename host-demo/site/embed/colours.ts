import { mixed, partsOf } from '#host-demo/package/npm/colour-mix.ts'
import type { Values } from './widgets.ts'

/** The colours that a seller sets; others follow from them. Each is named like its token after `--trade-color-`. */
export const colours = ['accent', 'primary', 'ink', 'surface'] as const

const BLACK = '#000000'
const WHITE = '#ffffff'

/** Returns the properties for the chosen colours, and for the words on a button and its hover, which follow. */
export function propertiesFor(chosen: Values): Values {
  const tokens: Record<string, string> = { ...chosen }
  const { accent } = chosen
  if (accent) {
    const readable = readableOn(accent)
    // Moves away from the colour of the words on it, so that they stay readable.
    tokens['accent-hover'] = mixed(accent, 0.82, readable === BLACK ? WHITE : BLACK)
    tokens['on-accent'] = readable
  }
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--trade-color-${name}`, value]))
}

/** Returns black or white, whichever is easier to read on this `#rrggbb`. */
export function readableOn(colour: string): string {
  // At this luminance the contrasts with black and with white are equal.
  return luminance(colour) > 0.179 ? BLACK : WHITE
}

/** Returns WCAG's relative luminance of a `#rrggbb`, 0 to 1. */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map(whole => {
    const part = whole / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
