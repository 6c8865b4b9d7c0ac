import type { Orm } from '../database/database.ts'
import type { RequestType } from '../database/requests.ts'
import { links } from '../mail/links.ts'
import { type Letter, sendToCompany } from '../mail/mails.ts'
import type { Words } from '../mail/words.ts'
import { newAnswerLink } from './answer-links.ts'

/** The moment of a mail, and the address of the marketplace. */
export type At = { now: Date; site: string }

type Asked = { companyId: number; type: RequestType; id: number }

/** Returns the words of a mail. `wayIn` is how its reader gets to the request: see by-link.ts. */
type WordsFor = (wayIn: string | null) => Words

/**
 * Mails a seller about a request. Members find it in the dashboard. A company without members opens an RFQ by a link in the
 * mail, and gets the mail even if it is a notice, which nobody there could end.
 */
export async function mailSeller(
  orm: Orm,
  { now, site }: At,
  { companyId, type, id }: Asked,
  wordsFor: WordsFor,
  letter: Omit<Letter, 'words' | 'link' | 'secret'>,
): Promise<void> {
  await sendToCompany(orm, now, companyId, async memberId => {
    if (memberId !== null) return { ...letter, words: wordsFor(null), link: links.request(type, id) }
    const { optional: _, ...always } = letter
    if (type === 'inquiry') return { ...always, words: wordsFor('') }
    const secret = await newAnswerLink(orm, now, { rfqId: id, memberId })
    return { ...always, words: wordsFor(`${site}${links.answer(secret)}`), secret }
  })
}
