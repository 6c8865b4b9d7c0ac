import { joined, type Sentence, texts } from '#shared/messages/texts.ts'
import { HttpError } from '../request/http-error.ts'

/** Why a link of a mail does not open anything, and what to do. */
export const linkErrors = texts('error.link', {
  gone: 'This link is no longer valid because {reason}',
  unknown: 'We do not know this link. Open it again from the mail.',
  revoked: 'it was revoked.',
  left: 'its recipient has left {company}. Ask a colleague there to answer.',
  ordered: 'the buyer has ordered.',
  declined: 'the buyer has declined or no longer needs it.',
  refused: 'your company has answered that it does not quote.',
  over: 'the request is over.',
  old: 'the request is too old.',
  oldOrder: 'the order is too old.',
  toAnswer: 'To answer, sign in on the marketplace and open Quote Me in the dashboard.',
  toWrite: 'To answer, write to the buyer.',
  toRead: 'To read it, sign in on the marketplace and open Quote Me in the dashboard.',
})

/** Joins what happened and what to do. */
export const sentences = joined(' ')

export const gone = (reason: Sentence) => new HttpError(410, linkErrors.gone({ reason }))
