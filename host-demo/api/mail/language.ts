import { parseAccept } from 'hono/utils/accept'
import { isLanguage, type Language } from '#shared/languages/languages.ts'

/** Returns the first of our languages that a browser prefers by `Accept-Language`, or undefined if it names none. */
export function languageOf(acceptLanguage = ''): Language | undefined {
  const wanted = parseAccept(acceptLanguage).filter(({ q }) => q > 0)
  return wanted
    .sort((one, other) => other.q - one.q)
    .map(({ type }) => type.toLowerCase().split('-', 1).join())
    .find(isLanguage)
}

export type InLanguages<Text> = Readonly<Record<Language, Text>>

export type Words = { subject: string; body: string }

/** Writes a mail in each language from the facts that it states. */
export type Letters<Facts> = InLanguages<(facts: Facts) => Words>

/** Writes these letters with the facts. */
export const written = <Facts>(letters: Letters<Facts>, facts: Facts): InLanguages<Words> => ({
  en: letters.en(facts),
  ms: letters.ms(facts),
})

/** Marks words of somebody else, so that no line of them looks like one of ours. '' stays ''. */
export const quoted = (text: string): string =>
  text === '' ? '' : text.replace(/^/gm, '> ').replace(/^> $/gm, '>')

/** Joins paragraphs, without the empty ones. */
export const paragraphs = (...given: readonly (string | null | undefined | false)[]): string =>
  given.filter(Boolean).join('\n\n')
