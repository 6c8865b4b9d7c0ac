import { namesDetail } from '#shared/trade/names-detail.ts'

/** Words for a sum that no item has in its name. */
const SUMS =
  'sub[ -]?total\\p{L}*|grand[ -]total|net[ -]total|overall total|total[ -]general|total général|jumlah (?:besar|kecil|keseluruhan|harga)|sub[ -]?jumlah|summe|zwischensumme|gesamt(?:summe|betrag)|endsumme|nettosumme|gesamt|sous[ -]total|somme|suma|subtotales|importe total|valor total|preço total|razem|łącznie|合计|总计|小计|合計|總計|小計|总额'
/** Words that carry a sum to another page or part. */
const CARRIES =
  '(?:amount |total |sum )?(?:carried|brought|transferred)[ -](?:forward|to|from|down|over)|to collection|c/f|b/f|dibawa|bawa|pindahan|dipindahkan|übertrag|report(?:er)? à|a reportar|suma y sigue|a transportar|do przeniesienia|z przeniesienia|转下页|承上页|结转'
/** Words for a sum that may also begin the name of an item: total station. */
const TOTALS = 'totals?|jumlah|totales|totais|gesamtsumme|合|计'
const after = '(?![\\p{L}\\d])'
const SURE = new RegExp(
  `^(?:(?:${SUMS}|${CARRIES})${after})|(?<![\\p{L}\\d])(?:totals?|gesamt|jumlah|summe|suma|razem)$|(?:合计|总计|小计|合計|總計|小計)$`,
  'iu',
)
const TOTAL = new RegExp(`^(?:${TOTALS})${after}`, 'iu')
/** Taxes and rounding, which follow a sum. */
const TAX =
  /^(?:ppn|vat|gst|sst|(?:sales |service )?tax|mwst|ust|iva|pajak|cukai|dibulatkan|pembulatan|rounding|discount|diskaun|rabatt)(?![\p{L}\d])/iu
/** Items whose names begin so. */
const ITEMS =
  /^total[ -](?:station|petroleum|hydrocarbon|dissolved|suspended|organic|solids|hardness|nitrogen|acid|base|chlorine|pressure|containment|flooding)/i
/** What follows a total that is none of an item. */
const OF =
  /^\p{L}+[^\p{L}\d]*(?:$|\(|[-–—:=/|]|(?:nos?|number|pieces|pcs|items?|length|bawa|of|for|to|in|carried|brought|amount|price|cost|value|sum|qty|quantity|weight|section|part|page|bill|area|group|excl\w*|incl\w*|all|this|untuk|ke|kepada|dibawa|dipindahkan|bahagian|bagian|kecil|besar|keseluruhan|harga|für|der|des|netto|brutto|general|général|geral|de|del|da|do|des|por|para|myr|rm|usd|sgd|eur|idr|rp)(?![\p{L}]))/iu

/** What every such label has in it, to pass over most rows at once. */
const MAY_BE =
  /tota|summ|gesamt|som|suma|jumlah|razem|łącznie|carried|brought|transfer|collection|transporta|[cb]\/f|bawa|pindah|bertrag|report|sigue|przeniesienia|ppn|vat|gst|sst|tax|mwst|ust|iva|pajak|cukai|bulat|round|disc|disk|rabat|[合总小總]计|[合總小]計|总额|[转承结]/i

/** Separates the words of a label in several languages. */
const PARTS = /\s*[/|;:()\n]\s*|\s+[-–—]\s+|^[\dA-Z]{1,3}[.)]\s+/

/**
 * Tells the row of a sum by its label: `sure`, or `perhaps` if an item may begin so. Rows that name a size, class or grade
 * are none.
 */
export function totalIn(cells: readonly string[]): 'sure' | 'perhaps' | undefined {
  if (!MAY_BE.test(cells.join(' '))) return undefined
  const labels = cells.filter(cell => /\p{L}/u.test(cell)).map(cell => cell.slice(0, 200))
  const parts = labels.flatMap(cell => [cell, ...cell.split(PARTS)].map(part => part.trim()))
  const found = parts.filter(
    part => (SURE.test(part) || TOTAL.test(part) || TAX.test(part)) && !ITEMS.test(part),
  )
  if (found.length === 0 || labels.some(names)) return undefined
  return found.some(part => SURE.test(part) || OF.test(part)) ? 'sure' : 'perhaps'
}

/** Returns true if a label names a size or a part number: GV-150-2. */
const names = (label: string): boolean =>
  namesDetail(label) || /(?:^| )(?=\S*\d)(?=\S*\p{L}\S*[-/]\S*\d)\S{5,}/u.test(label)
