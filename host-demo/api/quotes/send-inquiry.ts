import { and, eq, isNull } from 'drizzle-orm'
import { sendToCompany } from '../account/mails.ts'
import type { Orm } from '../database/database.ts'
import { company, inquiry, inquiryHistory } from '../database/tables.ts'
import type { Member } from '../request/api.ts'
import { type Fields, idField, textField } from '../request/fields.ts'
import { HttpError, notFound } from '../request/http-error.ts'
import { ownUpload } from './attachment.ts'
import { MAX_MESSAGE, parseAttachment } from './send-rfq.ts'

/** Reads an inquiry. The message comes as `inquiryBody`, or as `rfqBody` from older forms. */
export function parseInquiry(fields: Fields) {
  const field = fields.inquiryBody === undefined ? 'rfqBody' : 'inquiryBody'
  return {
    ...parseAttachment(fields),
    companyId: idField(fields, 'toTenantId'),
    title: textField(fields, 'title', { max: 300, empty: 'Subject is empty' }),
    message: textField(fields, field, { max: MAX_MESSAGE, empty: 'Message is empty', lines: true }),
  }
}

/** Stores an inquiry with its first message. The company is mailed by `notify` alone, as the calls are cut. */
export async function sendInquiry(
  orm: Orm,
  now: Date,
  sender: Member,
  given: ReturnType<typeof parseInquiry>,
) {
  const { attachmentUrl, fileName, message, ...asked } = given
  const [addressee] = await orm
    .select({ id: company.id })
    .from(company)
    .where(eq(company.id, given.companyId))
  if (!addressee) throw new HttpError(400, 'There is no such company.')

  const uploadName = await ownUpload(orm, sender.id, attachmentUrl)
  const [created] = await orm
    .insert(inquiry)
    .values({
      ...asked,
      memberId: sender.id,
      uploadName,
      fileName: uploadName ? fileName : '',
      createdAt: now,
    })
    .returning({ id: inquiry.id })
  if (!created) throw new Error('The inquiry was not stored')
  const [history] = await orm
    .insert(inquiryHistory)
    .values({ inquiryId: created.id, message, createdAt: now })
    .returning({ id: inquiryHistory.id })
  if (!history) throw new Error('The inquiry was not stored')
  return { inquiryId: created.id, historyId: history.id }
}

/** Mails the company about the sender's own inquiry, once however often it is asked. */
export async function notify(
  orm: Orm,
  now: Date,
  sender: Member,
  ids: { inquiryId: number; historyId: number },
) {
  const isOwn = and(
    eq(inquiry.id, ids.inquiryId),
    eq(inquiry.memberId, sender.id),
    eq(inquiryHistory.id, ids.historyId),
  )
  const [found] = await orm
    .select({ title: inquiry.title, companyId: inquiry.companyId, message: inquiryHistory.message })
    .from(inquiry)
    .innerJoin(inquiryHistory, eq(inquiryHistory.inquiryId, inquiry.id))
    .where(isOwn)
  if (!found) throw notFound('This inquiry')

  const marked = await orm
    .update(inquiryHistory)
    .set({ notifiedAt: now })
    .where(and(eq(inquiryHistory.id, ids.historyId), isNull(inquiryHistory.notifiedAt)))
    .returning({ id: inquiryHistory.id })
  if (marked.length === 0) return
  await sendToCompany(orm, now, found.companyId, {
    subject: found.title,
    body: `${sender.name} <${sender.email}> writes:\n\n${found.message}\n\nSee 'Quote Me' in the dashboard.`,
  })
}
