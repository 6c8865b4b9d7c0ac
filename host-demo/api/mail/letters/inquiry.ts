import { texts } from '#shared/messages/texts.ts'
import { paragraphs, quoted, type Words } from '../words.ts'
import { wayToRequest } from './by-link.ts'
import { type Person, personText } from './request-words.ts'

const t = texts('mail.inquiry', { writes: '{sender} writes to you.' })

type Facts = { sender: Person; title: string; message: string; wayIn: string | null }

/** Tells a company of an inquiry. */
export const inquiryLetter = ({ sender, title, message, wayIn }: Facts): Words => ({
  subject: title,
  body: paragraphs(t.writes({ sender: personText(sender) }), wayToRequest(wayIn), quoted(message)),
})
