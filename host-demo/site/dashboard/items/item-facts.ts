import { nameOfFact } from '#shared/api/facts.ts'
import type { Messages } from '#shared/messages/i18n.ts'
import { isMeasureIn, NOMINAL, unitsOf } from '#shared/trade/units.ts'
import { textInOtherUnit } from '#shared/ui/fact-text.ts'
import type { FieldSpec, FieldValues, Sent } from '../form.store.ts'
import type { CategoryFact, FactsOfCategory, OwnItem } from './item-calls.ts'
import type { factMessages } from './own-items.messages.ts'

type Texts = Messages<typeof factMessages>
type Facts = NonNullable<OwnItem['facts']>

const START = 'facts.'

/** The values of a form for these facts. */
export const valuesOfFacts = (facts: Facts = {}): FieldValues =>
  Object.fromEntries(Object.entries(facts).map(([key, value]) => [START + key, value]))

/** The fields for the facts that a category asks for. `stated` are those of the item, which nobody checks again. */
export function factFields(
  asked: readonly CategoryFact[],
  stated: Facts,
  { t, locale }: { t: Texts; locale: string },
): readonly FieldSpec[] {
  if (asked.length === 0) return []
  const fields = asked.map(fact => {
    const { key, kind, unit, values } = fact
    const field = { name: START + key, label: nameOfFact(fact, locale), list: values, autoComplete: 'off' }
    if (kind !== 'number') return field
    const either = new Intl.ListFormat(locale, { type: 'disjunction' })
    const { base, other = '' } = unitsOf(unit)
    return {
      ...field,
      hint: t.unit({ units: either.format([base, other].filter(Boolean)) }),
      check: (value: string) =>
        value === stated[key] || isMeasureIn(value, unit)
          ? undefined
          : t.wrongUnit({ examples: either.format(examplesIn(unit)) }),
    }
  })
  return [{ type: 'heading', name: 'facts', label: t.title, hint: t.titleHint }, ...fields]
}

function examplesIn(unit: string): string[] {
  const { base } = unitsOf(unit)
  const number = unit === NOMINAL ? 8 : 10
  const own = /^\w|°/.test(base) ? `${number} ${base}` : `${number}${base}`
  return [own, textInOtherUnit({ unit, number, value: own }, 'en')].filter(Boolean)
}

export const askedBy = (
  categories: readonly FactsOfCategory[],
  categoryId: unknown,
): readonly CategoryFact[] => categories.find(({ id }) => String(id) === categoryId)?.facts ?? []

/** The texts to send, with the facts in one record. A fact for which the category does not ask is emptied. */
export function withFacts(sent: Sent, asked: readonly CategoryFact[]) {
  const [facts, texts] = [new Map<string, string>(), new Map<string, Sent[string]>()]
  for (const [name, value] of Object.entries(sent)) {
    const key = name.slice(START.length)
    if (!name.startsWith(START)) texts.set(name, value)
    else facts.set(key, asked.some(fact => fact.key === key) ? String(value) : '')
  }
  return { ...Object.fromEntries(texts), facts: Object.fromEntries(facts) }
}
