import type { Language } from '#shared/languages/languages.ts'
import { inLanguage, joined, type Sentence, type Text } from '#shared/messages/texts.ts'

/** What a mail says, to readers of any language. */
export type Words = { subject: Text; body: Text }

export const wordsIn = ({ subject, body }: Words, language: Language) => ({
  subject: inLanguage(subject, language),
  body: inLanguage(body, language),
})

/** Joins paragraphs, without the empty ones. */
export const paragraphs = joined('\n\n')

/** Joins lines, without the empty ones. */
export const lines = joined('\n')

/** Marks words of somebody else, so that no line of them looks like one of ours. '' stays ''. */
export const quoted =
  (words: Text): Sentence =>
  language => {
    const text = inLanguage(words, language)
    return text === '' ? '' : text.replace(/^/gm, '> ').replace(/^> $/gm, '>')
  }
