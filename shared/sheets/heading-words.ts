import { namesDetail } from '#shared/trade/names-detail.ts'

/*
 * The words of headings in English, Malay, Indonesian, German, French, Spanish, Portuguese, Polish and Chinese, in lower
 * case and without accents. The first kind with one of its words counts.
 */
const WORDS = {
  /** Prices are those of others, or the buyer's own estimates: not for the seller to see. */
  money:
    'u?price s?prices \\p{L}*price costs? amounts? amt rates? value currency discount tax vat gst sst rm myr usd us eur gbp sgd idr rp \\p{L}*preis \\p{L}*preise \\p{L}*betrag \\p{L}*kosten wahrung rabatt prix montant cout devise precio importe coste costo moneda harga amaun kos kadar nilai biaya diskaun cukai 价 價 金额 金額 费用 [$€£] precos? valor cena wartosc jumlah\\sharga line\\stotal',
  /** A sum of prices or of amounts. */
  total: '^(?:(?:grand|sub|net|gross|overall)[\\s-]?)?(?:total|summe|gesamt|razem|jumlah\\sbesar)$',
  quantity:
    "qty \\p{L}*qty q'ty qnty qtty quant quantity quantities kuantiti kuantitas jumlah banyaknya \\p{L}*menge anzahl \\p{L}*stuckzahl stuck quantites? qte qtes cantidad cantidades cant cdad quantidades? qtde? vol volume ilosc 数量 工程量 數量 件数 数目",
  unit: 'sat units?\\smeas\\p{L}* unit\\sukuran j\\.?m jedn unid units?(?!\\s\\p{L}) units?\\sof\\smeasure\\p{L}* uom u[./]m u\\.o\\.m b?un bun oun um satuan \\p{L}*einheit me unites? unidades? unidad ud udm 单位 單位',
  partNumber:
    '(?:part|material|mat|sap|mm|stock|article|artikel|product|produkt|catalog|catalogue|cat|mfr|mpn|oem|barang|bahan|bagian|teile|sach)[\\s.-]*(?:no|nos|nr|num|number|code|kode?|nomor|#|ref) mpn sku p/?n pn part-?no partno \\p{L}+nummer (?:kod|kode|nombor|nomor|no)[\\s.](?:barang|bahan|material|part|alat) code reference ref referencia codigo kode 料号 料號 编码 編碼 编号 編號 物料号 零件号 货号',
  /** About the buyer's own organisation: not for the seller to see. */
  internal:
    '(?:document|dokumen|documento|doc\\.?|order|line|source|destination|mrp|valuation|g/?l|account|item)\\s(?:type|class|category|revision) (?:jenis|tipo\\sde)\\sdo[ck]u\\p{L}* class\\.?\\scontabil \\p{L}*group grupo kumpulan \\p{L}*gruppe supplier vendor pembekal lieferant fournisseur proveedor fornecedor dostawca request[eo]r requested requisitioner requisitante pemohon solicitante anforderer buyer customer client contact prepared approved 供应商 申请人 请购人 采购组',
  note: 'remarks? notes? comments? catatan bemerkung(?:en)? anmerkung(?:en)? hinweise? kommentar remarques? commentaires? observations? observac(?:ion(?:es)?|ao|oes) obs uwagi notas? comentarios? 备注 備註 备考',
  /** Kept in the note with their heading. */
  told: 'dates? needed due ros eta etd delivery plant location site wbs tags? \\p{L}*termin \\p{L}*datum werk lagerort livraison delai fechas? entrega tarikh tanggal lokasi penghantaran pengiriman 日期 交期 交货 交貨 位号 地点',
  item: 'items? descriptions? descr desc materials? products? goods services? names? articles? parts? equipment commodity particulars details? scope \\p{L}*text specs? specifications? sizes? class rating grade schedule sch ends? connections? standard types? model brand make manufacturer thickness length dimensions? dn nps wanted bezeichnung beschreibung benennung artikel gegenstand \\p{L}*bezeichnung werkstoff material nennweite grosse abmessung(?:en)? typ norm designations? libelle taille diametre matiere norme descripcion descricao denominacion texto servico nazwa opis articulo producto concepto tamano medida norma perihal keterangan perkara butiran barang nama bahan uraian deskripsi saiz gred jenis ukuran tipe spesifikasi mutu 描述 特征 名称 名稱 品名 物料 货物 产品 規格 规格 型号 材质 材料 尺寸 标准',
} as const
type HeadingKind = keyof typeof WORDS

const isBare = (word: string): boolean => /[\p{Script=Han}$]/u.test(word)

