import { sql } from 'drizzle-orm'
import type { Write } from './write.ts'

const emailOf = (marker: string) => `${marker}@faults.test`

/** The writes that anyone may send. */
export const messageWrites: readonly Write[] = [
  {
    name: 'contact',
    form: 'contact',
    method: 'PUT',
    path: '/api/Admin/contact/us',
    hasEnvelope: true,
    by: 'member',
    typed: marker => ({ Name: 'Siti', 'E-mail': emailOf(marker), Message: `Where are you? ${marker}` }),
    says({ says, ownWords, inDoubt }) {
      if (inDoubt) {
        return 'We got no clear answer, so this may have arrived. Everything you entered is still here. Check whether it arrived before you send it again.'
      }
      if (ownWords) return ownWords
      return `This could not be sent. Everything you entered is still here. ${says}`
    },
    again: ({ ownWords, inDoubt }) => (ownWords && !inDoubt ? 'its button' : 'Try again'),
    tables: marker => ({
      contact_message: sql`select count(*)::int as count from contact_message where email = ${emailOf(marker)}`,
      mail: sql`select count(*)::int as count from mail where position(${marker} in body) > 0`,
    }),
    table: 'contact_message',
  },
  {
    name: 'newsletter',
    form: 'newsletter',
    method: 'POST',
    path: '/api/public/newsletter/add',
    hasEnvelope: true,
    by: 'member',
    typed: marker => ({ 'Your e-mail': emailOf(marker) }),
    says: ({ says, ownWords = says }) => ownWords,
    again: () => 'its button',
    tables: marker => ({
      subscriber: sql`select count(*)::int as count from subscriber where email = ${emailOf(marker)}`,
      mail: sql`select count(*)::int as count from mail where recipient = ${emailOf(marker)}`,
    }),
    table: 'subscriber',
  },
]
