import type { RfqLine } from '#shared/procurement/rfq-list/rfq-list.ts'
import { NUMBER, quantityFrom, SEVERAL } from './numbers.ts'
import { isMeasure, isTime, UNIT, unitIn } from './units.ts'

/** A line as it was read. It is doubtful if the buyer may have meant another quantity. */
type ReadLine = Pick<RfqLine, 'wanted' | 'quantity' | 'unit' | 'note'> & {
  isQuantityDoubtful: boolean
}

const LABEL = String.raw`(?:\b(?:qty|q'ty|quantity|kuantiti|kuantitas|menge|cantidad|quantité|qté)[.:= ]*)`
const ABOUT = String.raw`(?:\b(?:approx(?:imately)?|about|around|min|max|lebih kurang|kira-kira|ca)\b\.? ?|[~±] ?)`
const SPACED = String.raw`[1-9]\d{0,2}(?: \d{3})+`
const AMOUNT = String.raw`(?<label>${LABEL})?(?<about>${ABOUT})?(?<number>${SEVERAL}|${SPACED}|${NUMBER})(?: ?(?<unit>${UNIT})(?![\p{L}\d/-]))?`
const FIRST = new RegExp(`^${AMOUNT}[.:]?(?<rest>[ ,:–-].+)$`, 'iu')
const LAST = new RegExp(String.raw`^(?<rest>.*?(?:[\s,;:=(]|\.{2}))${AMOUNT}[.)\]]*$`, 'iu')

/** Says how long something is done, or by when. */
const TERM = /\b(?:within|hold|holding|in|every|after|before|valid\w*|net|dalam|tempoh|backup)\W*$/i
const APART = /[-–,;:=(]\s*$|\.\.\s*$/
/** Between the words and the quantity after them. */
const GLUE = /(?:\s(?:[x×]|for|selama))?[\s\-–,;:=.([]*$/i
const BULLET = /^(?:[-•*–]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)])\s+(?=\S)/i
const OTHER_COUNT = new RegExp(String.raw`\d ?(${UNIT})(?![\p{L}\d])`, 'giu')
/** A longer text is not a line of an enquiry, and would take long to read. */
const MAX_CHARACTERS = 2000

/**
 * Reads a line of text: a number with a known unit, or after a word such as 'Qty', at its beginning or end is the
 * quantity. Everything else stays in the words.
 */
export function plainLine(text: string, hasDecimalCommas: boolean): ReadLine {
  const line = text.trim().replace(/\s+/g, ' ').replace(BULLET, '')
  const none = { wanted: line, quantity: '', unit: '', note: '', isQuantityDoubtful: false }
  if (line.length > MAX_CHARACTERS) return none
  for (const pattern of [FIRST, LAST]) {
    const { label, about, number = '', unit: word = '', rest = '' } = pattern.exec(line)?.groups ?? {}
    const isFirst = pattern === FIRST
    const wanted = isFirst ? rest.replace(/^[\s,:–-]+(?:of |[x×] )?/i, '') : rest.replace(GLUE, '')
    const unit = unitIn(word) ?? ''
    if (wanted === '' || !(label || unit)) continue
    const isDuration = isTime(unit) && !unit.startsWith('man-')
    // A length, weight or volume that does not stand apart is the size of the thing.
    const isSize = isMeasure(unit) && !(isFirst ? /^ of /i.test(rest) : APART.test(rest))
    if (!label && (isSize || (isDuration && TERM.test(rest)))) continue
    const isRight = Boolean(label) || (!isDuration && (isFirst || !isMeasure(unit)) && !number.includes(' '))
    const { quantity, isDoubtful } = quantityFrom(number, hasDecimalCommas)
    const isQuantityDoubtful =
      isDoubtful || !isRight || about !== undefined || mayBeOther(rest, number, word, isFirst)
    return { wanted, quantity, unit, note: '', isQuantityDoubtful }
  }
  return none
}

/** Returns true if the line counts something else too, or if the number is a part of a range, a pack or a design. */
function mayBeOther(rest: string, number: string, word: string, isFirst: boolean): boolean {
  const hasOther = [...rest.matchAll(OTHER_COUNT)].some(([, unit = '']) => !isMeasure(unitIn(unit) ?? ''))
  const before = isFirst ? '' : rest
  const [, from] = /(?<![\w.,/-])(\d+) ?[-–] ?$/.exec(before) ?? []
  const [last = ''] = /\p{L}+\s*$/u.exec(before) ?? []
  // A valve of 3 pc is made of three pieces.
  const isDesign = /^(?:pc|pce|piece)$/i.test(word) && number !== '1'
  return hasOther || isDesign || Number(from) < Number(number) || unitIn(last) !== undefined
}
