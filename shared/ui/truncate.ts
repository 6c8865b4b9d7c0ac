/** The longest name on a card, ellipsis included (decisions.mdx#names-and-lists). */
export const NAME_LIMIT = 34

const ELLIPSIS = '…'

/** Cuts at the last word boundary that fits, or within a longer single word, but never inside a grapheme. */
export function truncate(name: string, limit = NAME_LIMIT): string {
  const letters = graphemes(name.trim())
  if (letters.length <= limit) return letters.join('')
  const room = letters.slice(0, limit - 1)
  const endsAtWord = /\s/.test(letters[limit - 1] ?? '')
  const lastSpace = endsAtWord ? room.length : room.findLastIndex(letter => /\s/.test(letter))
  const kept = lastSpace > 0 ? room.slice(0, lastSpace) : room
  return kept.join('').trimEnd() + ELLIPSIS
}

function graphemes(text: string): string[] {
  // Printable ASCII needs no segmenter, which starts slowly.
  if (/^[ -~]*$/.test(text)) return [...text]
  return Array.from(
    new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
    part => part.segment,
  )
}
