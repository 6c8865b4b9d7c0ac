import { UNIT_NAMES, type Unit, type UnitKind, unitOf, withUnitsLast } from './units.ts'

export type FigureKind = UnitKind

const FIGURE = new RegExp(
  String.raw`(?<![\d.,]|[a-wyz]-?)(\d+(?:[p,]\d+)?)(?: ?-?(${UNIT_NAMES})(?![\p{L}\d]))?`,
  'gu',
)
const UP_TO = /^\s*(?:to|-|–|hingga)\s*$/
/** Separates the numbers that share the unit of the last: 4 x 3", 2, 3 and 4", 150/300#. */
const BESIDE = /^\s*(?:x|,|\/|&|and|dan|or|atau)\s*$/

/** `upTo` is the end of a range that begins with `value`. */
export type Figure = { unit: Unit; value: number; upTo: number }

/** Returns the sizes, classes and other measures in a text. Numbers without a unit state nothing. */
export function figuresIn(text: string): Figure[] {
  const written = withUnitsLast(text)
  const found = [...written.matchAll(FIGURE)].map(
    ({ index, 0: { length }, 1: number = '', 2: unit = '' }) => {
      const value = Number(number.replace(/[p,]/, '.'))
      return { start: index, end: index + length, unit: unitOf(unit), value, upTo: value }
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
  const inBase = asked.value * unit.times + unit.zero
  const wanted = unit === given ? asked.value : (inBase - given.zero) / given.times
  const off = unit === given ? 0 : ROUNDED
  const isWithin = value * (1 - off) <= wanted && wanted <= Math.max(value, upTo) * (1 + off)
  return unit.base === given.base && isWithin
}
