/** A code of a grade or an end, as it is compared. */
export type Code = { kind: 'grade' | 'ends' | 'schedule'; code: string }

/** The codes that the text of a rule stands for. Without them, the text itself is the code. */
type Read = string | ((...groups: (string | undefined)[]) => readonly (string | undefined)[])
type Rule = readonly [kind: Code['kind'], written: RegExp, read?: Read]

const STAINLESS = '30[1-9]|31[0-7]|321|347|40[39]|410|416|420|430|904'

/** The order matters: each rule takes its text away from the later ones. */
const RULES: readonly Rule[] = [
  // A106, SA-106, ASTM A 106, with a grade: A106 Gr B, A106-B, A106GRB, A333 Grade 6, A335 P22
  [
    'grade',
    /\b(?:(?:ASTM|ASME)[ -]*)?S?[Aa]-?(\d{2,3})(?!\d|[.,]\d)M?(?:[ -]*[Gg][Rr](?:[Aa][Dd][Ee])?[ .:-]*([A-Ca-c]|\d{1,2})(?!\w|\.\d|["#/])|[ -]?([A-C])(?!\w|\.\d))?/g,
    (spec, named, letter) => [`a${spec}`, (named ?? letter) && `gr ${named ?? letter}`],
  ],
  ['grade', /\b(?:ASTM|ASME)[ -]*S?([AB])[ -]*(\d{2,3})(?![\d.])/gi, (letter, spec) => [`${letter}${spec}`]],
  ['grade', /\bAPI[ -]*5(L|CT|DP)\b|\b5(L|CT)\b/gi, (one, other) => [`api 5${one ?? other}`]],
  ['grade', /\bgr(?:ade)?s?[ .:-]*([a-c]|\d{1,2}(?:\.\d)?)(?![\w"#/])/gi, code => [`gr ${code}`]],
  // Duplex by its trade name, forging and UNS number.
  ['grade', /\b(?:F[ -]?51|F[ -]?60|(?:UNS ?)?S3(?:1803|2205)|SAF ?2205|2205)\b/gi, '2205'],
  ['grade', /\b(?:F[ -]?53|F[ -]?55|(?:UNS ?)?S327[56]0|SAF ?2507|2507)\b/gi, '2507'],
  // TP316L, F316L, WP304, SS316, AISI 316, 316/316L. A number at the start is a quantity.
  [
    'grade',
    new RegExp(
      String.raw`(?:(?<![\w.,/-])(?:gr(?:ade)?|tp|f|wp|ss|aisi|sus|type|inox)[ .-]*|(?<=[^\w.,/-])|(?<![\w.,/-])(?=\d{3}(?:l|h|ti)\b))(${STAINLESS})(l|h|ti|s)?(?:/(${STAINLESS})(l|h)?)?(?: ?ss)?(?!\w|\.\d|["'#]|/\d| ?(?:mm|bar|psi|kg|m|v|a|w|kw|pcs|nos|ea)\b)`,
      'gi',
    ),
    (first, low = '', second, other = '') => [`${first}${low}`, second && `${second}${other}`],
  ],
  // Grades with a name of their own. API casing, line pipe, castings, forgings, bolting.
  [
    'grade',
    /\b(?:gr(?:ade)?[ .:-]*)?(P(?:5|9|11|22|91|92)|WP[ -]?(?:B|C|5|9|11|22|91|L6|HY\d\d)|F(?:5|9|11|22|44|91)|WC[ABC69]|LC[ABC123]|LF[1236]|CF[38]M?|CF8C|CN7M|CA15|(?<!\d ?)X(?:42|46|52|56|60|65|70|80)|[HJK](?:40|55)|[LN]80Q?|C9[05]|T95|P110|Q125|E75|X95|G105|S135|B7M?|B8M?|B16(?!\.)|L7M?|2HM?)(?!\w|\.\d)/gi,
    code => [code?.replace(/[ -]/g, '')],
  ],
  ['grade', /\b(?:monel|inconel|incoloy|hastelloy|(?<=UNS ?)[NS]\d{5})\b/gi],
  ['schedule', /\b(?:std|xxs|xs)\b/gi],
  ['ends', /\b(?:RTJ|ring[ -]type[ -]joint)\b/gi, 'rtj flanged'],
  ['ends', /\b(?:(?:WN|SO|BL)?RF|raised[ -]face)\b/gi, 'rf flanged'],
  ['ends', /\b(?:(?:WN|SO|BL)?FF|flat[ -]face)\b/gi, 'ff flanged'],
  ['ends', /\b(?:BW|butt[ -]?weld(?:ed|ing)?)\b/gi, 'bw'],
  ['ends', /\b(?:SW|socket[ -]?weld(?:ed|ing)?)\b/gi, 'sw'],
  ['ends', /\b[FM]?NPTF?\b/gi, 'npt threaded'],
  ['ends', /\bBSP[PT]?\b/gi, 'bsp threaded'],
  ['ends', /\b(?:threaded|screwed|thd|thrd|SCRD)\b/gi, 'threaded'],
  ['ends', /\b(?:flanged|flgd)\b/gi, 'flanged'],
  ['ends', /\b(?:grooved|victaulic)\b/gi, 'grooved'],
  ['ends', /\bwafer\b/gi],
  ['ends', /\b(?:lug(?:ged)?[ -]type|lugged)\b/gi, 'lug'],
]

/** Returns the grades and ends in a text, and the text without them, in which an `A` may then be an ampere. */
export function codesIn(text: string): { codes: Code[]; rest: string } {
  const found: Code[] = []
  const rest = RULES.reduce(
    (left, [kind, written, read]) =>
      left.replace(written, (match, ...groups) => {
        // After the groups come the place of the match and the text.
        const codes = typeof read === 'function' ? read(...groups.slice(0, -2)) : (read ?? match).split(' ')
        for (const code of codes) if (code) found.push({ kind, code: code.toLowerCase() })
        return ' '.repeat(match.length)
      }),
    text,
  )
  return { codes: found, rest }
}
