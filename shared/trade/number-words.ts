import { currencyDigits } from './money.ts'
import { numberMessages } from './number.messages.ts'
import type { Reading } from './typed-number.ts'

/** Returns what is wrong with a typed price and what to do, as the end of a sentence about it. Null for one that was read. */
export function priceFault(reading: Reading, typed: string, currency: string): string | null {
  const isWhole = currencyDigits(currency) === 0
  if (reading.at === 'wrong' && reading.why === 'fraction') {
    const t = numberMessages.get()
    return isWhole ? t.whole({ currency }) : t.fourDigits
  }
  return numberFault(reading, typed, isWhole ? '1250' : '1250.50')
}

/** Returns the same for another number above 0. */
export function numberFault(reading: Reading, typed: string, example: string): string | null {
  const t = numberMessages.get()
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
