/** Nominal diameters (DN) of pipe below 100, in inches. From 100 on, 25 of them are one inch. */
export const SMALL_DN: Readonly<Record<string, number>> = {
  6: 0.125,
  8: 0.25,
  10: 0.375,
  15: 0.5,
  20: 0.75,
  25: 1,
  32: 1.25,
  40: 1.5,
  50: 2,
  65: 2.5,
  80: 3,
  90: 3.5,
}

const CLASSES = '150|300|400|600|800|900|1500|2000|2500|3000|6000|9000'
const UNITS = 'kg|ton|mm|cm|m|bar|psi|kw|kva|kv|v|hp|ppm|cfm|gpm|nm|ft'

/** Words that count as a number only before an inch. */
const NUMBERS: Readonly<Record<string, string>> = Object.fromEntries(
  'half 0.5,one 1,two 2,three 3,four 4,five 5,six 6,seven 7,eight 8,nine 9,ten 10,twelve 12,fourteen 14,sixteen 16,eighteen 18,twenty 20,thirty 30,satu 1,dua 2,tiga 3,empat 4,lima 5,enam 6,lapan 8,sepuluh 10'
    .split(',')
    .map(each => each.split(' ')),
)
const NUMBER_WORDS = Object.keys(NUMBERS).join('|')

/** The order matters: each rule removes text that a later one could misread. */
const SPELLINGS: [written: RegExp, read: string | ((match: string, ...groups: string[]) => string)][] = [
  [/(\d),(?=\d{3}(?!\d))/g, '$1'],
  [
    new RegExp(`\\b(${NUMBER_WORDS})(?=[\\s-]*(?:inch(?:es|i)?|inci)\\b)`, 'g'),
    word => NUMBERS[word] ?? word,
  ],
  [/\b(astm|asme)[\s-]*(?=s?[ab]\d)/g, '$1 '],
  // 8 1/2, 8-1/2 and 8½ are 8.5; but the 40 of 'sch 40 1/2"' stands for itself.
  [
    /(?<![\w.]|sch(?:edule)?\s*)(?:(\d{1,2})[\s-]+)?(?<![\d/])(\d{1,2})\s*[/⁄]\s*(2|4|8|16|32|64)(?![\d/])/g,
    (match, whole = '0', part = '', of = '') =>
      Number(part) < Number(of) ? String(Number(whole) + Number(part) / Number(of)) : match,
  ],
  [/(\d)\s*[/⁄]\s*(?=\d)/g, '$1f'],
  [/(\d["'#]*)\s*x\s*(?=\d)/g, '$1 x '],
  [
    /\b(?:(?:dn|nb)[\s-]*(\d+)|(\d+)\s*(?:mm\s*)?nb)\b/g,
    (match, after = '', before = '') => {
      const small = SMALL_DN[after || before]
      const inches = small ?? Number(after || before) / 25
      return small || (inches >= 4 && Number.isInteger(inches * 4)) ? `${inches} inch` : match
    },
  ],
  [/\bnps\s*(\d+(?:\.\d+)?)\b/g, '$1 inch'],
  [/(\d)\.(?=\d)/g, '$1p'],
  [/(\d)\s*-?\s*(?:"|''|inc(?:h(?:es|i)?|i)?\b|in\b)/g, '$1in '],
  // A thread of pipe is measured in inches; the 80 of 'sch 80 NPT' and the 800 of 'class 800 NPT' are no threads.
  [
    /(?<![\w.]|\b(?:sch(?:edule)?|pn|gr|type|zone|qty)[\s.:-]*)(\d{1,2}(?:p\d+)?) ?(?=(?:[fm]?nptf?|bsp[pt]?)\b)/g,
    '$1in ',
  ],
  [
    new RegExp(
      `\\b(?:class(?:es)?|cl|ansi|kelas|rating)[\\s.:-]*(\\d{3,})(?![\\da-z])|#(${CLASSES})\\b`,
      'g',
    ),
    '$1$2lb ',
  ],
  [new RegExp(`\\b(${CLASSES})\\s*(?:class|rating)\\b`, 'g'), '$1lb '],
  [/(\d)\s*(?:#|lbs?\b|pounds?\b)/g, '$1lb '],
  [/(\d)\s*-?(?:kgs?|kilos?|kilogram(?:me)?s?)\b/g, '$1 kg'],
  [/(\d)\s*-?(?:tonnes?|tons?|mt|tan|t)\b/g, '$1 ton'],
  [/\b(\d{1,2})k\b(?:\s*psi)?/g, '$1000 psi'],
  [/\b(bar|psi)[gad]\b/g, '$1'],
  [new RegExp(`\\b(\\d[\\dp]*)(${UNITS})\\b`, 'g'), '$1 $2'],
  [/\b([a-z])\s*&\s*([a-z])\b/g, '$1n$2'],
  [/\b(wn|so|bl|sw)(rf|rtj|ff)\b/g, '$1 $2'],
  [/\bschedules?\b/g, 'sch'],
  [/\bgrade\b/g, 'gr'],
  [/\bgr(?=[abc]\b|\d)/g, 'gr '],
  [/\b(a\d{2,3})[\s-]*(?:gr)?[\s.-]*([abc])\b/g, '$1 gr $2'],
  [/\bss[\s-]*(?=[34]\d\d)/g, 'ss '],
  [/\b([34]\d\dl?)ss\b/g, '$1 ss'],
]

/**
 * Returns a text in lower case, without accents, and with one of the many spellings of sizes, ratings and grades: `8in`,
 * `600lb`, `0p5in` for ½".
 */
export function spell(text: string): string {
  const letters = text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[″“”]/g, '"')
    .replace(/(\d)(?=[¼½¾⅛⅜⅝⅞])/g, '$1 ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
  return SPELLINGS.reduce(
    (result, [written, read]) =>
      typeof read === 'string' ? result.replace(written, read) : result.replace(written, read),
    letters,
  )
}
