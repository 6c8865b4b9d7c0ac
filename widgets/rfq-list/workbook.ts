import { Unzip, UnzipInflate } from 'fflate'
import type { Steps } from '#shared/sheets/slices.ts'
import { type Sheet, textOfRows } from './table.ts'

/** Bytes that are unpacked in one step. */
const STEP = 2 ** 14
/**
 * The most characters in all parts together, and in all cells. A longer workbook is no list of lines, and may be made to
 * fill the memory.
 */
const MAX_CHARACTERS = 2 ** 27
const MAX_COLUMNS = 200
const PART = /^xl\/(?:workbook|sharedStrings|styles|_rels\/workbook|worksheets\/[^/]+)\.xml(?:\.rels)?$/i

/** Returns a function that passes texts on, and throws a RangeError when they are too long together. */
function limited(): (text: string) => string {
  let left = MAX_CHARACTERS
  return text => {
    left -= text.length
    if (left < 0) throw new RangeError('The workbook is too long')
    return text
  }
}

/** Unpacks without a worker, which fflate would start from a blob that the policy of a page may forbid. */
function* partsIn(bytes: Uint8Array): Steps<Map<string, string>> {
  const parts = new Map<string, string>()
  const counted = limited()
  const unzip = new Unzip(file => {
    if (!PART.test(file.name)) return
    const decoder = new TextDecoder()
    let text = ''
    file.ondata = (error, data, isLast) => {
      if (error) throw error
      text += counted(decoder.decode(data, { stream: !isLast }))
      if (isLast) parts.set(file.name.toLowerCase(), text)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for (let at = 0; at < bytes.length; at += STEP) {
    unzip.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length)
    yield
  }
  return parts
}

/** An element: its name without a prefix, its attributes and its content. */
type Element = { name: string; of: string; xml: string }

/**
 * Yields the elements of a name, or of names as in `t|rPh`, with or without a prefix. Throws a TypeError at one that never
 * ends: to look for the end of each of thousands would freeze the page.
 */
function* elements(names: string, from: string): Generator<Element, undefined> {
  const start = new RegExp(`<(?:\\w+:)?(${names})(?=[\\s/>])`, 'g')
  for (let opened = start.exec(from); opened; opened = start.exec(from)) {
    const [, name = ''] = opened
    const close = from.indexOf('>', start.lastIndex)
    if (close < 0) throw new TypeError(`<${name}> never ends`)
    const of = from.slice(start.lastIndex, close)
    start.lastIndex = close + 1
    if (of.endsWith('/')) {
      yield { name, of: of.slice(0, -1), xml: '' }
      continue
    }
    const end = new RegExp(`</(?:\\w+:)?${name}\\s*>`, 'g')
    end.lastIndex = close + 1
    const ended = end.exec(from)
    if (!ended) throw new TypeError(`<${name}> never ends`)
    start.lastIndex = end.lastIndex
    yield { name, of, xml: from.slice(close + 1, ended.index) }
  }
}

const contentOf = (name: string, from: string): string => elements(name, from).next().value?.xml ?? ''

const attribute = (name: string, from = ''): string =>
  plainText(new RegExp(`(?:^|\\s)(?:\\w+:)?${name}=["']([^"']*)`).exec(from)?.[1] ?? '')

const ENTITIES = new Map(Object.entries({ lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }))
const plainText = (xml: string): string =>
  xml
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, code, name) =>
      name
        ? (ENTITIES.get(name) ?? whole)
        : String.fromCodePoint(Math.min(hex ? parseInt(hex, 16) : code, 0x10ffff)),
    )
    .replace(/_x([\da-f]{4})_/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)))

/** Returns the text of a cell or a shared string, which may be in runs, without the reading aid of Asian texts. */
const textIn = (xml: string): string =>
  [...elements('t|rPh', xml)].map(({ name, xml }) => (name === 't' ? plainText(xml) : '')).join('')

/** Returns the number format of each cell style. */
function formatsIn(styles: string): string[] {
  const own = new Map(
    [...elements('numFmt', styles)].map(({ of }) => [attribute('numFmtId', of), attribute('formatCode', of)]),
  )
  return [...elements('xf', contentOf('cellXfs', styles))].map(({ of }) => {
    const id = attribute('numFmtId', of)
    return own.get(id) ?? (/^(?:1[4-9]|2[0-27-9]|3[0-6]|4[5-7]|5[0-8])$/.test(id) ? 'date' : '')
  })
}

