import type { NamedValue } from './fact-rows.ts'

/** As much of a description as its page shows at first. */
const LETTERS = 20_000
const MAX_FACTS = 100

/** No tag reaches beyond the next one, so that broken HTML is read as fast as any other. */
const TAG = /(<\/?(?:table|tr|th|td)\b[^<>]*>)/i
const ANY_TAG = /<[^<>]*>/g
const UNSEEN = /<!--[\s\S]*?(?:-->|$)|<(script|style)\b[\s\S]*?(?:<\/\1\b[^<>]*>|$)/gi

type Cell = { isHeading: boolean; html: string }

/** Reads the facts from the tables of a seller's HTML: each row of two cells, of which not both are headings. */
export function tableFacts(html: string): NamedValue[] {
  const facts: NamedValue[] = []
  for (const [first, second, ...others] of rowsIn(html.slice(0, LETTERS).replace(UNSEEN, ''))) {
    if (!first || !second || others.length > 0 || (first.isHeading && second.isHeading)) continue
    const name = textIn(first.html).replace(/\s*:$/, '')
    const value = textIn(second.html)
    if (name && value) facts.push([name, value])
  }
  return facts.slice(0, MAX_FACTS)
}

function rowsIn(html: string): Cell[][] {
  const rows: Cell[][] = []
  let row: Cell[] | undefined
  let cell: Cell | undefined
  for (const part of html.split(TAG)) {
    const [, end, tag = ''] = /^<(\/?)(table|tr|th|td)\b/i.exec(part) ?? []
    const name = tag.toLowerCase()
    if (!name) {
      if (cell) cell.html += part
      continue
    }
    cell = undefined
    if (name === 'table' || name === 'tr') {
      row = name === 'tr' && !end ? [] : undefined
      if (row) rows.push(row)
    } else if (!end && row) {
      cell = { isHeading: name === 'th', html: '' }
      row.push(cell)
    }
  }
  return rows
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  deg: '°',
  plusmn: '±',
  times: '×',
  micro: 'µ',
  ndash: '–',
  mdash: '—',
  le: '≤',
  ge: '≥',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  sup2: '²',
  sup3: '³',
  Oslash: 'Ø',
  oslash: 'ø',
  Omega: 'Ω',
  reg: '®',
  trade: '™',
}

const textIn = (html: string): string =>
  html
    .replace(ANY_TAG, ' ')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, characterOf)
    .replace(/\s+/g, ' ')
    .trim()

function characterOf(written: string, decimal?: string, hexadecimal?: string, name = ''): string {
  if (name) return NAMED[name] ?? written
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : written
}
