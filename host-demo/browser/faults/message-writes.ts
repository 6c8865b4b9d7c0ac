import { sql } from 'drizzle-orm'
import type { Write } from './write.ts'

const emailOf = (mark: string) => `${mark}@faults.test`

/** What anybody may send: spec sections 4 and 8. */
export const messageWrites: readonly Write[] = [
  {
    name: 'contact',
    form: 'contact',
    method: 'PUT',
    path: '/api/Admin/contact/us',
    hasEnvelope: true,
    by: 'member',
    typed: mark => ({ Name: 'Siti', 'E-mail': emailOf(mark), Message: `Where are you? ${mark}` }),
    says({ says, ownWords, inDoubt }) {
      if (inDoubt) {
        return 'We got no clear answer, so this may have arrived all the same. Everything you entered is still here; check before you send it again.'
      }
      if (ownWords) return ownWords
      return `This could not be sent. Everything you entered is still here. ${says}`
    },
    again: ({ ownWords, inDoubt }) => (ownWords && !inDoubt ? 'its button' : 'Try again'),
    tables: mark => ({
      contact_message: sql`select count(*)::int as count from contact_message where email = ${emailOf(mark)}`,
      mail: sql`select count(*)::int as count from mail where position(${mark} in body) > 0`,
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
    typed: mark => ({ 'Your e-mail': emailOf(mark) }),
    says: ({ says, ownWords = says }) => ownWords,
    again: () => 'its button',
    tables: mark => ({
      subscriber: sql`select count(*)::int as count from subscriber where email = ${emailOf(mark)}`,
      mail: sql`select count(*)::int as count from mail where recipient = ${emailOf(mark)}`,
    }),
    table: 'subscriber',
  },
]
