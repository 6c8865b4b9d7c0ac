import { Unzip, UnzipInflate } from 'fflate'
import type { Steps } from './slices.ts'
import { type Sheet, textOfRows } from './table.ts'

/** Bytes that are unpacked in one step. */
const STEP = 2 ** 14
/** The longest part of a workbook. A longer one is no list of lines, and may be made to fill the memory. */
const MAX_CHARACTERS = 2 ** 27
const MAX_COLUMNS = 200
const PART = /^xl\/(?:workbook|sharedStrings|styles|_rels\/workbook|worksheets\/[^/]+)\.xml(?:\.rels)?$/i

/** Unpacks without a worker, which fflate would start from a blob that the policy of a page may forbid. */
function* partsIn(bytes: Uint8Array): Steps<Map<string, string>> {
  const parts = new Map<string, string>()
  const unzip = new Unzip(file => {
    if (!PART.test(file.name)) return
    const decoder = new TextDecoder()
    let text = ''
    file.ondata = (error, data, isLast) => {
      if (error) throw error
      text += decoder.decode(data, { stream: !isLast })
      if (text.length > MAX_CHARACTERS) throw new RangeError(`${file.name} is too long`)
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

/** Matches elements of a name, with or without a prefix: their attributes and their content. */
const elements = (name: string): RegExp =>
  new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])([^>]*?)(?:/>|>([\\s\\S]*?)</(?:\\w+:)?${name}>)`, 'g')
const [ROW, CELL, TEXT, ITEM] = [elements('row'), elements('c'), elements('t'), elements('si')]
const [VALUE, READING] = [elements('v'), elements('rPh')]

const attribute = (name: string, from = ''): string =>
  plainText(new RegExp(`(?:^|\\s)(?:\\w+:)?${name}=["']([^"']*)`).exec(from)?.[1] ?? '')

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
const plainText = (xml: string): string =>
  xml
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, code, name) =>
      name
        ? (ENTITIES[name] ?? whole)
        : String.fromCodePoint(Math.min(hex ? parseInt(hex, 16) : code, 0x10ffff)),
    )
    .replace(/_x([\da-f]{4})_/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)))

/** Returns the text of a cell or a shared string, which may be in runs, without the reading aid of Asian texts. */
const textIn = (xml = ''): string =>
  [...xml.replace(READING, '').matchAll(TEXT)].map(([, , text = '']) => plainText(text)).join('')

/** Returns the number format of each cell style. */
function formatsIn(styles: string): string[] {
  const own = new Map(
    [...styles.matchAll(elements('numFmt'))].map(([, of]) => [
      attribute('numFmtId', of),
      attribute('formatCode', of),
    ]),
  )
  const [, , xfs = ''] = elements('cellXfs').exec(styles) ?? []
  return [...xfs.matchAll(/<(?:\w+:)?xf\s([^>]*)/g)].map(([, of]) => {
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

/** Reads the visible sheets of an XLSX workbook, as texts of cells between tabs. Throws if it is none. */
export function* sheetsIn(bytes: Uint8Array): Steps<Sheet[]> {
  const parts = yield* partsIn(bytes)
  const part = (name: string): string =>
    parts.get(`xl/${name.replace(/^\/?(?:xl\/)?/, '').toLowerCase()}`) ?? ''
  const workbook = part('workbook.xml')
  if (!workbook) throw new TypeError('This archive is no workbook')
  const shared: string[] = []
  for (const [, , xml] of part('sharedStrings.xml').matchAll(ITEM)) {
    shared.push(textIn(xml))
    yield
  }
  const formats = formatsIn(part('styles.xml'))
  /** Days from 1 January 1970 to the day 0 of the workbook. */
  const firstDay = /date1904=["'](?:1|true)/.test(workbook) ? -24107 : -25569

  function cellText(of: string, xml = ''): string {
    const type = attribute('t', of)
    if (type === 'inlineStr') return textIn(xml)
    const value = plainText(new RegExp(VALUE, '').exec(xml)?.[2] ?? '')
    if (type === 's') return shared[Number(value)] ?? ''
    if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
    return type && type !== 'n'
      ? value
      : value && numberText(value, formats[Number(attribute('s', of))] ?? '', firstDay)
  }

  function* textOf(sheet: string): Steps<string> {
    const rows: string[] = []
    for (const [, , xml = ''] of sheet.matchAll(ROW)) {
      const row: string[] = []
      for (const [, of = '', content] of xml.matchAll(CELL)) {
        const column = columnOf(attribute('r', of)) ?? row.length
        if (column >= MAX_COLUMNS) break
        while (row.length < column) row.push('')
        row[column] = cellText(of, content)
      }
      rows.push(textOfRows([row]))
      yield
    }
    return rows.join('\n')
  }

  const targets = new Map(
    [...part('_rels/workbook.xml.rels').matchAll(elements('Relationship'))].map(([, of]) => [
      attribute('Id', of),
      attribute('Target', of),
    ]),
  )
  const sheets: Sheet[] = []
  for (const [, of] of workbook.matchAll(elements('sheet'))) {
    const text = yield* textOf(part(targets.get(attribute('id', of)) ?? ''))
    const isVisible = !/hidden/i.test(attribute('state', of)) && text.trim() !== ''
    if (isVisible) sheets.push({ name: attribute('name', of), text })
  }
  return sheets
}

/** Returns the index of the column in the address of a cell: 27 for AB12. */
function columnOf(address: string): number | undefined {
  const [letters] = /^[a-z]{1,3}/i.exec(address) ?? []
  if (!letters) return undefined
  return [...letters.toUpperCase()].reduce((sum, each) => sum * 26 + each.charCodeAt(0) - 64, 0) - 1
}
