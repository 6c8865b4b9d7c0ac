import { unitIn } from './units.ts'

const CURRENCY = '(?:RM|MYR|USD|SGD|EUR|GBP|AUD|IDR|US\\$|[$€£])'

const QUANTITY =
  "qty|q'ty|qnty|qtty|quantity|quantities|quant|kuantiti|kuantitas|jumlah|menge|anzahl|stückzahl|quantité|qté|qte|cantidad|cant|quantità|quantidade|qtd|aantal|hoeveelheid|数量|數量"
const WANTED_AMOUNT =
  "total|order|ordered|required|requested|req|req'd|reqd|requisition|tender|bid|rfq|purchase|net|needed|nos|pcs|units?"
/** An amount that is not the one to buy, or not surely. */
const OTHER_AMOUNT =
  'stock|on hand|available|balance|issued|received|delivered|minimum|min|max|moq|spare|previous|last|used|pack|packing'
const ROW =
  'items?|itm|line|row|pos|position|posten|ser|serial|sr|sl|s[./ ]{1,2}no?|seq|bil|lfd|index|no|nr|#|№'

const HEADERS = {
  wanted:
    /^(items?|description( of (goods|materials?|items?|works?))?|(item|goods|product|service|full|long|short|material|equipment|technical) (descriptions?|text|name|details?)|materials?|products?|services?|goods|name|wanted|part|part (no|number)\.?|equipment|details?|particulars|scope|specs?\.?|specifications?|perihal|keterangan|barang|nama barang|uraian|perkara|bezeichnung|beschreibung|artikel|désignation|descripción|descrição|omschrijving|描述|名称|名稱|品名|(nominal |pipe |valve )?size|size \(?(in|inch|mm|nps|dn)\)?|saiz|nps|dn|class|rating|(pressure )?(rating|class)|grade|gred|material grade|standard|schedule|sch\.?|ends?|end connections?|type|jenis|model( no\.?)?|brand|make|manufacturer|thickness|length|dimensions?)$/i,
  quantity: new RegExp(
    `^(?:(?:${WANTED_AMOUNT})[. /-]*){0,3}(?:${QUANTITY})[.:]?(?:[ -]*(?:${WANTED_AMOUNT})[.]?){0,2}(?: ?[([][^)\\]]*[)\\]])?$`,
    'iu',
  ),
  unit: /^(units?|uom|u\/m|u\.o\.m\.?|unit of measure(ment)?|(base|order|purchase|order) unit|b?un\.?|oun|um|satuan|unit ukuran|einheit|mengeneinheit|me|unité|unidad|unidade|eenheid|单位|單位)$/i,
  note: /^(remarks?|notes?|comments?|catatan)$/i,
  // For the note, with their heading.
  told: /^((required |requested |delivery |deliv\.? |need(ed)? |due |target |on[- ]site )*date( required| needed)?|required (by|on)|needed by|ros|etd|eta|delivery( (time|point|place|address|location))?|plant|storage location|location|(material|stock|sap|mm|article|item) ?-?(no|nr|code|number)\.?|wbs|cost cent(er|re)|tag( (no|number)s?\.?)?|tarikh( perlu)?|lokasi)$/i,
  // Beside another amount, for the note and in doubt.
  amount: new RegExp(
    `^(?:(?:${OTHER_AMOUNT})[. ]*(?:${QUANTITY})|(?:${QUANTITY})[. ]*(?:(?:in|on)? ?(?:${OTHER_AMOUNT})|(?:per|/|each)(?:[ /].*)?|(?:per|/) ?\\S.*))\\.?$`,
    'iu',
  ),
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

/** A heading that may number the rows, such as 'Sr. No.', 'Line Item' and 'Item of requisition'. */
const NUMBERING = new RegExp(
  `^(?:(?:${ROW})[ ./-]*){1,3}(?:num(?:ber)?\\.?)?(?:of (?:requisition|pr|po|order|enquiry|inquiry|rfq|bom|mto))?$`,
  'iu',
)
/** The number of a row: 10, 1.1, A1, 3a, (4). */
const ROW_NUMBER = /^\(?(?:[a-z]{0,2}[-.]?\d{1,5}(?:[./-]\d{1,4}){0,3}[a-z]?|[a-z]|[ivx]{1,5})[.):]?$/i
/** The buyer's own number of a material. */
const CODE = /^\d{5,}$/
const IS_MATERIAL = /^(materials?|artikel)$/i
const IS_TOTAL = /total|jumlah keseluruhan/i

/**
 * Returns the columns of a table. 'Jumlah' is the quantity, or a price if another column has the quantity. 'Item' is the
 * description, or the number of the row if its cells are numbers and another column has words.
 */
export function columnsOf(header: readonly string[], rows: readonly (readonly string[])[]): Columns {
  const named = header.map(columnOf)
  const isWords = (column: Column | undefined): boolean => column === 'wanted' || column === undefined
  const cellsAt = (index: number): string[] => rows.flatMap(row => row[index] || [])
  const columns = named.map((column, index): Column | undefined => {
    const hasName = NUMBERING.test(header[index] ?? '') && (isWords(column) || column === 'quantity')
    const areAll = (kind: RegExp): boolean =>
      cellsAt(index).length > 0 && cellsAt(index).every(cell => kind.test(cell))
    const hasOther = named.some(
      (other, at) => at !== index && isWords(other) && cellsAt(at).some(cell => /\p{L}{2}/u.test(cell)),
    )
    if (hasOther && hasName && areAll(ROW_NUMBER)) return 'place'
    return hasOther && column === 'wanted' && areAll(CODE) && IS_MATERIAL.test(header[index] ?? '')
      ? 'told'
      : column
  })
  const counts = [...columns.keys()].filter(index => columns[index] === 'quantity')
  const others = counts.filter(index => !/^jumlah$/i.test(header[index] ?? ''))
  const [first] = others.length > 0 ? others : counts
  const chosen = others.find(index => IS_TOTAL.test(header[index] ?? '')) ?? first
  return columns.map((column, index) => {
    if (column !== 'quantity' || index === chosen) return column
    return others.includes(index) ? 'amount' : 'money'
  })
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
