type Part = { section: string; from?: string; to?: string }

/** Returns a section of a Markdown text, or the part of it between `from` and `to`. Throws if it is missing. */
export function partOf(markdown: string, { section, from = '', to }: Part): string {
  const [, rest] = `${markdown}\n## `.split(`## ${section}\n`)
  const text = rest?.slice(0, rest.indexOf('\n## ')) ?? ''
  const start = text.indexOf(from)
  const end = to === undefined ? text.length : text.indexOf(to, start)
  if (!text || start < 0 || end < start) throw new Error(`“${section}” holds no “${from}” before “${to}”`)
  return text.slice(start, end)
}
