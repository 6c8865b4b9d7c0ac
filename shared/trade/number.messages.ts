import { messages } from '#shared/messages/i18n.ts'

/** What is wrong with a typed number, as the end of a sentence that begins with its name. The API says it too. */
export const NUMBER_FAULTS = {
  empty: 'is empty',
  twoReadings: 'can be read in two ways: for {typed}, write {first} or {second}',
  tooLarge: 'is too large',
  tooManyDigits: 'has too many digits after the point',
  fourDigits: 'has at most four digits after the point',
  whole: 'must be a whole number: {currency} has no decimals',
  notPositive: 'must be a number above 0, such as {example}',
} as const

export const numberMessages = messages('number', NUMBER_FAULTS)
