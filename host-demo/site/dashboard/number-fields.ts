import { $config } from '#shared/config/config.ts'
import { RATE, readPrice } from '#shared/trade/money.ts'
import { numberMessages } from '#shared/trade/number.messages.ts'
import { numberFault, priceFault } from '#shared/trade/number-words.ts'
import { priceText } from '#shared/trade/offer-words.ts'
import { QUANTITY, type Reading, readNumber } from '#shared/trade/typed-number.ts'
import { fieldMessages } from './field.messages.ts'

/** The values of a form, as typed. */
type Values = Readonly<Record<string, unknown>>

/** How a field reads a number. `values` are those of its form. */
export type NumberKind = {
  read: (typed: string, values: Values) => Reading
  /** Returns a decimal as it is read aloud: 'MYR 12,500.00 each'. */
  show: (value: string, values: Values) => string
  /** Returns what is wrong, as the end of a sentence that begins with the field's label. */
  fault: (reading: Reading, typed: string, values: Values) => string | null
}

/** A price. `currency` and `basis` are the names of the fields beside it. */
export function priceKind(currency: string, basis: string): NumberKind {
  const currencyIn = (values: Values): string => String(values[currency] ?? '')
  return {
    read: (typed, values) => readPrice(typed, currencyIn(values)),
    show: (price, values) =>
      priceText(
        { price, currency: currencyIn(values), priceBasis: String(values[basis] ?? '') },
        $config.get().locale,
        { unit: fieldMessages.get().each, all: fieldMessages.get().inTotal },
      ),
    fault: (reading, typed, values) => priceFault(numberMessages.get(), reading, typed, currencyIn(values)),
  }
}

/** The value of one unit of a currency in another. */
export const rateKind = (from: string, to: string): NumberKind => ({
  read: typed => readNumber(typed, RATE),
  show: rate => {
    const format = new Intl.NumberFormat($config.get().locale, { maximumFractionDigits: RATE.fraction })
    return `1 ${from} = ${format.format(rate as Intl.StringNumericLiteral)} ${to}`
  },
  fault: (reading, typed) => numberFault(numberMessages.get(), reading, typed, '4.4525'),
})

/** A quantity to order, counted in a unit. */
export const quantityKind = (unit: string): NumberKind => ({
  read: typed => readNumber(typed, QUANTITY),
  show: quantity => {
    const format = new Intl.NumberFormat($config.get().locale, { maximumFractionDigits: QUANTITY.fraction })
    return [format.format(quantity as Intl.StringNumericLiteral), unit].filter(Boolean).join(' ')
  },
  fault: (reading, typed) => numberFault(numberMessages.get(), reading, typed, '10'),
})

type Field = { name: string; label: string; isRequired?: true; number?: NumberKind }

const textOf = (values: Values, name: string): string => String(values[name] ?? '')

/** Returns a message about the first field whose number can't be sent, or undefined. An empty field is a fault if it is required. */
export function numberProblem(fields: readonly Field[], values: Values): string | undefined {
  for (const { name, label, isRequired, number } of fields) {
    if (!number) continue
    const typed = textOf(values, name)
    const reading = number.read(typed, values)
    if (reading.at === 'doubt') {
      const [first, second] = reading.values
      return fieldMessages.get().choose({
        label,
        first: number.show(first, values),
        second: number.show(second, values),
      })
    }
    const fault = reading.at === 'empty' && !isRequired ? null : number.fault(reading, typed, values)
    if (fault) return `${label} ${fault}`
  }
  return undefined
}

/** Returns the values with each typed number as the decimal that it is read as. */
export function withNumbers<Given extends Values>(fields: readonly Field[], values: Given) {
  const numbers = fields.flatMap(field => {
    if (!field.number) return []
    const reading = field.number.read(textOf(values, field.name), values)
    return reading.at === 'read' ? [[field.name, reading.value] as const] : []
  })
  return { ...values, ...Object.fromEntries(numbers) }
}
