/** What each category asks of its items, found in what they state. */
import type { FactKind } from '#shared/trade/facts.ts'
import { measureOf, NOMINAL } from '#shared/trade/units.ts'
import type { StatedFact } from '../facts/stated-fact.ts'
import { readJson } from './families.ts'
import type { CategoryFactRecord } from './records.ts'

/** `first` are the keys that buyers choose by, in their order; the other facts follow. `ms` has the Malay names. */
const { first, ms } = readJson<{ first: string; ms: Record<string, string> }>('facts.json')
const leading = first.split('; ')

/** A choice has few values, and short ones. */
const [MOST_CHOICES, LONGEST_CHOICE] = [40, 40]
const ROW_FACTS = 6

type Stating = { categoryId: number; stated: readonly StatedFact[] }

export function categoryFacts(items: readonly Stating[]): CategoryFactRecord[] {
  const asked = new Map<number, Map<string, StatedFact[]>>()
  for (const { categoryId, stated } of items) {
    const ofCategory = asked.get(categoryId) ?? new Map<string, StatedFact[]>()
    asked.set(categoryId, ofCategory)
    for (const fact of stated) ofCategory.set(fact.key, [...(ofCategory.get(fact.key) ?? []), fact])
  }
  return [...asked].flatMap(([categoryId, ofCategory]) => {
    const ranked = [...ofCategory].sort(([a], [b]) => rankOf(a) - rankOf(b))
    let rows = 0
    return ranked.map(([key, facts], position) => {
      const name = commonest(facts.map(fact => fact.name))
      const kind = kindOf(facts)
      const isChosenBy = kind.kind !== 'text' && new Set(facts.map(({ value }) => value)).size > 1
      const inRow = isChosenBy && key !== 'brand' && key !== 'origin' && rows < ROW_FACTS
      if (inRow) rows += 1
      return {
        categoryId,
        key,
        name,
        names: ms[name] ? { ms: ms[name] } : {},
        ...kind,
        unit: kind.unit === 'in' && /^Nominal|^Line size|^Pipe/.test(name) ? NOMINAL : kind.unit,
        position,
        inRow,
        inFilter: isChosenBy,
        inComparison: true,
      }
    })
  })
}

const rankOf = (key: string) => (leading.includes(key) ? leading.indexOf(key) : leading.length)

function commonest(names: readonly string[]): string {
  const times = new Map<string, number>()
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1)
  return [...times].sort(([, a], [, b]) => b - a)[0]?.[0] ?? ''
}

/** A fact is a number if nearly all its values are numbers of one measure. Classes and schedules are choices. */
function kindOf(facts: readonly StatedFact[]): { kind: FactKind; unit: string } {
  const values = [...new Set(facts.map(({ value }) => value))]
  const units = values.map(value => measureOf(value)?.unit ?? '')
  const unit = commonest(units)
  const isNumber = unit !== '' && unit !== 'lb' && unit !== 'sch' && unit !== 'thread'
  if (isNumber && units.filter(each => each === unit).length >= 0.9 * values.length)
    return { kind: 'number', unit }
  const isChoice =
    values.length <= MOST_CHOICES &&
    values.length <= Math.max(2, facts.length / 2) &&
    values.every(value => value.length <= LONGEST_CHOICE)
  return { kind: isChoice ? 'choice' : 'text', unit: '' }
}
