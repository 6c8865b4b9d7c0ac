import { texts } from '#shared/messages/texts.ts'
import { paragraphs, quoted, type Words } from '../words.ts'

const t = texts('mail.unread', {
  subject: 'New message from {from}',
  wrote: '{from} wrote to you.',
  several_other: '{from} wrote {count} messages to you. The last one is below.',
  answer: "Answer in 'Messages' in the dashboard.",
  ending: 'You get this notice as a member of Trade Enabler. To get no more notices, open this page:',
})

type Facts = { from: string; count: number; words: string }

/** Tells a member of messages that nobody has read for a while. */
export const unreadMessages = ({ from, count, words }: Facts): Words => ({
  subject: t.subject({ from }),
  body: paragraphs(count === 1 ? t.wrote({ from }) : t.several({ from, count }), t.answer, quoted(words)),
})

/** The last lines of every notice. The link that ends notices follows. */
export const noticeEnding = t.ending
