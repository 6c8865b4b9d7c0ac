import { fetchMails, type Mail } from './calls.ts'
import { onDayAtTime } from './dates.ts'
import { element } from './element.ts'
import type { Section } from './section.ts'
import { empty, link, load } from './states.ts'

/** The mails that this demo wrote to the member instead of sending them. */
export const outboxSection: Section = {
  id: 'outbox',
  title: 'Outbox',
  lead: 'This demo sends no mail. What it would have sent to you stands here.',
  show({ place, left }) {
    void load(place, left, fetchMails, mails =>
      mails.length === 0
        ? empty(
            'No mail yet',
            'A mail is written when somebody sends you a request or you recover your password.',
            link('#quotes', 'See your quotes', 'button'),
          )
        : element('ul', { class: 'list' }, ...mails.map(mailCard)),
    )
  },
}

const mailCard = ({ subject, to, body, createdAt }: Mail) =>
  element(
    'li',
    { class: 'mail' },
    element(
      'details',
      {},
      element('summary', {}, element('span', { class: 'subject' }, subject), onDayAtTime(createdAt)),
      element('p', { class: 'muted' }, `To ${to}`),
      element('p', { class: 'message', dir: 'auto' }, body),
    ),
  )
