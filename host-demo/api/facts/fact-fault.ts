import { type Sentence, texts } from '#shared/messages/texts.ts'
import { measureOf, NOMINAL, unitsOf } from '#shared/trade/units.ts'
import type { categoryFact } from '../database/tables.ts'
import { isOfField } from './facts-of-fields.ts'

const errors = texts('error.fact', {
  unasked: 'This category does not ask for it. Remove “{value}”, or choose another category.',
  long: '“{value}” is too long: write at most {max} characters.',
  unit: 'Write “{value}” as one number with its unit, such as {example}.',
})

const MAX_LENGTH = 100

export type AskedFact = Pick<typeof categoryFact.$inferSelect, 'key' | 'kind' | 'unit'>

/** Returns what is wrong with a value, not empty, that a seller states; `asked` is what the category says of the fact. */
export function factFault(asked: AskedFact | undefined, value: string): Sentence | undefined {
  if (!asked || isOfField(asked.key)) return errors.unasked({ value })
  if (value.length > MAX_LENGTH) return errors.long({ value: shortened(value), max: MAX_LENGTH })
  if (asked.kind !== 'number') return undefined
  const measured = measureOf(value)?.unit
  if (measured === (asked.unit === NOMINAL ? 'in' : asked.unit)) return undefined
  return errors.unit({ value, example: asked.unit === NOMINAL ? '8" (DN 200)' : exampleIn(asked.unit) })
}

const exampleIn = (unit: string) => `10 ${unitsOf(unit).base}`

/** Returns the beginning of a text that is too long to be shown in a sentence. */
export const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
