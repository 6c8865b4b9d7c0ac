import { type Sentence, texts } from '#shared/messages/texts.ts'

const t = texts('mail.replies', {
  go: 'Replies to this e-mail go to {address}.',
  unread: 'Replies to this e-mail are not read.',
})

/** Says where replies to a mail go; `address` is null if nobody reads them. */
export const repliesText = (address: string | null): Sentence => (address ? t.go({ address }) : t.unread)
