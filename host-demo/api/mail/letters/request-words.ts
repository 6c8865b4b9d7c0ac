import { LABELS } from '#shared/procurement/requirements/block.ts'
import type { Language } from '../language.ts'

export type Person = { name: string; email: string }

export const personText = ({ name, email }: Person): string => `${name} <${email}>`

const QUANTITY: Record<Language, string> = { en: LABELS.quantity, ms: 'Kuantiti' }

/** Returns the line that states a quantity, which buyers' elements and this API write in English, in a language. */
export const amountIn = (language: Language, amount: string): string =>
  amount.replace(`${LABELS.quantity}: `, `${QUANTITY[language]}: `)
