import { SMALL_DN, spell } from './measures.ts'

/**
 * Units by the detail that they state, as `spell` writes them, with those of one measure in a text. Each has its other
 * spellings, how many of the first unit it is, and the value of the first unit at its zero if that is not 0. Before `=`
 * stands the first unit if it belongs to another detail.
 */
const UNITS_OF = {
  size: ['in:1', 'thread:1'],
  class: ['lb:1', 'pn:1'],
  schedule: ['sch:1'],
  // A diameter or a wall is no length, though both have the same base.
  dimension: ['mm:1, cm:10'],
  length: ['mm=m|metres|metre|meters|meter|mtr:1000, km:1e6, ft|feet|foot:304.8'],
  weight: ['kg:1, g|grams|gram:0.001, ton:1000, pounds:0.454'],
  pressure: ['bar:1, psi:0.0689476, ksi:68.9476, mbar:0.001, kpa:0.01, mpa:10'],
  voltage: ['v|volts|volt|vac|vdc:1, kv:1000'],
  current: ['a|amperes|ampere|amps|amp:1, ma:0.001'],
  power: ['w|watts|watt:1, kw:1000, mw:1e6, hp:745.7', 'kva:1'],
  measure: [
    ...['gpm:1, m3/h|m3/hr:4.403, l/min|lpm:0.2642', 'mm2|sqmm|sq mm:1', 'hz:1', 'rpm:1', 'ppg:1'],
    '°c|deg c|degc|celsius:1, °f|deg f|degf|fahrenheit:0.555556:-17.7778',
    'l|litres|litre|liters|liter:1, ml:0.001, m3|cbm:1000, bbl:159, gal|gallons|gallon:3.785',
  ],
}
export type UnitKind = keyof typeof UNITS_OF

/** A unit. `base` is the first unit of its measure: a value in it is `times` a value in this unit, plus `zero`. */
export type Unit = { kind: string; base: string; times: number; zero: number }

const UNITS = new Map<string, Unit>()
for (const [kind, measures] of Object.entries(UNITS_OF)) {
  for (const measure of measures) {
    const [base = ''] = measure.split(/[|:=]/, 1)
    for (const one of measure.replace(/^.*=/, '').split(', ')) {
      const [spellings = '', times, zero = 0] = one.split(':')
      const unit = { kind, base, times: Number(times), zero: Number(zero) }
      for (const spelling of spellings.split('|')) UNITS.set(spelling, unit)
    }
  }
}

/** The spellings of all units, for a pattern. */
export const UNIT_NAMES = [...UNITS.keys()].join('|')

export const unitOf = (spelling: string): Unit | undefined => UNITS.get(spelling)

/** In mm. A smaller number after a size in inches is a size, too: 4" x 3. */
const SHORTEST_BOLT = 40

/** Returns the text in the one spelling of `spell`, with the unit of each figure after its number. */
export const withUnitsLast = (text: string): string =>
  spell(text)
    .replace(/(?<=\d)f(?=\d)/g, ' / ')
    .replace(/\bpn[ -]?(\d+)\b/g, '$1 pn ')
    .replace(/\bsch[ .:-]*(\d{1,3})s?\b/g, '$1 sch ')
    .replace(/\bm([4-9]|\d{2})\b/g, '$1 thread ')
    // 3/4"-10 UNC has ten threads an inch, and is no range.
    .replace(/(\din) ?-(?=\d{1,2} ?un[cf]?\b)/g, '$1 ')
    // M16 x 140 and 5/8" x 90 are bolts: the second number is their length.
    .replace(
      /(\d (?:thread)|\din) ? x (\d{2,3})(?: ?mm)?(?=[\s,;.)]|$)/g,
      (match, before: string, long: string) =>
        before.endsWith('thread') || Number(long) >= SHORTEST_BOLT
          ? `${before} x ${Number(long) / 1000} m`.replace('0.', '0p')
          : match,
    )
    // A class has three digits or more: 47# is the weight of a foot of casing.
    .replace(/\b(\d{1,2}(?:p\d+)?)lb\b/g, '$1 pounds ')

