import { spell } from './measures.ts'

/**
 * Units by the detail that they state, as `spell` writes them, with those of one measure in a text. Each has its other
 * spellings and how many of the first unit it is.
 */
const UNITS_OF = {
  size: ['in:1', 'thread:1'],
  class: ['lb:1', 'pn:1'],
  schedule: ['sch:1'],
  length: ['mm:1, cm:10, m|metres|metre|meters|meter|mtr:1000, km:1e6, ft|feet|foot:304.8'],
  weight: ['kg:1, g|grams|gram:0.001, ton:1000, pounds:0.454'],
  pressure: ['bar:1, psi:0.0689, ksi:68.9, kpa:0.01, mpa:10'],
  voltage: ['v|volts|volt|vac|vdc:1, kv:1000'],
  current: ['a|amperes|ampere|amps|amp:1, ma:0.001'],
  power: ['w|watts|watt:1, kw:1000, mw:1e6, hp:745.7', 'kva:1'],
  measure: [
    ...['gpm:1, m3/h|m3/hr:4.403', 'mm2|sqmm|sq mm:1', 'hz:1', 'rpm:1', 'ppg:1', '°c|deg c|degc:1'],
    'l|litres|litre|liters|liter:1, ml:0.001, m3|cbm:1000, bbl:159, gal|gallons|gallon:3.785',
  ],
}
export type FigureKind = keyof typeof UNITS_OF

type Unit = { kind: string; measure: string; times: number }
const UNITS = new Map<string, Unit>()
for (const [kind, measures] of Object.entries(UNITS_OF)) {
  for (const measure of measures) {
    for (const one of measure.split(', ')) {
      const [spellings = '', times] = one.split(':')
      const unit = { kind, measure, times: Number(times) }
      for (const spelling of spellings.split('|')) UNITS.set(spelling, unit)
    }
  }
}

const FIGURE = new RegExp(
  String.raw`(?<![\d.,]|[a-wyz]-?)(\d+(?:[p,]\d+)?)(?: ?-?(${[...UNITS.keys()].join('|')})(?![\p{L}\d]))?`,
  'gu',
)
const UP_TO = /^\s*(?:to|-|–|hingga)\s*$/
/** Separates the numbers that share the unit of the last: 4 x 3", 2, 3 and 4", 150/300#. */
const BESIDE = /^\s*(?:x|,|\/|&|and|dan|or|atau)\s*$/

/** Returns the text with the unit of each figure after its number. */
const ordered = (text: string): string =>
  spell(text)
    .replace(/(?<=\d)f(?=\d)/g, ' / ')
    .replace(/\bpn[ -]?(\d+)\b/g, '$1 pn ')
    .replace(/\bsch[ .:-]*(\d{1,3})s?\b/g, '$1 sch ')
    .replace(/\bm([4-9]|\d{2})\b/g, '$1 thread ')
    // A class has three digits or more: 47# is the weight of a foot of casing.
    .replace(/\b(\d{1,2}(?:p\d+)?)lb\b/g, '$1 pounds ')

/** `upTo` is the end of a range that begins with `value`. */
export type Figure = { unit: Unit; value: number; upTo: number }

/** Returns the sizes, classes and other measures in a text. Numbers without a unit state nothing. */
export function figuresIn(text: string): Figure[] {
  const written = ordered(text)
  const found = [...written.matchAll(FIGURE)].map(
    ({ index, 0: { length }, 1: number = '', 2: unit = '' }) => {
      const value = Number(number.replace(/[p,]/, '.'))
      return { start: index, end: index + length, unit: UNITS.get(unit), value, upTo: value }
    },
  )
  let next: (typeof found)[number] | undefined
  for (const figure of found.reverse()) {
    const between = written.slice(figure.end, next?.start)
    const isRange = UP_TO.test(between)
    if (next && (isRange || BESIDE.test(between))) figure.unit ??= next.unit
    if (next && isRange) {
      next.unit ??= figure.unit
      if (next.unit === figure.unit) figure.upTo = next.value
    }
    next = figure
  }
  return found.flatMap(({ unit, value, upTo }) => (unit ? [{ unit, value, upTo }] : []))
}

/** The part by which a conversion may be off: a pump of 15 kW is sold as one of 20 hp. */
const ROUNDED = 0.02

/** Returns true if a figure states the value of another one, or a range around it. */
export function states({ unit: given, value, upTo }: Figure, { unit, ...asked }: Figure): boolean {
  const wanted = unit === given ? asked.value : (asked.value * unit.times) / given.times
  const off = unit === given ? 0 : ROUNDED
  const isWithin = value * (1 - off) <= wanted && wanted <= Math.max(value, upTo) * (1 + off)
  return unit.measure === given.measure && isWithin
}
