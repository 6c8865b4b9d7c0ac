import { type Letters, paragraphs } from '../language.ts'
import { type Person, personText } from './request-words.ts'

/** Tells a company of an inquiry. */
export const inquiryLetter: Letters<{ sender: Person; title: string; message: string }> = {
  en: ({ sender, title, message }) => ({
    subject: title,
    body: paragraphs(`${personText(sender)} writes:`, message, "See 'Quote Me' in the dashboard."),
  }),
  ms: ({ sender, title, message }) => ({
    subject: title,
    body: paragraphs(`${personText(sender)} menulis:`, message, "Lihat 'Quote Me' dalam Papan Pemuka."),
  }),
}
