import { unitIn } from './units.ts'

const CURRENCY = '(?:RM|MYR|USD|SGD|EUR|GBP|AUD|IDR|US\\$|[$€£])'

const HEADERS = {
  wanted:
    /^(item|items|description|item description|material|material description|product|name|wanted|part|part (no|number)\.?|perihal|keterangan|barang)$/i,
  quantity: /^(qty|quantity|kuantiti|jumlah|q'ty|qty\.|order qty|total (qty|quantity))$/i,
  unit: /^(unit|units|uom|u\/m|unit of measure)$/i,
  note: /^(remarks?|notes?|comments?|catatan)$/i,
  // Useless to a seller.
  place: /^(no|no\.|#|s\/n|sn|item no\.?|line|line no\.?|bil|bil\.|pos|pos\.)$/i,
  // Prices from other sellers, or the buyer's own estimates: not for the seller to see.
  money: new RegExp(
    [
      '(?:^|[^\\p{L}]|unit|total)(?:prices?|amounts?|amt|costs?|harga|amaun|kos)(?!\\p{L})',
      '^(?:(?:unit|line|sub|net|nett|grand|gross)[ -]?)*(?:rate|total|kadar|nilai)(?: (?:per )?unit)?$',
      `(?:^|[^\\p{L}])${CURRENCY}(?!\\p{L})`,
      '^(?:currency|mata wang|discount|diskaun|tax|cukai|sst|gst|vat)(?!\\p{L})',
    ].join('|'),
    'iu',
  ),
} as const
export type Column = keyof typeof HEADERS
export type Columns = readonly (Column | undefined)[]

/** Returns the column that a header cell names. */
export const columnOf = (cell: string): Column | undefined =>
  (Object.keys(HEADERS) as Column[]).find(column => HEADERS[column].test(cell))

/** Returns the columns of a header. 'Jumlah' is the quantity, or a price if another column has the quantity. */
export function columnsOf(header: readonly string[]): Columns {
  const columns = header.map(columnOf)
  const counts = header.filter((_, index) => columns[index] === 'quantity')
  return columns.map((column, index) =>
    column === 'quantity' && counts.length > 1 && /^jumlah$/i.test(header[index] ?? '') ? 'money' : column,
  )
}

const FIGURE = `[-(]?(?:${CURRENCY} ?)?\\d[\\d.,' ]*(?:\\p{L}{1,6}\\.?|%)?\\)?`
const TOTAL = new RegExp(
  `^(?:(?:(?:grand|sub|net|nett|overall)[ -]?)?total(?: (?:amount|price|cost|value|qty|quantity))?|jumlah(?: (?:besar|kecil|keseluruhan|harga))?|(?:page|muka surat|halaman)(?= ?\\d))(?: ?\\(?${CURRENCY}\\)?)?[ :=-]*(?:${FIGURE}(?: ?(?:of|/|daripada|dari) ?\\d+)?)?$`,
  'iu',
)
const ONLY_FIGURE = new RegExp(`^(?:${FIGURE}|${CURRENCY}|-+)$`, 'iu')

/** Returns true for a row that holds totals or a page number. */
export function isTotal(row: readonly string[]): boolean {
  const [label = '', ...others] = row.filter(Boolean)
  return TOTAL.test(label) && others.every(cell => ONLY_FIGURE.test(cell) || unitIn(cell))
}
