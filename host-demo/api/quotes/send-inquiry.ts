import { and, eq, isNull } from 'drizzle-orm'
import { dayIn, lastZone } from '#shared/trade/day.ts'
import type { Orm } from '../database/database.ts'
import { company, inquiry, inquiryHistory } from '../database/tables.ts'
import { inquiryLetter } from '../mail/letters/inquiry.ts'
import type { Member } from '../request/api.ts'
import { noSuchCompany, notFound } from '../request/http-error.ts'
import type { Settings } from '../settings.ts'
import { type At, mailSeller } from './mail-seller.ts'
import type { parseInquiry } from './parse-quote.ts'
import { ownUpload } from './uploads.ts'
import { zonesOf } from './zones.ts'

type InquiryIds = { inquiryId: number; historyId: number }

/** Stores an inquiry with its first message. Mailing the company is a separate call, served by `notify`. */
export async function sendInquiry(
  orm: Orm,
  { clock, timeZone: home }: Pick<Settings, 'clock' | 'timeZone'>,
  sender: Member,
  given: ReturnType<typeof parseInquiry>,
): Promise<InquiryIds> {
  const now = clock()
  const { attachmentUrl, fileName, message, ...asked } = given
  const isShown = and(eq(company.id, given.companyId), eq(company.isPublic, true))
  const [seller] = await orm.select({ id: company.id }).from(company).where(isShown)
  if (!seller) throw noSuchCompany()

  const attachment = await ownUpload(orm, sender, { attachmentUrl, fileName })
  const zones = await zonesOf(orm, { memberId: sender.id, companyId: given.companyId }, home)
  const timeZone = lastZone(dayIn(now, home), zones)
  const [created] = await orm
    .insert(inquiry)
    .values({ ...asked, ...attachment, timeZone, memberId: sender.id, createdAt: now })
    .returning({ id: inquiry.id })
  if (!created) throw new Error('The inquiry was not stored')
  const [history] = await orm
    .insert(inquiryHistory)
    .values({ inquiryId: created.id, message, createdAt: now })
    .returning({ id: inquiryHistory.id })
  if (!history) throw new Error('The inquiry was not stored')
  return { inquiryId: created.id, historyId: history.id }
}

/** Mails the company about the sender's own inquiry, once, however often it is called. */
export async function notify(orm: Orm, at: At, sender: Member, { inquiryId, historyId }: InquiryIds) {
  const isOwn = and(eq(inquiry.id, inquiryId), eq(inquiry.memberId, sender.id))
  const isMessage = eq(inquiryHistory.id, historyId)
  const [found] = await orm
    .select({ title: inquiry.title, companyId: inquiry.companyId, message: inquiryHistory.message })
    .from(inquiry)
    .innerJoin(inquiryHistory, eq(inquiryHistory.inquiryId, inquiry.id))
    .where(and(isOwn, isMessage))
  if (!found) throw notFound('inquiry')

  const marked = await orm
    .update(inquiryHistory)
    .set({ notifiedAt: at.now })
    .where(and(isMessage, isNull(inquiryHistory.notifiedAt)))
    .returning({ id: inquiryHistory.id })
  if (marked.length === 0) return
  const { companyId, ...asked } = found
  const request = { type: 'inquiry', id: inquiryId } as const
  await mailSeller(orm, at, { companyId, ...request }, wayIn => inquiryLetter({ sender, ...asked, wayIn }), {
    replyTo: sender.email,
    about: request,
  })
}
