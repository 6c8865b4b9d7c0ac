import { measureOf } from '#shared/trade/units.ts'
import type { FactValue } from './category-values.ts'

/** The values that state one measure, named by one of them. */
export type Choice = FactValue & { ids: number[] }

/** A measure with a condition, or of two ends, is no spelling of another: '2,000 l/min at 3 bar', '6" / 4"'. */
const HAS_MORE = / (?:at|\/) /

/** Returns the same text for `8-1/2"` and `8½"`. */
export function measureKey(value: string): string {
  const measure = HAS_MORE.test(value) ? undefined : measureOf(value)
  return measure ? `${measure.number} ${measure.unit}` : value
}

const keys = new WeakMap<FactValue, string>()

function keyOf(value: FactValue): string {
  const key = keys.get(value) ?? (value.number === null ? value.value : measureKey(value.value))
  keys.set(value, key)
  return key
}

/** Returns values as choices: each is named by one that is ticked, or else by the first in the order of codes. */
export function choicesOf(values: readonly FactValue[], ticked: readonly string[] = []): Choice[] {
  const isTicked = ({ value }: FactValue) => Number(ticked.includes(value))
  const sorted = values.toSorted((a, b) => isTicked(b) - isTicked(a) || (a.value < b.value ? -1 : 1))
  const choices = new Map<string, Choice>()
  for (const value of sorted) {
    const known = choices.get(keyOf(value))
    if (known) known.ids.push(value.id)
    else choices.set(keyOf(value), { ...value, ids: [value.id] })
  }
  return [...choices.values()]
}
