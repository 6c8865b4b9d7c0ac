import { texts } from '#shared/messages/texts.ts'
import { plainName } from '../../request/names.ts'
import { lines, paragraphs, type Words } from '../words.ts'

const t = texts('mail.notDelivered', {
  subject: 'Not delivered: {what}',
  requests_other: '{count} requests',
  seller: 'We could not deliver this to {seller} by e-mail:',
  telephone: 'Telephone: {telephone}',
  website: 'Website: {website}',
  call: 'Call the company, or ask another seller. The page below helps you with both.',
})

type Facts = {
  /** The company that was asked; `telephone` and `website` are '' where nobody knows them. */
  seller: { name: string; telephone: string; website: string }
  /** The titles of the requests. */
  titles: readonly string[]
}

/** Tells a buyer that requests did not reach their seller, with what to do. */
export const notDeliveredLetter = ({ seller: { name, telephone, website }, titles }: Facts): Words => {
  const [only, ...others] = titles
  const count = titles.length
  return {
    subject: t.subject({ what: only && others.length === 0 ? only : t.requests({ count }) }),
    body: paragraphs(
      t.seller({ seller: plainName(name) }),
      lines(...titles),
      telephone && t.telephone({ telephone }),
      website && t.website({ website }),
      t.call,
    ),
  }
}
