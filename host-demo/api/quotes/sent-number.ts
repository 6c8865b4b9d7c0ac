import { texts } from '#shared/messages/texts.ts'
import { currencyDigits, readPrice } from '#shared/trade/money.ts'
import { NUMBER_FAULTS } from '#shared/trade/number.messages.ts'
import { type Limits, type Reading, readNumber } from '#shared/trade/typed-number.ts'

/** What is wrong with a number of a call. */
export const numberTexts = texts('number', NUMBER_FAULTS)

/**
 * Reads a decimal of a call, in which a point divides and a comma never does. Our pages read what people type, and send
 * `12.345`. They never send `12.500`, so that comes from somebody who may mean 12500.
 */
function readSent(sent: string, read: (typed: string) => Reading): Reading {
  if (/,(?!\d{3}(?!\d))/.test(sent)) return { at: 'wrong', why: 'number' }
  return read(/^\d+\.\d\d[1-9]$/.test(sent) ? `${sent}0` : sent)
}

/** Reads a price of a call. In a currency without decimals, a point can only be between thousands. */
export const sentPrice = (sent: string, currency: string): Reading =>
  currencyDigits(currency) > 0
    ? readSent(sent, typed => readPrice(typed, currency))
    : readPrice(sent, currency)

/** Reads another number of a call. */
export const sentNumber = (sent: string, limits: Limits): Reading =>
  readSent(sent, typed => readNumber(typed, limits))
