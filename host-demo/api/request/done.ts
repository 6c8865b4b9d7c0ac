import { texts } from '#shared/messages/texts.ts'
import { type ApiContext, success } from './api.ts'
import { languageFor } from './language.ts'

const sentences = texts('done', {
  saved: 'It was saved.',
  deleted: 'It was deleted.',
  sent: 'It was sent.',
  read: 'It was marked as read.',
  pictureAdded: 'The picture was added.',
  pictureSaved: 'The picture was saved.',
  pictureRemoved: 'The picture was removed.',
  fileStored: 'The file was stored.',
  listRenamed: 'The RFQ list was renamed.',
  ratesSaved: 'The rates were saved.',
  ordered: 'The orders were sent.',
  orderUndone: 'The order of this line was taken back.',
  linksRevoked: 'The links were revoked.',
  passwordChanged: 'Your password was changed.',
})

export type Done = keyof typeof sentences

/** The envelope of the reply to a write, on our own pages in the language of the reader. */
export const done = <Extra extends object>(c: ApiContext, what: Done, extra?: Extra) =>
  success(sentences[what](languageFor(c)), extra)
