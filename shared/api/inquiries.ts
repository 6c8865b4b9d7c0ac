import { nameBeforeDot } from './attachment.ts'
import { senderId } from './authorization.ts'
import { calls } from './calls.ts'
import { type CallOptions, request } from './client.ts'
import { AnyReply, createdId, expectNotRejected } from './created-id.ts'
import { ApiError } from './error.ts'
import { isObject } from './schema.ts'

export type InquiryRequest = {
  subject: string
  companyId: number
  message: string
  /** What the upload answered, or '' without a file. */
  attachmentUrl: string
  /** The name of the file as the member sees it; only the part before its first dot is sent. */
  fileName: string
}

/** What the notification mail needs to know of an inquiry that was created. */
export type CreatedInquiry = { inquiryId: number; historyId: number }

/**
 * Sends an inquiry to a company. ApiError `shape` when the reply does not name both ids: the inquiry may have arrived,
 * but no notification can be asked for. Spec sections 3 and 7.
 */
export async function createInquiry(
  inquiry: InquiryRequest,
  options: CallOptions = {},
): Promise<CreatedInquiry> {
  const reply = await request(calls.createInquiry, AnyReply, {
    ...options,
    values: {
      title: `Inquiry : ${inquiry.subject}`,
      toTenantId: inquiry.companyId,
      inquiryBody: inquiry.message,
      fromUserId: senderId(),
      attachmentUrl: inquiry.attachmentUrl,
      fileName: nameBeforeDot(inquiry.fileName),
    },
  })
  expectNotRejected(reply)
  const created = isObject(reply) ? reply : {}
  const inquiryId = createdId(Reflect.get(created, 'Item1'))
  const historyId = createdId(Reflect.get(created, 'Item2'))
  if (!inquiryId || !historyId) throw new ApiError('shape', { status: 200 })
  return { inquiryId, historyId }
}

/** Asks the server to mail the company about an inquiry. */
export async function notifyInquiry(created: CreatedInquiry, options: CallOptions = {}): Promise<void> {
  const values = { tenantInquiryId: created.inquiryId, inquiryHistoryId: created.historyId }
  expectNotRejected(await request(calls.notifyInquiry, AnyReply, { ...options, values }))
}