const ONE_FIGURE = new RegExp(
  String.raw`^(-?)(\d+(?:[p,]\d+)?) ?-?(${UNIT_NAMES})(?: +(?:at|[·/]) .*)?$`,
  'u',
)

/** A number in the base unit of its measure. */
export type Measure = { number: number; unit: string }

/**
 * Returns the number that a text is, in its base unit: 20.27 bar for '294 psi', 8 in for 'DN 200'. A condition may follow:
 * '58 bar at 20 °C'. Returns undefined for a range or other words.
 */
export function measureOf(text: string): Measure | undefined {
  const [, sign, digits = '', spelling = ''] =
    ONE_FIGURE.exec(withUnitsLast(text.replace(/^[−–]/, '-')).trim()) ?? []
  const unit = unitOf(spelling)
  if (!unit) return undefined
  const number = Number(digits.replace(/[p,]/, '.')) * (sign ? -1 : 1)
  return { number: rounded(number * unit.times + unit.zero), unit: unit.base }
}

/** Returns true if a text is one number of the measure of this unit: '294 psi' in 'bar'. */
export const isMeasureIn = (text: string, unit: string): boolean =>
  measureOf(text)?.unit === (unit === NOMINAL ? 'in' : unit)

/** Keeps six digits: more of a converted number say nothing. */
const rounded = (number: number): number => Number(number.toPrecision(6))

/** The other unit in which the trade states a measure, with how many of it the base unit is. */
const OTHER_UNITS: Readonly<Record<string, { base: string; other: string; times: number; zero?: number }>> = {
  in: { base: 'in', other: 'mm', times: 25.4 },
  mm: { base: 'mm', other: 'in', times: 1 / 25.4 },
  bar: { base: 'bar', other: 'psi', times: 14.5038 },
  '°c': { base: '°C', other: '°F', times: 1.8, zero: 32 },
  gpm: { base: 'gpm', other: 'm³/h', times: 0.2271 },
  w: { base: 'W', other: 'hp', times: 1 / 745.7 },
  kg: { base: 'kg', other: 'lb', times: 2.20462 },
}

/** Returns both units in which people state a measure, as they are written. Some measures have one. */
export function unitsOf(unit: string): { base: string; other?: string } {
  if (unit === NOMINAL) return { base: '"', other: 'DN' }
  return OTHER_UNITS[unit] ?? { base: unit === 'lb' ? '#' : unit }
}

/** The unit of nominal sizes of pipe: inches that are also a DN. */
export const NOMINAL = 'nps'

/** Returns a number in the other unit, or undefined if there is none. */
export function inOtherUnit(number: number, unit: string): number | undefined {
  if (unit === NOMINAL) return dnOf(number)
  const { times, zero = 0 } = OTHER_UNITS[unit] ?? {}
  return times === undefined ? undefined : number * times + zero
}

/** Returns the number in the base unit of one that is given in the other unit. */
export function fromOtherUnit(number: number, unit: string): number | undefined {
  if (unit === NOMINAL) return measureOf(`DN ${number}`)?.number
  const { times, zero = 0 } = OTHER_UNITS[unit] ?? {}
  return times === undefined ? undefined : rounded((number - zero) / times)
}

/** DN of small sizes, by their inches. From 4″ on, one inch is 25 of them. */
const SMALL_SIZES = new Map(Object.entries(SMALL_DN).map(([dn, inches]) => [inches, Number(dn)]))

/** Returns the DN of a nominal size in inches: 200 for 8. */
export const dnOf = (inches: number): number | undefined =>
  SMALL_SIZES.get(inches) ?? (inches >= 4 && Number.isInteger(inches * 4) ? inches * 25 : undefined)
