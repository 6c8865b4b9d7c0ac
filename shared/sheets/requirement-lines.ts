import { CERTIFICATES, INCOTERMS } from '#shared/trade/choices.ts'
import type { Requirements } from '#shared/trade/requirements.ts'

const CERTIFICATE_WORDS = /certif|certs?\b|\bmtc\b|10204|sijil|zeugnis|证书/i
const ofType = (type: string): RegExp =>
  new RegExp(
    String.raw`\b(?:(?:BS|DIN) ?)?(?:EN ?)?(?:10204[\s:-]*)?(?:type )?(?<![\d.])${type}(?![\d.])`,
    'i',
  )
const NAMES: Readonly<Record<(typeof CERTIFICATES)[number], RegExp>> = {
  'EN 10204 2.2': ofType('2[.]2'),
  'EN 10204 3.1': ofType('3[.]1'),
  'EN 10204 3.2': ofType('3[.]2'),
  'Certificate of conformity': /\bcertificates? of conform\w+|\bco?fc\b|\bcoc\b/i,
  'Certificate of origin': /\bcertificates? of origin|\bcoo\b/i,
  'NACE MR0175/ISO 15156': /\bnace(?: ?mr-?0?175)?(?:\W*iso ?15156)?/i,
  Hydrotest: /\bhydro(?:static)?[ -]?test(?:s|ing|ed)?\b/i,
  'NDT report': /\bndt\b/i,
  'Third-party inspection': /\bthird[ -]party inspection|\btpi\b/i,
}

/** English, Malay, Indonesian and German months begin so. */
const MONTHS = 'jan feb mar|mac apr may|mei jun jul aug|ogo|agu sep oct|okt nov dec|dis|des|dez'.split(' ')
const MONTH = `(?<month>(?:${MONTHS.join('|')})[a-z]*)`
const NTH = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|[.])?`
const DAYS = [
  /\b(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})\b/,
  /\b(?<day>\d{1,2})(?<mark>[./-])(?<month>\d{1,2})\k<mark>(?<year>20\d\d)\b/,
  new RegExp(String.raw`\b${NTH}[ -]${MONTH}[ -,]+(?<year>20\d\d)\b`, 'i'),
  new RegExp(String.raw`\b${MONTH} ${NTH},? (?<year>20\d\d)\b`, 'i'),
]

/** Finds a day, as `2026-12-31`, and the text that states it. A day that may be another, as in 10/12/2026, is none. */
function dayIn(text: string): { written: string; day: string } | null {
  const found = DAYS.map(each => each.exec(text)).find(Boolean)
  const { year, month = '', day = '', mark } = found?.groups ?? {}
  if (!found || (mark === '/' && Number(day) <= 12 && day !== month)) return null
  const start = month.slice(0, 3).toLowerCase()
  const number = Number(month) || MONTHS.findIndex(each => each.includes(start)) + 1
  const date = [year, String(number).padStart(2, '0'), day.padStart(2, '0')].join('-')
  const time = Date.parse(`${date}T00:00:00Z`)
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
  return isReal ? { written: found[0], day: date } : null
}

/** Words before the last day of something, in several languages. */
const BY =
  'by|before|until|till|latest|no later than|not later than|sebelum|selewatnya|selambatnya|paling lambat|bis|spätestens|vor|avant|jusqu|antes|hasta|até|przed|do|截止'

const INCOTERM = new RegExp(
  // CIP is also "clean in place".
  String.raw`\b(?<incoterm>${Object.keys(INCOTERMS).join('|').replace('CIP', String.raw`CIP(?=\W*$|\W+\p{Lu})`)})\b[ :]*(?<place>[\p{L}][\p{L}\d .'/-]*?)?(?=\s*(?:[,;.(]|$|(?<!\p{L})(?:${BY}|on|incoterms?)(?!\p{L})))`,
  'u',
)
const BY_QUOTES = /\b(?:quot\w*|offers?|bids?|tender|closing|clos\w*|sebut harga|tutup|angebot\w*)\b/i
/** Only a date near one of these words is a day of delivery. */
const BY_DELIVERS = new RegExp(
  String.raw`(?<!\p{L})(?:${BY}|deliver\w*|need\w*|requir\w*|due|ros|arriv\w*|ship\w*|on site|\w*hantar\w*|perlu\w*|liefer\w*|entreg\w*|livr\w*|dostaw\w*)(?!\p{L})`,
  'iu',
)
/** Words that say nothing about an item. */
const EMPTY =
  /\b(?:deliver(?:y|ed|ies)?|delivering|required?|requirements?|requires|need(?:ed|s)?|by|before|to|at|on|or|site|latest|later|no|not|than|until|date[sd]?|due|please|pls|the|all|every|each|items?|goods|materials?|with|and|for|of|be|is|are|must|shall|should|to|supply|supplied|provided?|includ(?:e|es|ed|ing)|certificat(?:e|es|ion)|certified|certs?|mtcs?|mills?|tests?|reports?|type|acc|according|as|per|in|our|we|quot(?:e|es|ation|ations)|offers?|clos(?:e|es|ing)|bids?|tender|submit(?:ted)?|terms?|incoterms?|20[12]0|ship(?:ment|ped)?|arrival|ros|en|inspection|penghantaran|hantar|sebelum|pada|tarikh|perlu|diperlukan|sijil|semua|barang|dengan|sebut|harga|tutup|lieferung|bis|alle|mit|zeugnis)\b/gi
const EMPTY_ELSEWHERE = new RegExp(`(?<!\\p{L})(?:${BY}|le|el|la|dem|den|zum)(?!\\p{L})`, 'giu')
const TERMS =
  /^(?:please |pls |kindly |sila )?(?:deliver(?:y|ed)?|lead ?time|payment|terms|validity|(?:quotation|quote|offer|price)s? valid\w*|warranty|guarantee|penghantaran|bayaran|terma|tempoh sah)\b/i

/**
 * Returns the requirements that a line states for every item. They are empty for other terms, such as those of payment,
 * and null for anything that may be an item.
 */
export function requiredIn(text: string): Partial<Requirements> | null {
  const required: Partial<Requirements> = {}
  const found = dayIn(text)
  let rest = text
  const field = BY_QUOTES.test(text)
    ? 'quoteBy'
    : (BY_DELIVERS.test(text) || INCOTERM.test(text)) && 'neededBy'
  if (found && field) {
    rest = rest.replace(found.written, ' ')
    required[field] = found.day
  }
  const terms = INCOTERM.exec(rest)
  if (terms) {
    rest = rest.replace(terms[0], ' ')
    const { incoterm = '', place: named = '' } = terms.groups ?? {}
    Object.assign(required, { incoterm, ...(named && { place: named.trim() }) })
  }
  const certificates = CERTIFICATES.filter(choice => {
    const isNamed = NAMES[choice].test(rest) && (!choice.startsWith('EN') || CERTIFICATE_WORDS.test(text))
    if (isNamed) rest = rest.replace(NAMES[choice], ' ')
    return isNamed
  })
  if (certificates.length > 0) required.certificates = certificates
  const isEmpty = !/[\p{L}\d]/u.test(rest.replace(EMPTY_ELSEWHERE, ' ').replace(EMPTY, ' '))
  const isDemand = Object.keys(required).length > 0 || CERTIFICATE_WORDS.test(text)
  if (isEmpty && isDemand) return required
  return TERMS.test(text) ? {} : null
}
