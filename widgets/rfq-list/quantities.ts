import { trustIn } from './descriptions.ts'
import { NUMBER, SEVERAL, SPACED } from './numbers.ts'
import { isMeasure, isTime, UNIT, unitIn } from './units.ts'

/** A quantity as it was written, and its unit. It is doubtful if the buyer may have meant another. */
export type Quantity = { quantity: string; unit: string; isQuantityDoubtful: boolean }

const LABEL = String.raw`\b(?:qty|q'ty|quantity|kuantiti|jumlah)(?:\b|(?=\d))`
/** A number alone in its cell, where no other number is near. */
const ALONE = String.raw`\d{1,3}(?: \d{3})+`
const WHOLE = new RegExp(
  String.raw`^(?:${LABEL}[.:= ]*)?(${SEVERAL}|${ALONE}|${NUMBER})(?: ?([a-z]+)\.?)?$`,
  'i',
)

const IS_NUMBER = new RegExp(`^(?:${ALONE}|${NUMBER})$`)

/** Returns the quantity in a cell, with its unit if the cell has one, or null for any other text. */
export function quantityIn(cell: string): Quantity | null {
  const [, quantity = '', word = ''] = WHOLE.exec(cell.trim()) ?? []
  const unit = word === '' ? '' : unitIn(word)
  const isSeveral = !IS_NUMBER.test(quantity)
  // Without a unit, half an inch looks the same.
  if (quantity === '' || unit === undefined || (isSeveral && unit === '')) return null
  return { quantity, unit, isQuantityDoubtful: isSeveral }
}

const ABOUT = String.raw`(?:\b(?:approx(?:imately)?|about|abt|around|circa|est|estimated|min|minimum|max|maximum|at least|lebih kurang|kira-kira|anggaran)\b\.? ?|[~±] ?)`
/** No part of a word or a size may stand before a number or after it. */
const START = String.raw`(?<![\w.,/#'"°%+-]|[^\s\W] ?-)`
const END = String.raw`(?![\w"'#°%/]|[.,-]\w)`

type Found = Quantity & { start: number; end: number; rank: number }

/** The ways in which buyers write quantities, the surest first. */
const LABELLED = new RegExp(
  `${LABEL}[.:= ]*(?:of )?(?<about>${ABOUT})?(?<number>${SEVERAL}|${SPACED}|${NUMBER})(?: ?(?<word>${UNIT})\\b\\.?)?${END}`,
  'gi',
)
const WITH_UNIT = new RegExp(
  `(?<about>${ABOUT})?${START}(?<number>${SEVERAL}|${SPACED}|${NUMBER})\\)? ?(?<word>${UNIT})\\b\\.?(?!["'])`,
  'gi',
)
/** Such as: Gate valve 2" 150# x 4; gate valve = 4; gate valve - 4 */
const LAST = /(?:(?<= )[x×] ?|(?<mark>[-–:=]) )(?<number>\d+)$/gi
/** Such as: 4 x gate valve; 4 gate valves */
const FIRST = /^(?<number>\d{1,4})(?<times> ?[x×])? (?=(?<next>\S+))/gi

