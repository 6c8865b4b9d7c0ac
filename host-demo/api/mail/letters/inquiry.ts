import { type Letters, paragraphs, quoted } from '../language.ts'
import { wayTo } from './by-link.ts'
import { type Person, personText } from './request-words.ts'

/** Tells a company of an inquiry. */
export const inquiryLetter: Letters<{
  sender: Person
  title: string
  message: string
  wayIn: string | null
}> = {
  en: ({ sender, title, message, wayIn }) => ({
    subject: title,
    body: paragraphs(`${personText(sender)} writes to you.`, wayTo('en', wayIn), quoted(message)),
  }),
  ms: ({ sender, title, message, wayIn }) => ({
    subject: title,
    body: paragraphs(`${personText(sender)} menulis kepada anda.`, wayTo('ms', wayIn), quoted(message)),
  }),
}
