import type { Fact } from '#shared/api/facts.ts'
import { formatNumber } from '#shared/messages/number.ts'
import { inOtherUnit, NOMINAL, unitsOf } from '#shared/trade/units.ts'

type Value = Pick<Fact, 'value' | 'unit' | 'number'>

/** Returns the value of a fact as rows show it: a nominal size in both units, others as they were stated. */
export function factText(fact: Value): string {
  const other = fact.unit === NOMINAL && textInOtherUnit(fact, 'en')
  return other && other !== fact.value ? `${fact.value} · ${other}` : fact.value
}

/** Returns a value in the other unit of its measure, such as `DN 200` or `1,480 psi`, or '' if it has none. */
export function textInOtherUnit({ unit, number }: Value, locale: string): string {
  const { other } = unitsOf(unit)
  const converted = number === null ? undefined : inOtherUnit(number, unit)
  if (!other || converted === undefined) return ''
  const text = formatNumber(Number(converted.toPrecision(4)), locale)
  return unit === NOMINAL ? `${other} ${text}` : `${text} ${other}`
}
