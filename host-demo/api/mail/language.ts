import type { Language } from '#shared/languages/languages.ts'
import { inLanguage } from '#shared/messages/texts.ts'
import * as words from './words.ts'

export type InLanguages<Text> = Readonly<Record<Language, Text>>

/** Writes a mail in each language from the facts that it states. */
export type Letters<Facts> = InLanguages<(facts: Facts) => { subject: string; body: string }>

/** Writes these letters with the facts. */
export const written = <Facts>(letters: Letters<Facts>, facts: Facts): words.Words => ({
  subject: language => letters[language](facts).subject,
  body: language => letters[language](facts).body,
})

export const quoted = (text: string): string => words.quoted(text)('en')

export const paragraphs = (...given: readonly (string | null | undefined | false)[]): string =>
  inLanguage(words.paragraphs(...given), 'en')
