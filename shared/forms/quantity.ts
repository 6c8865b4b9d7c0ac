import { rule } from './validation.ts'

/** A number as a number input writes it: no sign but minus, no thousands, no hexadecimal. */
const NUMBER = /^-?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i

/** The number that a quantity input means, or null for an empty one and for anything that is no finite number. */
export function quantityOf(typed: string): number | null {
  const text = typed.trim()
  if (!NUMBER.test(text)) return null
  const number = Number(text)
  // Adding 0 turns -0, which JSON and screens would write oddly, into 0.
  return Number.isFinite(number) ? number + 0 : null
}

/** What is no number reads as empty; zero and decimals pass. */
export const quantityRules = [
  rule(text => quantityOf(text) === null)('quantity', 'quantityEmpty'),
  rule(text => (quantityOf(text) ?? 0) < 0)('quantity', 'quantityNegative'),
]
