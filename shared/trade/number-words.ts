import { currencyDigits } from './money.ts'
import type { Reading } from './typed-number.ts'

/** The texts of number.messages.ts: on a page strings, on the server sentences for readers of any language. */
type NumberTexts<Said> = {
  empty: Said
  twoReadings: (values: { typed: string; first: string; second: string }) => Said
  tooLarge: Said
  tooManyDigits: Said
  fourDigits: Said
  whole: (values: { currency: string }) => Said
  notPositive: (values: { example: string }) => Said
}

/** Returns what is wrong with a typed price and what to do, as the end of a sentence about it. Null for one that was read. */
export function priceFault<Said>(
  t: NumberTexts<Said>,
  reading: Reading,
  typed: string,
  currency: string,
): Said | null {
  const isWhole = currencyDigits(currency) === 0
  if (reading.at === 'wrong' && reading.why === 'fraction')
    return isWhole ? t.whole({ currency }) : t.fourDigits
  return numberFault(t, reading, typed, isWhole ? '1250' : '1250.50')
}

/** Returns the same for another number above 0. */
export function numberFault<Said>(
  t: NumberTexts<Said>,
  reading: Reading,
  typed: string,
  example: string,
): Said | null {
  switch (reading.at) {
    case 'read':
      return null
    case 'empty':
      return t.empty
    case 'doubt':
      return t.twoReadings({ typed: typed.trim(), first: reading.values[0], second: reading.values[1] })
    case 'wrong':
      if (reading.why === 'size') return t.tooLarge
      return reading.why === 'fraction' ? t.tooManyDigits : t.notPositive({ example })
  }
}
