import { plainName } from '../../request/names.ts'
import { type Letters, paragraphs, quoted } from '../language.ts'
import { type Person, personText } from './request-words.ts'

/** Tells the office of a message from the contact form. */
export const contactLetter: Letters<{ sender: Person; message: string }> = {
  en: ({ sender, message }) => ({
    subject: `Message from ${plainName(sender.name)}`,
    body: paragraphs(`${personText(sender)} writes:`, quoted(message)),
  }),
  ms: ({ sender, message }) => ({
    subject: `Mesej daripada ${plainName(sender.name)}`,
    body: paragraphs(`${personText(sender)} menulis:`, quoted(message)),
  }),
}
