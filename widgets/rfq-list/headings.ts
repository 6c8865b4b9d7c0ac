import { amountIn, isCount, isRowNumber } from './numbers.ts'
import { isMeasure, unitIn } from './units.ts'

export const ROLES = ['item', 'quantity', 'unit', 'partNumber', 'note', 'leaveOut'] as const
/** What a column is read as. Several columns can be the item, the part number or the note. */
export type Role = (typeof ROLES)[number]
/** The roles of the columns. An undefined one is for the buyer to choose. */
export type Roles = readonly (Role | undefined)[]

/** Matches headings with one of the words. Chinese writes no spaces around words. */
const named = (words: string, chinese: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${words.replaceAll(' ', '|')})(?!\\p{L})|${chinese.replaceAll(' ', '|')}`, 'u')

/*
 * The words of headings in English, Malay, Indonesian, German, French, Spanish and Chinese, in lower case and without
 * accents. The first kind with one of its words counts.
 */
const ROWS =
  'items? itm lines? rows? pos position posten posicion ser serial sr sl s seq bil index no nr num number numero n nomor urut lfd #'
const WORDS = {
  /** Prices are those of others, or the buyer's own estimates: not for the seller to see. */
  money: named(
    'u?price s?prices \\p{L}*price costs? amounts? amt rates? value currency discount tax vat gst sst rm myr usd us eur gbp sgd idr rp \\p{L}*preis \\p{L}*preise \\p{L}*betrag \\p{L}*kosten wahrung rabatt prix montant cout devise precio importe coste costo moneda harga amaun kos kadar nilai biaya diskaun cukai',
    '价 價 金额 金額 费用 [$€£]',
  ),
  sum: /^(?:(?:grand|sub|line|net|gross) ?)?(?:total|summe|gesamt|jumlah (?:besar|harga))$/u,
  quantity: named(
    "qty \\p{L}*qty q'ty qnty qtty quant quantity quantities kuantiti kuantitas jumlah banyaknya \\p{L}*menge anzahl \\p{L}*stuckzahl stuck quantites? qte qtes cantidad cantidades cant cdad",
    '数量 數量 件数 数目',
  ),
  unit: named(
    'units?(?!\\s\\p{L}) units?\\sof\\smeasure\\p{L}* uom u[./]m u\\.o\\.m b?un bun oun um satuan \\p{L}*einheit me unites? unidad unidades ud udm',
    '单位 單位',
  ),
  part: named(
    '(?:part|material|mat|sap|mm|stock|article|artikel|product|produkt|catalog|catalogue|cat|mfr|mpn|oem|barang|bahan|bagian|teile|sach)[\\s.-]*(?:no|nos|nr|num|number|code|kode?|nomor|#|ref) mpn sku p/?n pn part-?no partno \\p{L}+nummer (?:kod|kode|nombor|nomor|no)[\\s.](?:barang|bahan|material|part|alat) code reference ref referencia codigo',
    '料号 料號 编码 編碼 编号 編號 物料号 零件号 货号',
  ),
  note: named(
    'remarks? notes? comments? catatan bemerkung(?:en)? anmerkung(?:en)? hinweise? kommentar remarques? commentaires? observations? observacion(?:es)? observaciones notas? comentarios?',
    '备注 備註 备考',
  ),
  /** Kept in the note with their heading. */
  told: named(
    'dates? needed due ros eta etd delivery plant location site wbs tags? \\p{L}*termin \\p{L}*datum werk lagerort livraison delai fechas? entrega tarikh tanggal lokasi penghantaran pengiriman',
    '日期 交期 交货 交貨 位号 地点',
  ),
  item: named(
    'items? descriptions? descr desc materials? products? goods services? names? articles? parts? equipment commodity particulars details? scope \\p{L}*text specs? specifications? sizes? class rating grade schedule sch ends? connections? standard types? model brand make manufacturer thickness length dimensions? dn nps wanted bezeichnung beschreibung benennung artikel gegenstand \\p{L}*bezeichnung werkstoff material nennweite grosse abmessung(?:en)? typ norm designations? libelle taille diametre matiere norme descripcion articulo producto concepto tamano medida norma perihal keterangan perkara butiran barang nama bahan uraian deskripsi saiz gred jenis ukuran tipe spesifikasi mutu',
    '描述 名称 名稱 品名 物料 货物 产品 規格 规格 型号 材质 材料 尺寸 标准',
  ),
} as const
type Kind = keyof typeof WORDS

/** An amount beside the one to buy, or a share of it. */
const OTHER_AMOUNT = named(
  'stock hand available balance issued received delivered min minimum max maximum moq spare previous last used per each pack packing bestand lager geliefert verfugbar stok baki baku disponible livree recibida entregada por je pro par',
  '库存 已 每 余',
)
const ROW_HEADING = new RegExp(
  `^(?:${ROWS.replaceAll(' ', '|')})(?:[ ./-]+(?:${ROWS.replaceAll(' ', '|')}|of|requisition|pr|po|order|rfq|bom|mto))*[ .]*$|^(?:序号|序號|项次|项目|行号)$`,
  'u',
)
/** A heading of row numbers that may also have the numbers of items. */
const NUMBER_HEADING = /(?:no|nr|num|number|nomor|#)\.?$/u

/** Returns a heading in lower case, without accents, and without a unit in brackets. */
const plain = (heading: string): string =>
  heading
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[([].*?[)\]]/g, ' ')
    .replace(/[:*\s]+/g, ' ')
    .trim()

const KINDS = Object.keys(WORDS) as readonly Kind[]
const kindOf = (heading: string): Kind | undefined => KINDS.find(kind => WORDS[kind].test(plain(heading)))

/** Returns true if the cell is one that names a column. */
export const isHeading = (cell: string): boolean =>
  cell !== '' &&
  cell.length < 60 &&
  !/\d/.test(plain(cell)) &&
  (ROW_HEADING.test(plain(cell)) || kindOf(cell) !== undefined)

/** Returns true for a heading of cells that mean nothing without it, such as a date. */
export const isTold = (heading: string): boolean => kindOf(heading) !== 'note'

const CODE = /^\d{5,}$/
const hasWords = (cell: string): boolean => /\p{L}{2}/u.test(cell) && unitIn(cell) === undefined

type Column = { heading: string; cells: readonly string[] }

/** Proposes the roles of the columns by their headings, or by their cells if the table has no headings. */
export function proposedRoles(
  headings: readonly string[] | null,
  rows: readonly (readonly string[])[],
): Roles {
  const width = Math.max(0, headings?.length ?? 0, ...rows.map(row => row.length))
  const columns = Array.from({ length: width }, (_, at) => ({
    heading: headings?.[at] ?? '',
    cells: rows.flatMap(row => row[at] || []),
  }))
  return headings ? byHeadings(columns) : byCells(columns)
}

const areAll = ({ cells }: Column, kind: (cell: string) => boolean): boolean =>
  cells.length > 0 && cells.every(kind)

function byHeadings(columns: readonly Column[]): Roles {
  const kinds = columns.map(({ heading }) => kindOf(heading))
  const isAside = (at: number): boolean => ['money', 'note', 'told'].includes(kinds[at] ?? '')
  const roles = columns.map((column, at): Role | undefined => {
    const kind = kinds[at]
    const hasWordsBeside = columns.some(
      ({ cells }, other) => other !== at && !isAside(other) && cells.some(hasWords),
    )
    if (ROW_HEADING.test(plain(column.heading))) {
      if (kind !== 'item' || (hasWordsBeside && areAll(column, isRowNumber))) return 'leaveOut'
      if (NUMBER_HEADING.test(plain(column.heading))) return 'partNumber'
    }
    if (kind === 'item' && hasWordsBeside && areAll(column, cell => CODE.test(cell))) return 'partNumber'
    // Units that are numbers count something.
    if (kind === 'unit') return areAll(column, isCount) ? 'quantity' : 'unit'
    if (kind === 'part') return 'partNumber'
    if (kind === 'told') return 'note'
    return kind === 'money' || kind === 'sum' || kind === undefined ? 'leaveOut' : kind
  })
  const claims = (role: Role): number[] => [...roles.keys()].filter(at => roles[at] === role)
  const headingOf = (at: number): string => plain(columns[at]?.heading ?? '')
  const ask = (some: readonly number[]): void => {
    for (const at of some) roles[at] = undefined
  }
  // 'Jumlah' is a price if another column has the quantity.
  if (claims('quantity').length > 1)
    for (const at of claims('quantity')) if (headingOf(at) === 'jumlah') roles[at] = 'leaveOut'
  const quantities = claims('quantity')
  const units = claims('unit')
  if (quantities.length > 1 || quantities.some(at => OTHER_AMOUNT.test(headingOf(at)))) ask(quantities)
  if (units.length > 1) ask(units)

  // What no heading names is found by the cells.
  const unknown = columns.flatMap((column, at) =>
    kinds[at] || ROW_HEADING.test(headingOf(at)) ? [] : [{ ...column, at }],
  )
  if (quantities.length === 0) ask(unknown.filter(each => areAll(each, isCount)).map(({ at }) => at))
  const [unit, ...others] = unknown.filter(each => areAll(each, cell => unitIn(cell) !== undefined))
  if (unit && units.length + others.length === 0) roles[unit.at] = 'unit'
  if (claims('item').length > 0) return roles
  const lengthOf = ({ cells }: Column): number => cells.filter(hasWords).join('').length
  const [longest] = [...unknown].sort((one, other) => lengthOf(other) - lengthOf(one))
  const at = longest && lengthOf(longest) > 0 ? longest.at : claims('partNumber')[0]
  if (at !== undefined) roles[at] = 'item'
  return roles
}

function byCells(columns: readonly Column[]): Roles {
  const roles = columns.map((column, at): Role | undefined => {
    const isNumbering =
      column.cells.length > 1 && column.cells.every((cell, row) => parseInt(cell, 10) === row + 1)
    if (column.cells.length === 0 || (at === 0 && isNumbering)) return 'leaveOut'
    return areAll(column, cell => CODE.test(cell)) && columns.length > 1 ? 'partNumber' : 'item'
  })
  const counts = columns.flatMap((column, at) =>
    roles[at] === 'item' && areAll(column, isCount) ? [{ ...column, at }] : [],
  )
  const alone = counts.filter(each => areAll(each, cell => !/\p{L}/u.test(cell)))
  const pieces = counts.filter(each => areAll(each, cell => !isMeasure(amountIn(cell, false).unit)))
  // 316L is a grade, and 6 m may be a length.
  const measures = counts.filter(each => areAll(each, cell => /\d \p{L}/u.test(cell)))
  const [quantity, ...others] = [alone, pieces, measures].find(some => some.length > 0) ?? []
  if (quantity)
    for (const { at } of [quantity, ...others]) roles[at] = others.length > 0 ? undefined : 'quantity'
  const after = others.length === 0 && quantity ? quantity.at + 1 : -1
  const units = columns.flatMap((column, at) => {
    // Elsewhere than after a quantity, M and L are sizes.
    const isSize = at !== after && areAll(column, cell => cell.length === 1)
    return !isSize && areAll(column, cell => unitIn(cell) !== undefined) ? [at] : []
  })
  const unit = units.find(at => at === after) ?? (units.length === 1 ? units[0] : undefined)
  if (quantity && unit !== undefined) roles[unit] = 'unit'
  const onlyCode = roles.indexOf('partNumber')
  if (!roles.includes('item') && onlyCode >= 0) roles[onlyCode] = 'item'
  return roles
}