/** Matches one of the words. Chinese writes no spaces around them. */
function named(words: string): RegExp {
  const all = words.split(' ')
  const spaced = all.filter(word => !isBare(word)).join('|')
  // Letters around the words are looked for once: a pattern that does so for each word takes long to set up.
  const patterns = [...all.filter(isBare), ...(spaced ? [`(?<!\\p{L})(?:${spaced})(?!\\p{L})`] : [])]
  return new RegExp(patterns.join('|'), 'u')
}

const KINDS = (Object.keys(WORDS) as readonly HeadingKind[]).map(kind => ({
  kind,
  pattern: named(WORDS[kind]),
}))

/** A quantity beside the one to buy, or a share of it. */
const OTHER_QUANTITY = named(
  'stock hand available balance issued received delivered min minimum max maximum moq spare previous last used per each pack packing bestand lager geliefert verfugbar stok baki baku disponible livree recibida entregada por je pro par 库存 已 每 余',
)
/** What is still to buy, perhaps less than a quantity beside it. */
const TO_BUY = named(
  'balance outstanding shortage shortfall to\\s(?:procure|order|buy|purchase|be\\s\\p{L}+) net\\sreq\\p{L}* fehlmenge kekurangan',
)
const ROWS =
  'lp|items?|itm|lines?|rows?|pos|position|posten|posicion|ser|serial|sr|sl|s|seq|bil|index|no|nr|num|number|numero|n|nomor|urut|lfd|#'
const ROW_HEADING = new RegExp(
  `^(?:${ROWS})(?:[ ./-]+(?:${ROWS}|of|requisition|pr|po|order|rfq|bom|mto))*[ .]*$|^(?:序号|序號|项次|项目|行号)$`,
  'u',
)
/** A heading of row numbers that may also have the numbers of items. */
const NUMBER_HEADING = /(?:no|nr|num|number|nomor|#)\.?$/u

/** Returns a heading as words in lower case, without accents and without a unit in brackets. */
const plain = (heading: string): string =>
  heading
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('_', ' ')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[([].*?[)\]]/g, ' ')
    .replace(/[:*\s]+/g, ' ')
    .trim()

const IN_MONEY = /[([].*(?:[$€£]|\b(?:usd?|myr|rm|sgd|eur|gbp|idr|rp)\b)/i

/** The words of a heading, and the kind of column that they name. */
export type Heading = { name: string; kind: HeadingKind | undefined; isOfRows: boolean }
const known = new Map<string, Heading>()
const MOST_KNOWN = 5000
const MAX_HEADING = 60

/** UoM is one word, and longText are two. */
const kindOf = (name: string): HeadingKind | undefined =>
  KINDS.find(({ pattern }) => pattern.test(name))?.kind

/** Looks the words of a heading up. Each is looked up once: sheets repeat them on every page. */
export function headingOf(text: string): Heading {
  const found = known.get(text)
  if (found) return found
  if (known.size > MOST_KNOWN) known.clear()
  const given = text.slice(0, MAX_HEADING)
  const name = plain(given.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
  const kind = kindOf(name) ?? kindOf(plain(given))
  const isPrice = kind === 'total' && IN_MONEY.test(text)
  const heading = { name, kind: isPrice ? 'money' : kind, isOfRows: ROW_HEADING.test(name) } as const
  known.set(text, heading)
  return heading
}

/** Returns true for a text in the shape of a heading: words, perhaps with a number after them. */
export const mayBeHeading = (text: string): boolean =>
  text.length < MAX_HEADING && /^\D*\d{0,4}\D{0,2}$/.test(text) && /\p{L}|[#$€£]/u.test(text)

/** Returns true if the cell is one that names a column. */
export function isHeading(cell: string): boolean {
  if (!mayBeHeading(cell) || (/\d/.test(cell) && namesDetail(cell))) return false
  const { kind, isOfRows } = headingOf(cell)
  return isOfRows || kind !== undefined
}

/** Returns true for a heading of row numbers that may also have the numbers of items. */
export const isOfNumbers = ({ name }: Heading): boolean => NUMBER_HEADING.test(name)

/** Returns true for a quantity beside the one to buy, or a share of it. */
export const isOtherQuantity = ({ name }: Heading): boolean => OTHER_QUANTITY.test(name)

/** Returns true for a quantity that is still to buy. */
export const isToBuy = ({ name }: Heading): boolean => TO_BUY.test(name)

/** Returns true for a heading of cells that mean nothing without it, such as a date. */
export const isTold = (heading: string): boolean => headingOf(heading).kind !== 'note'
