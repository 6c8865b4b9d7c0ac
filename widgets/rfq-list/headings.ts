import { amountIn, isCount, isRowNumber } from './numbers.ts'
import { isMeasure, unitIn } from './units.ts'

export const ROLES = ['item', 'quantity', 'unit', 'partNumber', 'note', 'leaveOut'] as const
/** What a column is read as. Several columns can be the item, the part number or the note. */
export type Role = (typeof ROLES)[number]
/** The roles of the columns. An undefined one is for the buyer to choose. */
export type Roles = readonly (Role | undefined)[]

/*
 * The words of headings in English, Malay, Indonesian, German, French, Spanish and Chinese, in lower case and without
 * accents. The first kind with one of its words counts.
 */
const WORDS = {
  /** Prices are those of others, or the buyer's own estimates: not for the seller to see. */
  money:
    'u?price s?prices \\p{L}*price costs? amounts? amt rates? value currency discount tax vat gst sst rm myr usd us eur gbp sgd idr rp \\p{L}*preis \\p{L}*preise \\p{L}*betrag \\p{L}*kosten wahrung rabatt prix montant cout devise precio importe coste costo moneda harga amaun kos kadar nilai biaya diskaun cukai 价 價 金额 金額 费用 [$€£] ^(?:(?:grand|sub|line|net|gross)\\s?)?(?:total|summe|gesamt|jumlah\\s(?:besar|harga))$',
  quantity:
    "qty \\p{L}*qty q'ty qnty qtty quant quantity quantities kuantiti kuantitas jumlah banyaknya \\p{L}*menge anzahl \\p{L}*stuckzahl stuck quantites? qte qtes cantidad cantidades cant cdad 数量 數量 件数 数目",
  unit: 'units?(?!\\s\\p{L}) units?\\sof\\smeasure\\p{L}* uom u[./]m u\\.o\\.m b?un bun oun um satuan \\p{L}*einheit me unites? unidad unidades ud udm 单位 單位',
  partNumber:
    '(?:part|material|mat|sap|mm|stock|article|artikel|product|produkt|catalog|catalogue|cat|mfr|mpn|oem|barang|bahan|bagian|teile|sach)[\\s.-]*(?:no|nos|nr|num|number|code|kode?|nomor|#|ref) mpn sku p/?n pn part-?no partno \\p{L}+nummer (?:kod|kode|nombor|nomor|no)[\\s.](?:barang|bahan|material|part|alat) code reference ref referencia codigo 料号 料號 编码 編碼 编号 編號 物料号 零件号 货号',
  note: 'remarks? notes? comments? catatan bemerkung(?:en)? anmerkung(?:en)? hinweise? kommentar remarques? commentaires? observations? observacion(?:es)? observaciones notas? comentarios? 备注 備註 备考',
  /** Kept in the note with their heading. */
  told: 'dates? needed due ros eta etd delivery plant location site wbs tags? \\p{L}*termin \\p{L}*datum werk lagerort livraison delai fechas? entrega tarikh tanggal lokasi penghantaran pengiriman 日期 交期 交货 交貨 位号 地点',
  item: 'items? descriptions? descr desc materials? products? goods services? names? articles? parts? equipment commodity particulars details? scope \\p{L}*text specs? specifications? sizes? class rating grade schedule sch ends? connections? standard types? model brand make manufacturer thickness length dimensions? dn nps wanted bezeichnung beschreibung benennung artikel gegenstand \\p{L}*bezeichnung werkstoff material nennweite grosse abmessung(?:en)? typ norm designations? libelle taille diametre matiere norme descripcion articulo producto concepto tamano medida norma perihal keterangan perkara butiran barang nama bahan uraian deskripsi saiz gred jenis ukuran tipe spesifikasi mutu 描述 名称 名稱 品名 物料 货物 产品 規格 规格 型号 材质 材料 尺寸 标准',
} as const
type Kind = keyof typeof WORDS

/** Matches one of the words. Chinese writes no spaces around them. */
const matching = (word: string): string =>
  /[\p{Script=Han}$]/u.test(word) ? word : `(?<!\\p{L})(?:${word})(?!\\p{L})`
const named = (words: string): RegExp => new RegExp(words.split(' ').map(matching).join('|'), 'u')
const KINDS = (Object.keys(WORDS) as readonly Kind[]).map(kind => ({ kind, pattern: named(WORDS[kind]) }))

/** An amount beside the one to buy, or a share of it. */
const OTHER_AMOUNT = named(
  'stock hand available balance issued received delivered min minimum max maximum moq spare previous last used per each pack packing bestand lager geliefert verfugbar stok baki baku disponible livree recibida entregada por je pro par 库存 已 每 余',
)
const ROWS =
  'items?|itm|lines?|rows?|pos|position|posten|posicion|ser|serial|sr|sl|s|seq|bil|index|no|nr|num|number|numero|n|nomor|urut|lfd|#'