const isDate = (format: string): boolean =>
  /[dmyhs]/i.test(format.replace(/"[^"]*"|\[[^\]]*\]|[\\_*].|general|standard/gi, ''))

/** Returns a number as text: a day as `2026-12-31`, and part numbers with the zeros that their format adds. */
function numberText(value: string, format: string, firstDay: number): string {
  const number = Number(Number(value).toPrecision(15))
  if (!Number.isFinite(number)) return value
  if (isDate(format) && Math.abs(number) < 1e6)
    return new Date((number + firstDay) * 86_400_000).toISOString().slice(0, 10)
  return /^0+$/.test(format) ? String(number).padStart(format.length, '0') : String(number)
}

/** Returns the formula of a cell that the program which wrote it did not calculate: '' would hide that something is there. */
function formulaText(xml: string): string {
  const [formula] = elements('f', xml)
  return formula ? `=${plainText(formula.xml)}` : ''
}

/** Reads the visible sheets of an XLSX workbook, as texts of cells between tabs. Throws if it is none. */
export function* sheetsIn(bytes: Uint8Array): Steps<Sheet[]> {
  const parts = yield* partsIn(bytes)
  const part = (name: string): string =>
    parts.get(`xl/${name.replace(/^\/?(?:xl\/)?/, '').toLowerCase()}`) ?? ''
  const workbook = part('workbook.xml')
  if (!workbook) throw new TypeError('This archive is no workbook')
  const shared: string[] = []
  for (const { xml } of elements('si', part('sharedStrings.xml'))) {
    shared.push(textIn(xml))
    yield
  }
  const formats = formatsIn(part('styles.xml'))
  /** Days from 1 January 1970 to the day 0 of the workbook. */
  const firstDay = /date1904=["'](?:1|true)/.test(workbook) ? -24107 : -25569

  function cellText(of: string, xml: string): string {
    const type = attribute('t', of)
    if (type === 'inlineStr') return textIn(xml)
    const value = plainText(contentOf('v', xml))
    if (type === 's') return shared[Number(value)] ?? ''
    if (value === '') return type === 'str' ? '' : formulaText(xml)
    if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
    return type && type !== 'n'
      ? value
      : numberText(value, formats[Number(attribute('s', of))] ?? '', firstDay)
  }

  const counted = limited()
  function* rowsOf(sheet: string): Steps<{ text: string; hiddenRows: number }> {
    const rows: string[] = []
    let hiddenRows = 0
    for (const { of, xml } of elements('row', sheet)) {
      const row: string[] = []
      for (const cell of elements('c', xml)) {
        const column = columnOf(attribute('r', cell.of)) ?? row.length
        if (column >= MAX_COLUMNS) break
        while (row.length < column) row.push('')
        row[column] = counted(cellText(cell.of, cell.xml))
        yield
      }
      rows.push(textOfRows([row]))
      if (/^(?:1|true)$/.test(attribute('hidden', of)) && row.some(Boolean)) hiddenRows += 1
      yield
    }
    return { text: rows.join('\n'), hiddenRows }
  }

  const targets = new Map(
    [...elements('Relationship', part('_rels/workbook.xml.rels'))].map(({ of }) => [
      attribute('Id', of),
      attribute('Target', of),
    ]),
  )
  const sheets: Sheet[] = []
  for (const { of } of elements('sheet', workbook)) {
    const read = yield* rowsOf(part(targets.get(attribute('id', of)) ?? ''))
    const isVisible = !/hidden/i.test(attribute('state', of)) && read.text.trim() !== ''
    if (isVisible) sheets.push({ name: attribute('name', of), ...read })
  }
  return sheets
}

/** Returns the index of the column in the address of a cell: 27 for AB12. */
function columnOf(address: string): number | undefined {
  const [letters] = /^[a-z]{1,3}/i.exec(address) ?? []
  if (!letters) return undefined
  return [...letters.toUpperCase()].reduce((sum, each) => sum * 26 + each.charCodeAt(0) - 64, 0) - 1
}