const IS_UNSURE_AFTER = /^\W*(?:max|min|tbc|tba|approx|or more|\+\/-)\b/i
const HAS_TWO_SIZES =
  /\b(?:reduc\w*|red|conc|ecc|tee|bush\w*|swage\w*|nipple|o'?lets?|\w+olet|studs?|bolts?|screws?|plates?|plat|cables?|kabel|bars?|beam|angle|pipes?|paip|tubes?)\b/i
/** Words before a number that is not a quantity. */
const IS_NAME =
  /\b(?:class|cl|size|saiz|rating|sch|schedule|model|tag|type|grade|gr|series|rev|dn|pn|ip|api|iso|astm|p\/n|no|item|ref|rfq|tel|hp|fax|dwg|\d+)\W*$/i
const IS_FIGURE =
  /^(?:x|way|ways|core\w*|pole\w*|phase|inch\w*|inci|deg\w*|darjah|psi\w*|bar\w*|rpm|volt\w*|watt\w*|class|rating|gauge|mesh|micron\w*|ply|ports?|stage|speed|series|stainless|carbon|steel|duplex|grade|elbow\w*|bend\w*|siku|lbs?|hp|kva|kw|pairs?|wire|point|in|to|and|or|holes?|legs?|blades?|sections?|drawers?|seaters?|strokes?|jaws?|tiers?|strands?|persons?)$/i

function withNumber(
  { index, 0: found, groups = {} }: RegExpExecArray,
  trust: 'sure' | 'doubtful',
  rank: number,
): Found {
  const { number = '', word = '', about } = groups
  const isSure = trust === 'sure' && about === undefined && IS_NUMBER.test(number)
  const quantity = { quantity: number, unit: unitIn(word) ?? '', isQuantityDoubtful: !isSure }
  return { ...quantity, start: index, end: index + found.length, rank }
}

function foundIn(line: string): Found[] {
  const labelled = [...line.matchAll(LABELLED)].map(each => withNumber(each, 'sure', 5))
  const counted = [...line.matchAll(WITH_UNIT)].flatMap(each => {
    const { number = '', word = '', about = '' } = each.groups ?? {}
    const unit = unitIn(word) ?? ''
    const before = line.slice(0, each.index)
    const after = line.slice(each.index + each[0].length)
    const trust = trustIn({ number, unit, word, before, after })
    if (trust === 'none') return []
    // "9 100 pairs" may mean 100 pairs of size 9, or more than nine thousand.
    const isSure = trust === 'sure' && about === '' && !IS_UNSURE_AFTER.test(after) && !number.includes(' ')
    return withNumber(each, isSure ? 'sure' : 'doubtful', trust === 'sure' ? 4 : 2)
  })
  const last = [...line.matchAll(LAST)].flatMap(each => {
    const before = line.slice(0, each.index).trim()
    const trust = trustInLast(before, each.groups?.mark)
    return trust === 'none' ? [] : withNumber(each, trust, trust === 'sure' ? 3 : 1)
  })
  const first = [...line.matchAll(FIRST)].flatMap(each => {
    const { number = '', times, next = '' } = each.groups ?? {}
    const rest = line.slice(each[0].length)
    const trust = trustInFirst(number, times !== undefined, next, rest)
    return trust === 'none' ? [] : withNumber(each, trust, trust === 'sure' ? 3 : 1)
  })
  return [...labelled, ...counted, ...last, ...first]
}

function trustInLast(before: string, mark: string | undefined) {
  const [token = ''] = /\S+$/.exec(before) ?? []
  if (mark === '=') return 'sure'
  if (mark) return IS_NAME.test(before) ? 'none' : 'doubtful'
  const isSize = /^(?:\d|m\d)/i.test(token) && !/(?:#|lbs?)$/i.test(token)
  if (!isSize) return /^dn\d/i.test(token) ? 'doubtful' : 'sure'
  return token.endsWith('"') && !HAS_TWO_SIZES.test(before) && !/[x×]/i.test(before.slice(-12))
    ? 'doubtful'
    : 'none'
}

function trustInFirst(number: string, hasTimes: boolean, next: string, rest: string) {
  if (hasTimes && /^[a-z]/i.test(next)) return 'sure'
  if (hasTimes)
    return /^[\d./-]+ ?(?:"|in\b|inch)/i.test(rest) && !HAS_TWO_SIZES.test(rest) ? 'doubtful' : 'none'
  const isWord = /^[a-z]{3,}/i.test(next) && !IS_FIGURE.test(next) && unitIn(next) === undefined
  return isWord && !/^(?:3[0-4]\d|4[0-4]\d|904|[2-9]\d{3}|1[5-9]\d\d)$/.test(number) ? 'doubtful' : 'none'
}

/** A longer text is not a line of an enquiry, and would take long to read. */
const MAX_CHARACTERS = 2000

/** Separates the quantity and unit from a line of words. A quantity that can't be told apart stays in the words. */
export function withoutQuantity(line: string): Quantity & { wanted: string } {
  const found = line.length > MAX_CHARACTERS ? [] : foundIn(line)
  const rank = Math.max(0, ...found.map(each => each.rank))
  const [best, ...equal] = found.filter(each => each.rank === rank)
  // If another unit is counted too, it is unclear what each number counts.
  const others =
    rank === 4 ? [...equal, ...found.filter(each => each.rank === 2 && isCount(each.unit))] : equal
  const wanted = best && wordsAround(line, best)
  if (!best || !wanted) return { wanted: line, quantity: '', unit: '', isQuantityDoubtful: false }
  const { quantity, unit, isQuantityDoubtful } = best
  return { wanted, quantity, unit, isQuantityDoubtful: isQuantityDoubtful || others.length > 0 }
}

const isCount = (unit: string): boolean => !isMeasure(unit) && !isTime(unit)

/** Words of the letter around the line, not of the requested item. */
const ASKING =
  /^(?:(?:please|pls|kindly|we|i|need|require|quote|supply|provide|to|for|us|your|best|price|of|total|jumlah|mohon|sila|sebut ?harga|perlukan|perlu|kami|untuk|bekalkan)\b\W*)+$/i

function wordsAround(line: string, { start, end }: Found): string {
  const head = line.slice(0, start)
  const before = head.replace(/(?:\s[x×/]|\s(?:for|selama))?[\s\-–,;:=.([]*$/i, '').replace(ASKING, '')
  const isOpen = /[([]/.test(head.slice(before.length))
  const after = line
    .slice(end)
    .replace(isOpen ? /^\s*[)\]]/ : /^/, '')
    .replace(
      before === '' ? /^[\s\-–,;:=.]*(?:of\s+|[x×] (?=\d))?/i : /^\s*of\s|^[\s;:=]+|[\s,;:=.–-]+$/i,
      '',
    )
  const glue = /^[,.)]/.test(after) ? '' : ' '
  return `${before}${glue}${after}`.trim()
}
