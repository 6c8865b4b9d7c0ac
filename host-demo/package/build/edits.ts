/** A part of a text and its replacement. It is an insertion if `start` and `end` are the same. */
export type Edit = { start: number; end: number; text: string }

/** Returns the text with these edits, of which none overlap. Insertions at one place keep their order. */
export function edited(code: string, edits: readonly Edit[]): string {
  let at = 0
  let result = ''
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    result += code.slice(at, start) + text
    at = end
  }
  return result + code.slice(at)
}
