import { currencyDigits } from './money.ts'
import type { Reading } from './typed-number.ts'

/** Returns what is wrong with a typed price and what to do, as the end of a sentence about it. Null for one that was read. */
export function priceFault(reading: Reading, typed: string, currency: string): string | null {
  const isWhole = currencyDigits(currency) === 0
  if (reading.at === 'wrong' && reading.why === 'fraction')
    return isWhole
      ? `must be a whole number: ${currency} has no decimals`
      : 'has at most four digits after the point'
  return numberFault(reading, typed, isWhole ? '1250' : '1250.50')
}

/** Returns the same for another number above 0. */
export function numberFault(reading: Reading, typed: string, example: string): string | null {
  switch (reading.at) {
    case 'read':
      return null
    case 'empty':
      return 'is empty'
    case 'doubt':
      return `can be read in two ways: for ${typed.trim()}, write ${reading.values.join(' or ')}`
    case 'wrong':
      if (reading.why === 'size') return 'is too large'
      if (reading.why === 'fraction') return 'has too many digits after the point'
      return `must be a number above 0, such as ${example}`
  }
}
