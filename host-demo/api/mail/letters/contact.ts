import { type Letters, paragraphs } from '../language.ts'
import { type Person, personText } from './request-words.ts'

/** Tells the office of a message from the contact form. */
export const contactLetter: Letters<{ sender: Person; message: string }> = {
  en: ({ sender, message }) => ({
    subject: `Message from ${sender.name}`,
    body: paragraphs(`${personText(sender)} writes:`, message),
  }),
  ms: ({ sender, message }) => ({
    subject: `Mesej daripada ${sender.name}`,
    body: paragraphs(`${personText(sender)} menulis:`, message),
  }),
}
