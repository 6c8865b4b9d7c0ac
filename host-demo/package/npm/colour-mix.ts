/** Returns red, green and blue of a `#rrggbb`, 0 to 255. */
export const partsOf = (colour: string): number[] =>
  [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))

/** Mixes a share of a `#rrggbb`, 0 to 1, with the rest of another, as CSS does with `color-mix(in srgb, …)`. */
export function mixed(colour: string, share: number, other: string): string {
  const parts = partsOf(other)
  const mix = partsOf(colour).map((part, at) => Math.round(part * share + (parts[at] ?? 0) * (1 - share)))
  return `#${mix.map(part => part.toString(16).padStart(2, '0')).join('')}`
}
