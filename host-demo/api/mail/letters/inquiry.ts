import { type Letters, paragraphs, quoted } from '../language.ts'
import { type Person, personText } from './request-words.ts'

/** Tells a company of an inquiry. */
export const inquiryLetter: Letters<{ sender: Person; title: string; message: string }> = {
  en: ({ sender, title, message }) => ({
    subject: title,
    body: paragraphs(
      `${personText(sender)} writes to you.`,
      "See 'Quote Me' in the dashboard.",
      quoted(message),
    ),
  }),
  ms: ({ sender, title, message }) => ({
    subject: title,
    body: paragraphs(
      `${personText(sender)} menulis kepada anda.`,
      "Lihat 'Quote Me' dalam Papan Pemuka.",
      quoted(message),
    ),
  }),
}
