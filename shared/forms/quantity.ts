import { rule } from './validation.ts'

/** The notation of a number input: no sign but minus, no thousands, no hexadecimal. */
const NUMBER = /^-?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i

/** Returns the number in a quantity input, or null if it is empty or no finite number. */
export function quantityOf(typed: string): number | null {
  const text = typed.trim()
  if (!NUMBER.test(text)) return null
  const number = Number(text)
  // Adding 0 turns -0 into 0, because JSON and screens would write it oddly.
  return Number.isFinite(number) ? number + 0 : null
}

export const quantityRules = [
  rule(text => quantityOf(text) === null)('quantity', 'quantityEmpty'),
  rule(text => (quantityOf(text) ?? 0) < 0)('quantity', 'quantityNegative'),
]
