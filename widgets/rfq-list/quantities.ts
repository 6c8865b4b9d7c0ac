import type { UNITS } from '#shared/requirements/choices.ts'

/** How buyers write the trade's units, in English and Malay. */
const SPELLINGS: Readonly<Record<(typeof UNITS)[number], string>> = {
  pcs: 'pcs pc pce pces piece pieces ea each no nos unit units keping buah biji',
  set: 'set sets',
  m: 'm mtr mtrs meter meters metre metres',
  ft: 'ft feet foot kaki',
  joint: 'joint joints jt jts jnt jnts',
  kg: 'kg kgs kilo kilos kilogram kilograms',
  t: 't ton tons tonne tonnes mt',
  L: 'l ltr ltrs liter liters litre litres',
  drum: 'drum drums dram',
  day: 'day days hari',
  lot: 'lot lots',
}

const units = new Map(
  Object.entries(SPELLINGS).flatMap(([unit, spellings]) => spellings.split(' ').map(each => [each, unit])),
)

/** The trade's word for a unit, however it was written; undefined when it is none. */
export const unitIn = (text: string): string | undefined =>
  units.get(text.trim().toLowerCase().replace(/\.$/, ''))

const UNIT = [...units.keys()].sort((one, other) => other.length - one.length).join('|')
const NUMBER = '\\d[\\d.,]*'
const WHOLE = new RegExp(`^(?:qty\\.?|quantity)?[ :]*(${NUMBER}) ?([a-z]+\\.?)?$`, 'i')

/** The quantity that a cell is, with its unit where that stands beside it; null for anything else. */
export function quantityIn(cell: string): { quantity: string; unit: string } | null {
  const [, number = '', word = ''] = WHOLE.exec(cell.trim()) ?? []
  const unit = word === '' ? '' : unitIn(word)
  const quantity = numberIn(number)
  return quantity === null || unit === undefined ? null : { quantity, unit }
}

/** A number as an input takes it. Commas are thousands where three digits follow each, else they begin the decimals. */
function numberIn(text: string): string | null {
  const plain = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)
    ? text.replaceAll(',', '')
    : /^\d{1,3}(\.\d{3})+,\d+$/.test(text)
      ? text.replaceAll('.', '').replace(',', '.')
      : text.replace(/^(\d+),(\d+)$/, '$1.$2')
  return /^\d+(\.\d+)?$/.test(plain) ? plain : null
}

/** Where a line of words says how many: the first that fits. */
const PLACES = [
  // Qty 12 nos; quantity: 4
  new RegExp(`[-,;(]? ?\\b(?:qty|quantity|kuantiti)\\b\\.?[ :=]*(${NUMBER}) ?(?:(${UNIT})\\b\\.?)?\\)?`, 'i'),
  // 10 pcs gate valve
  new RegExp(`^(${NUMBER}) ?(${UNIT})\\b\\.?(?: of)? (?=\\S)`, 'i'),
  // 10 x gate valve
  new RegExp(`^(${NUMBER}) ?[x×] (?=\\S)()`, 'i'),
  // gate valve - 10 pcs; gate valve (10 pcs)
  new RegExp(`(?: [-–x×]|[,;:=])? \\(?(${NUMBER}) ?(${UNIT})\\b\\.?\\)?$`, 'i'),
  // gate valve x 10
  new RegExp(` [x×] ?(${NUMBER})()$`, 'i'),
]

/** Takes quantity and unit out of a line of words; what can't be told apart stays in them. */
export function withoutQuantity(line: string): { wanted: string; quantity: string; unit: string } {
  for (const place of PLACES) {
    const [found = '', number = '', unit = ''] = place.exec(line) ?? []
    const quantity = numberIn(number)
    const wanted = line
      .replace(found, ' ')
      .trim()
      .replace(/\s+/g, ' ')
      .replace(/[,;:]$/, '')
    if (found && quantity !== null && wanted) return { wanted, quantity, unit: unitIn(unit) ?? '' }
  }
  return { wanted: line, quantity: '', unit: '' }
}
