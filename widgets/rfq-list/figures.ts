/** The detail that a figure states, its unit, and the size of the unit beside others of the same measure. */
type Unit = { kind: FigureKind; measure: string; times: number }
type FigureKind =
  | 'size'
  | 'class'
  | 'schedule'
  | 'pressure'
  | 'voltage'
  | 'current'
  | 'power'
  | 'length'
  | 'weight'
  | 'measure'

/** Units by measure. Each has its other spellings and how many of the first unit it is. */
const MEASURES: Readonly<Record<string, readonly [kind: FigureKind, units: string]>> = {
  inch: ['size', '":inches|inch|inci|in:1'],
  thread: ['size', 'thread:1'],
  class: ['class', '#:pounds|pound|lbs|lb:1'],
  nominal: ['class', 'pn:1'],
  schedule: ['schedule', 'sch:1'],
  length: ['length', 'mm:1, cm:10, m:metres|metre|meters|meter|mtr:1000, km:1e6, ft:feet|foot:304.8'],
  mass: ['weight', 'kg:kgs|kilos|kilo:1, g:grams|gram:0.001, t:tonnes|tonne|tons|ton|mt:1000'],
  pressure: ['pressure', 'bar:barg|bara:1, psi:psig|psia:0.0689, ksi:68.9, kpa:0.01, mpa:10'],
  voltage: ['voltage', 'v:volts|volt|vac|vdc:1, kv:1000'],
  current: ['current', 'a:amperes|ampere|amps|amp:1, ma:0.001'],
  power: ['power', 'w:watts|watt:1, kw:1000, mw:1e6, hp:745.7'],
  apparent: ['power', 'kva:1'],
  area: ['measure', 'mm2:mm²|sqmm|sq mm:1'],
  volume: [
    'measure',
    'l:litres|litre|liters|liter:1, ml:0.001, m3:m³|cbm:1000, bbl:159, gal:gallons|gallon:3.785',
  ],
  flow: ['measure', 'gpm:1, m3/h:m³/h|m3/hr:4.403'],
  frequency: ['measure', 'hz:1'],
  speed: ['measure', 'rpm:1'],
  density: ['measure', 'ppg:1'],
  temperature: ['measure', '°c:deg c|degc:1'],
}

const UNITS = new Map<string, Unit & { name: string }>()
for (const [measure, [kind, units]] of Object.entries(MEASURES)) {
  for (const unit of units.split(', ')) {
    const [name = '', ...others] = unit.split(/[:|]/)
    const times = Number(others.pop())
    for (const spelling of [name, ...others]) UNITS.set(spelling, { kind, measure, times, name })
  }
}
const SPELLINGS = [...UNITS.keys()].filter(unit => !'"#'.includes(unit)).sort((a, b) => b.length - a.length)

/** A number as the trade writes it: 37, 9,000, 2.5, 1/2, 1-1/2. */
const FRACTION = String.raw`\d{1,2}/(?:2|4|8|16|32|64)(?!\d)`
const NUMBER = String.raw`\d{1,2}[ -]+${FRACTION}|${FRACTION}|\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:[.,]\d+)?`
const FIGURE = new RegExp(
  String.raw`(?<![\d.,/]|[a-wyz]-?)(?<number>${NUMBER})(?: ?-?(?<unit>["#]|(?:${SPELLINGS.join('|')})(?![\p{L}\d])))?`,
  'giu',
)
const UP_TO = /^\s*(?:to|-|–|hingga)\s*$/i
/** Separates the numbers that share the unit of the last: 4 x 3", 2, 3 and 4", 150/300#. */
const BESIDE = /^\s*(?:x|,|\/|&|and|dan|or|atau)\s*$/i

const SMALL_DN = new Map<number, number>([
  ...([
    [6, 0.125],
    [8, 0.25],
    [10, 0.375],
    [15, 0.5],
    [20, 0.75],
    [25, 1],
    [32, 1.25],
    [40, 1.5],
  ] as const),
  ...([
    [50, 2],
    [65, 2.5],
    [80, 3],
    [90, 3.5],
  ] as const),
])
/** Returns the nominal size in inches of a diameter (DN) of pipe. From 100 on, 25 of them are one inch. */
const inchesOf = (dn: string): string => `${SMALL_DN.get(Number(dn)) ?? Number(dn) / 25}"`

