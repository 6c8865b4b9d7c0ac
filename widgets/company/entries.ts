/** A branch, registration, certificate or award as it is shown. */
export type Entry = { name: string; image: string; text: string }

/** The entries of a section, without empty and repeated ones. */
export function toEntries<Given extends { name: string; image: string }>(
  given: readonly Given[],
  wordsOf: (entry: Given) => string[],
): Entry[] {
  const entries = given.map(entry => {
    const text = wordsOf(entry).filter(Boolean).join(' · ')
    return { name: entry.name, image: entry.image, text }
  })
  const different = new Map(entries.map(entry => [JSON.stringify(entry), entry]))
  return [...different.values()].filter(({ name, image, text }) => name || image || text)
}
