import { texts } from '#shared/messages/texts.ts'
import { plainName } from '../../request/names.ts'
import { paragraphs, quoted, type Words } from '../words.ts'
import { type Person, personText } from './request-words.ts'

const t = texts('mail.contact', { subject: 'Message from {name}', writes: '{sender} writes:' })

/** Tells the office of a message from the contact form. */
export const contactLetter = ({ sender, message }: { sender: Person; message: string }): Words => ({
  subject: t.subject({ name: plainName(sender.name) }),
  body: paragraphs(t.writes({ sender: personText(sender) }), quoted(message)),
})