/** Gives each figure one spelling: the number before its unit. */
const ORDERED: readonly (readonly [RegExp, string | ((match: string, ...groups: string[]) => string)])[] = [
  [/[″”“]|''/g, '"'],
  [/⁄/g, '/'],
  [/(\d)[ -]?(?=[¼½¾⅛⅜⅝⅞])/g, '$1 '],
  [/[¼½¾⅛⅜⅝⅞]/g, part => part.normalize('NFKD').replace('⁄', '/')],
  [/\b(?:class(?:es)?|cl|ansi|rating|kelas)[ .:#-]*(\d{1,2},?\d{3}|\d{3})(?!\d|\.\d| ?lbs?\b| ?#)/gi, '$1# '],
  [/\b(?:class(?:es)?|cl|ansi|rating|kelas)[ .:-]*(?=\d{3,5} ?(?:#|lbs?\b))/gi, ''],
  [/#(?=\d{3,4}\b)(\d+)/g, '$1# '],
  [/\bpn[ -]?(\d+)\b/gi, '$1 pn '],
  [/\bdn[ -]?(\d+)\b/gi, (_, dn = '') => inchesOf(dn)],
  [/\b(\d+) ?(?:mm )?nb\b|\bnb ?(\d+)\b/gi, (_, before = '', after = '') => inchesOf(before || after)],
  [new RegExp(String.raw`\bnps[ -]?(${NUMBER})(?! ?")`, 'gi'), '$1" '],
  [/\bsch(?:edule)?s?[ .:-]*(\d{1,3})s?\b/gi, '$1 sch '],
  [/\bm(\d{1,2})(?= ?x|\b)(?!\.\d)/gi, '$1 thread '],
  [/\b(\d{1,2})k(?: ?psi)?\b/gi, '$1000 psi'],
  [/(\d) ?x ?(?=\d)/gi, '$1 x '],
]

/** `upTo` is the end of a range that begins with `value`. */
export type Figure = { kind: FigureKind; value: number; upTo: number; unit: Unit & { name: string } }

/** Returns the sizes, classes and other measures in a text. Numbers without a unit state nothing. */
export function figuresIn(text: string): Figure[] {
  const ordered = ORDERED.reduce(
    (result, [written, read]) =>
      typeof read === 'string' ? result.replace(written, read) : result.replace(written, read),
    text,
  )
  const found = [...ordered.matchAll(FIGURE)].map(({ index, 0: whole, groups = {} }) => ({
    start: index,
    end: index + whole.length,
    value: amountOf(groups.number ?? ''),
    unit: UNITS.get(groups.unit?.toLowerCase() ?? ''),
  }))
  const between = (at: number): string => ordered.slice(found[at]?.end, found[at + 1]?.start)
  const isRange = (at: number): boolean => at >= 0 && found[at + 1] !== undefined && UP_TO.test(between(at))
  for (let at = found.length - 2; at >= 0; at -= 1) {
    const [one, next] = [found[at], found[at + 1]]
    if (one && next && (isRange(at) || BESIDE.test(between(at)))) one.unit ??= next.unit
  }
  for (const [at, each] of found.entries()) if (isRange(at - 1)) each.unit ??= found[at - 1]?.unit
  return found.flatMap(({ value, unit }, at) => {
    if (!unit) return []
    const upTo = isRange(at) && found[at + 1]?.unit === unit ? (found[at + 1]?.value ?? value) : value
    return [{ kind: unit.kind, value, upTo, unit }]
  })
}

/** The part by which a conversion may be off: a pump of 15 kW is sold as one of 20 hp. */
const ROUNDED = 0.02

/** Returns true if a figure states the value of another one, or a range around it. */
export function states({ unit: given, value, upTo }: Figure, { unit, ...asked }: Figure): boolean {
  if (given.name === unit.name) return value <= asked.value && asked.value <= Math.max(value, upTo)
  if (given.measure !== unit.measure) return false
  const wanted = (asked.value * unit.times) / given.times
  return value * (1 - ROUNDED) <= wanted && wanted <= Math.max(value, upTo) * (1 + ROUNDED)
}

function amountOf(number: string): number {
  const plain = /^\d{1,3}(,\d{3})+$/.test(number) ? number.replaceAll(',', '') : number.replace(',', '.')
  return plain.split(/[ -]+/).reduce((sum, part) => {
    const [over = 0, under = 1] = part.split('/').map(Number)
    return sum + over / under
  }, 0)
}
