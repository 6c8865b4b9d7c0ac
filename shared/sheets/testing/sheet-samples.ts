import { readFileSync } from 'node:fs'

/**
 * Sheets in the shapes that buyers send, from text files. `# name` begins a sheet, `key: value` says how it is made and
 * what its columns are, and `| cell | cell` is a row. In a workbook, a cell may be a day (`@2026-12-20`), a number with a
 * format (`{0" m"}120`), a text with a part that is struck out (`~~4~~ 6`), or belong to the cell on its left (`<`) or
 * above (`^`). `~|` begins a row that is struck out, and `%|` one that is hidden. Below a row that is a line stands what a
 * careful reader takes it for: `= quantity | unit | item`, or `=?` if the quantity may be marked. Words in brackets may be
 * missing, and a unit may have several spellings: `pcs/un`.
 */
export type SheetSample = {
  name: string
  source: 'workbook' | 'csv' | 'csv ;' | 'tsv' | 'html' | 'piped'
  /** The names of the columns that make up the item, and of those with the quantity and the unit. */
  roles: { item: readonly string[]; quantity: string; unit: string }
  /** The names of hidden columns. */
  hiddenColumns: readonly string[]
  /** Words that no seller may read. */
  never: readonly string[]
  /** The last sheet has the lines. */
  sheets: readonly { name: string; rows: readonly SampleRow[] }[]
}

export type SampleRow = {
  cells: readonly string[]
  isStruckOut: boolean
  isHidden: boolean
  expected?: ExpectedLine
}

export type ExpectedLine = {
  quantity: string
  units: readonly string[]
  wanted: string
  mayBeMarked: boolean
}

const SOURCES: readonly SheetSample['source'][] = ['workbook', 'csv', 'csv ;', 'tsv', 'html', 'piped']

/** Reads the sheets of a text file. Throws an error that names the line it can't read. */
export const samplesIn = (file: string): SheetSample[] =>
  readFileSync(file, 'utf8')
    .split(/^(?=# )/m)
    .map(sampleOf)

function sampleOf(text: string): SheetSample {
  const [title = '', ...lines] = text.trimEnd().split('\n')
  const name = title.slice(2)
  const keys = new Map<string, string>()
  const sheets: { name: string; rows: SampleRow[] }[] = []
  for (const line of lines) {
    const [, mark, cells] = /^([~%]?)\|(.*)$/.exec(line) ?? []
    const [, doubt, expected] = /^=(\??)(.*)$/.exec(line) ?? []
    const [, key, value = ''] = /^(\w+):(.*)$/.exec(line) ?? []
    if (key === 'sheet') sheets.push({ name: value.trim(), rows: [] })
    else if (key && key !== 'sheet') keys.set(key, value.trim())
    else if (line === '' || cells !== undefined || expected !== undefined) {
      if (sheets.length === 0) sheets.push({ name: 'Sheet1', rows: [] })
      const rows = sheets.at(-1)?.rows ?? []
      const last = rows.at(-1)
      if (cells !== undefined) {
        rows.push({
          cells: cells.split('|').map(cell => cell.trim()),
          isStruckOut: mark === '~',
          isHidden: mark === '%',
        })
      } else if (last && expected !== undefined) last.expected = lineOf(expected, doubt === '?')
    } else throw new SyntaxError(`${name}: ${line}`)
  }
  const words = (key: string): string[] => (keys.get(key) ?? '').split(' ').filter(Boolean)
  return {
    name,
    source: SOURCES.find(source => source === keys.get('source')) ?? 'workbook',
    roles: { item: words('item'), quantity: keys.get('qty') ?? '', unit: keys.get('unit') ?? '' },
    hiddenColumns: words('hidden'),
    never: words('never'),
    sheets,
  }
}

function lineOf(text: string, mayBeMarked: boolean): ExpectedLine {
  const [quantity = '', units = '', wanted = ''] = text.split('|').map(part => part.trim())
  return { quantity, units: units.split('/'), wanted, mayBeMarked }
}
