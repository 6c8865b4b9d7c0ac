import { type CERTIFICATES, INCOTERMS } from '#shared/procurement/requirements/choices.ts'
import type { Requirements } from '#shared/procurement/requirements/requirements.ts'

const CERTIFICATE_WORDS = /certif|certs?\b|\bmtc\b|10204|sijil|zeugnis|证书/i
const NAMES: readonly (readonly [RegExp, (typeof CERTIFICATES)[number]])[] = [
  [/\b(?:(?:BS|DIN) ?)?(?:EN ?)?(?:10204[\s:-]*)?(?:type )?(?<![\d.])2\.2(?![\d.])/i, 'EN 10204 2.2'],
  [/\b(?:(?:BS|DIN) ?)?(?:EN ?)?(?:10204[\s:-]*)?(?:type )?(?<![\d.])3\.1(?![\d.])/i, 'EN 10204 3.1'],
  [/\b(?:(?:BS|DIN) ?)?(?:EN ?)?(?:10204[\s:-]*)?(?:type )?(?<![\d.])3\.2(?![\d.])/i, 'EN 10204 3.2'],
  [/\bcertificates? of conform\w+|\bco?fc\b|\bcoc\b/i, 'Certificate of conformity'],
  [/\bcertificates? of origin|\bcoo\b/i, 'Certificate of origin'],
  [/\bnace(?: ?mr-?0?175)?(?:\W*iso ?15156)?/i, 'NACE MR0175/ISO 15156'],
  [/\bhydro(?:static)?[ -]?test(?:s|ing|ed)?\b/i, 'Hydrotest'],
  [/\bndt\b/i, 'NDT report'],
  [/\bthird[ -]party inspection|\btpi\b/i, 'Third-party inspection'],
]

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
/** Malay and Indonesian months that begin otherwise. */
const SAME_MONTHS: Readonly<Record<string, string>> = {
  mac: 'mar',
  mei: 'may',
  ogo: 'aug',
  agu: 'aug',
  okt: 'oct',
  dis: 'dec',
  des: 'dec',
}
const MONTH = `(?:${[...MONTHS, ...Object.keys(SAME_MONTHS)].join('|')})[a-z]*`
const DAY = new RegExp(
  String.raw`\b(?:(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})|(?<first>\d{1,2})(?<mark>[./-])(?<second>\d{1,2})\k<mark>(?<third>20\d\d)|(?<before>\d{1,2})(?:st|nd|rd|th)?[ -](?<name>${MONTH})[ -,]+(?<of>20\d\d)|(?<named>${MONTH}) (?<after>\d{1,2})(?:st|nd|rd|th)?,? (?<in>20\d\d))\b`,
  'i',
)

/** Returns the day as `2026-12-31`, or undefined if it may be another, as in 10/12/2026, or is none. */
function dayIn(groups: Record<string, string | undefined>): string | undefined {
  const { year, month, day, first, mark, second, third, before, name, of, named, after, in: last } = groups
  const monthOf = (text = ''): number => {
    const start = text.slice(0, 3).toLowerCase()
    return MONTHS.indexOf(SAME_MONTHS[start] ?? start) + 1
  }
  if (mark === '/' && Number(first) <= 12 && first !== second) return undefined
  const parts = year
    ? [year, month, day]
    : third
      ? [third, second, first]
      : of
        ? [of, monthOf(name), before]
        : [last, monthOf(named), after]
  const text = parts.map(part => String(part).padStart(2, '0')).join('-')
  const date = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? undefined : text
}

const INCOTERM = new RegExp(
  // A CIP pump cleans in place.
  String.raw`\b(?<incoterm>${Object.keys(INCOTERMS).join('|').replace('CIP', String.raw`CIP(?=\W*$|\W+\p{Lu})`)})\b[ :]*(?<place>[\p{L}][\p{L}\d .'/-]*?)?(?=\s*(?:[,;.(]|$|\b(?:by|before|on|latest|incoterms?|sebelum)\b))`,
  'u',
)
const BY_QUOTES = /\b(?:quot\w*|offers?|bids?|tender|closing|clos\w*|sebut harga|tutup|angebot\w*)\b/i
/** Tells the day of a delivery from that of a letter. */
const BY_DELIVERS =
  /\b(?:deliver\w*|need\w*|requir\w*|due|by|before|ros|arriv\w*|ship\w*|on site|\w*hantar\w*|perlu\w*|sebelum|liefer\w*)\b/i
/** Words that say nothing about an item. */
const EMPTY =
  /\b(?:deliver(?:y|ed|ies)?|delivering|required?|requirements?|requires|need(?:ed|s)?|by|before|to|at|on|or|site|latest|later|no|not|than|until|date[sd]?|due|please|pls|the|all|every|each|items?|goods|materials?|with|and|for|of|be|is|are|must|shall|should|to|supply|supplied|provided?|includ(?:e|es|ed|ing)|certificat(?:e|es|ion)|certified|certs?|mtcs?|mills?|tests?|reports?|type|acc|according|as|per|in|our|we|quot(?:e|es|ation|ations)|offers?|clos(?:e|es|ing)|bids?|tender|submit(?:ted)?|terms?|incoterms?|20[12]0|ship(?:ment|ped)?|arrival|ros|en|inspection|penghantaran|hantar|sebelum|pada|tarikh|perlu|diperlukan|sijil|semua|barang|dengan|sebut|harga|tutup|lieferung|bis|alle|mit|zeugnis)\b/gi
const TERMS =
  /^(?:please |pls |kindly |sila )?(?:deliver(?:y|ed)?|lead ?time|payment|terms|validity|(?:quotation|quote|offer|price)s? valid\w*|warranty|guarantee|penghantaran|bayaran|terma|tempoh sah)\b/i

/**
 * Returns the requirements that a line states for every item. They are empty for other terms, such as those of payment,
 * and null for anything that may be an item.
 */
export function requiredIn(text: string): Partial<Requirements> | null {
  const required: Partial<Requirements> = {}
  const found = DAY.exec(text)
  const day = found && dayIn(found.groups ?? {})
  let rest = text
  const field = BY_QUOTES.test(text) ? 'quoteBy' : BY_DELIVERS.test(text) && 'neededBy'
  if (found && day && field) {
    rest = rest.replace(found[0], ' ')
    required[field] = day
  }
  const terms = INCOTERM.exec(rest)
  if (terms) {
    rest = rest.replace(terms[0], ' ')
    const { incoterm = '', place: named = '' } = terms.groups ?? {}
    Object.assign(required, { incoterm, ...(named && { place: named.trim() }) })
  }
  const certificates = NAMES.filter(([name, choice]) => {
    const isNamed = name.test(rest) && (!choice.startsWith('EN') || CERTIFICATE_WORDS.test(text))
    if (isNamed) rest = rest.replace(name, ' ')
    return isNamed
  }).map(([, choice]) => choice)
  if (certificates.length > 0) required.certificates = certificates
  const isEmpty = !/[\p{L}\d]/u.test(rest.replace(EMPTY, ' '))
  const isDemand = Object.keys(required).length > 0 || CERTIFICATE_WORDS.test(text)
  if (isEmpty && isDemand) return required
  return TERMS.test(text) ? {} : null
}