const ROW_HEADING = new RegExp(
  `^(?:${ROWS})(?:[ ./-]+(?:${ROWS}|of|requisition|pr|po|order|rfq|bom|mto))*[ .]*$|^(?:序号|序號|项次|项目|行号)$`,
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

const kindOf = (heading: string): Kind | undefined =>
  KINDS.find(({ pattern }) => pattern.test(plain(heading)))?.kind

/** Returns true if the cell is one that names a column. */
export function isHeading(cell: string): boolean {
  const name = plain(cell)
  return cell.length < 60 && !/\d/.test(name) && (ROW_HEADING.test(name) || kindOf(cell) !== undefined)
}

/** Returns true for a heading of cells that mean nothing without it, such as a date. */
export const isTold = (heading: string): boolean => kindOf(heading) !== 'note'

const hasWords = (cell: string): boolean => /\p{L}{2}/u.test(cell) && unitIn(cell) === undefined

type Column = { at: number; name: string; kind: Kind | undefined; cells: readonly string[] }

/** Proposes the roles of the columns by their headings, or by their cells if the table has no headings. */
export function proposedRoles(
  headings: readonly string[] | null,
  rows: readonly (readonly string[])[],
): Roles {
  const width = Math.max(0, headings?.length ?? 0, ...rows.map(row => row.length))
  const columns = Array.from({ length: width }, (_, at) => {
    const heading = headings?.[at] ?? ''
    return { at, name: plain(heading), kind: kindOf(heading), cells: rows.flatMap(row => row[at] || []) }
  })
  return headings ? byHeadings(columns) : byCells(columns)
}

const areAll = ({ cells }: Column, kind: (cell: string) => boolean): boolean =>
  cells.length > 0 && cells.every(kind)
const areCounts = (column: Column): boolean => areAll(column, isCount)
const areCodes = (column: Column): boolean => areAll(column, cell => /^\d{5,}$/.test(cell))
const areUnits = (column: Column): boolean => areAll(column, cell => unitIn(cell) !== undefined)

function byHeadings(columns: readonly Column[]): Roles {
  const wordy = columns.filter(
    ({ kind, cells }) => kind !== 'money' && kind !== 'note' && kind !== 'told' && cells.some(hasWords),
  )
  const roles = columns.map((column): Role | undefined => {
    const { name, kind } = column
    const hasWordsBeside = wordy.some(({ at }) => at !== column.at)
    if (ROW_HEADING.test(name)) {
      if (kind !== 'item' || (hasWordsBeside && areAll(column, isRowNumber))) return 'leaveOut'
      if (NUMBER_HEADING.test(name)) return 'partNumber'
    }
    if (kind === 'item' && hasWordsBeside && areCodes(column)) return 'partNumber'
    // Units that are numbers count something.
    if (kind === 'unit' && areCounts(column)) return 'quantity'
    if (kind === 'told') return 'note'
    return kind === 'money' || kind === undefined ? 'leaveOut' : kind
  })
  const claims = (role: Role): Column[] => columns.filter(({ at }) => roles[at] === role)
  const give = (some: readonly Column[], role: Role | undefined): void => {
    for (const { at } of some) roles[at] = role
  }
  // 'Jumlah' is a price if another column has the quantity.
  const claimed = claims('quantity')
  if (claimed.length > 1)
    give(
      claimed.filter(({ name }) => name === 'jumlah'),
      'leaveOut',
    )
  const quantities = claims('quantity')
  const units = claims('unit')
  if (quantities.length > 1 || quantities.some(({ name }) => OTHER_AMOUNT.test(name)))
    give(quantities, undefined)
  if (units.length > 1) give(units, undefined)

  // What no heading names is found by the cells.
  const unknown = columns.filter(({ kind, name }) => kind === undefined && !ROW_HEADING.test(name))
  if (quantities.length === 0) give(unknown.filter(areCounts), undefined)
  const ofUnits = unknown.filter(areUnits)
  if (units.length === 0 && ofUnits.length === 1) give(ofUnits, 'unit')
  if (claims('item').length > 0) return roles
  const lengthOf = ({ cells }: Column): number => cells.filter(hasWords).join('').length
  const longest = unknown.filter(lengthOf).sort((one, other) => lengthOf(other) - lengthOf(one))
  give([...longest, ...claims('partNumber')].slice(0, 1), 'item')
  return roles
}

function byCells(columns: readonly Column[]): Roles {
  const roles = columns.map((column): Role | undefined => {
    const { at, cells } = column
    const isNumbering = cells.length > 1 && cells.every((cell, row) => parseInt(cell, 10) === row + 1)
    if (cells.length === 0 || (at === 0 && isNumbering)) return 'leaveOut'
    return areCodes(column) && columns.length > 1 ? 'partNumber' : 'item'
  })
  const counts = columns.filter(column => roles[column.at] === 'item' && areCounts(column))
  const alone = counts.filter(each => areAll(each, cell => !/\p{L}/u.test(cell)))
  const pieces = counts.filter(each => areAll(each, cell => !isMeasure(amountIn(cell, false).unit)))
  // 316L is a grade, and 6 m may be a length.
  const measures = counts.filter(each => areAll(each, cell => /\d \p{L}/u.test(cell)))
  const quantities = [alone, pieces, measures].find(some => some.length > 0) ?? []
  const [quantity, ...others] = quantities
  for (const { at } of quantities) roles[at] = others.length > 0 ? undefined : 'quantity'
  const after = others.length === 0 && quantity ? quantity.at + 1 : -1
  // Elsewhere than after a quantity, M and L are sizes.
  const units = columns.filter(
    each => areUnits(each) && (each.at === after || !areAll(each, cell => cell.length === 1)),
  )
  const unit = units.find(({ at }) => at === after) ?? (units.length === 1 ? units[0] : undefined)
  if (quantity && unit) roles[unit.at] = 'unit'
  const onlyCode = roles.indexOf('partNumber')
  if (!roles.includes('item') && onlyCode >= 0) roles[onlyCode] = 'item'
  return roles
}
