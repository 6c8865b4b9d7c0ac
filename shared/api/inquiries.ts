import { senderId } from './authorization.ts'
import { forMembers, post } from './call.ts'
import type { CallOptions } from './client.ts'
import { errorMessages } from './error.messages.ts'
import { ApiError } from './error.ts'
import { createdId, write } from './return-code.ts'
import { isObject } from './schema.ts'

const FILE = ['attachmentUrl', 'fileName'] as const
const INQUIRY = ['title', 'toTenantId', 'inquiryBody', 'fromUserId'] as const

export const inquiryCalls = {
  createInquiry: forMembers(post('/api/public/inquiry/new2', ...INQUIRY, ...FILE)),
  notifyInquiry: forMembers(post('/api/public/Inquiry/Email', 'tenantInquiryId', 'inquiryHistoryId')),
}

export type InquiryRequest = {
  subject: string
  companyId: number
  message: string
  /** The stored name that the upload returned, or '' without a file. */
  attachmentUrl: string
  /** The file name that the company sees, or '' without a file: decisions.mdx#file-names. */
  fileName: string
}

/** The ids that the notification mail needs. Without `historyId` the mail can't be requested. */
export type CreatedInquiry = { inquiryId: number; historyId: number | null }

/** Sends an inquiry to a company. Throws ApiError `shape` when the reply has no id: the inquiry may have arrived. */
export async function createInquiry(
  inquiry: InquiryRequest,
  options: CallOptions = {},
): Promise<CreatedInquiry> {
  const reply = await write(inquiryCalls.createInquiry, {
    ...options,
    values: {
      title: `Inquiry : ${inquiry.subject}`,
      toTenantId: inquiry.companyId,
      inquiryBody: inquiry.message,
      fromUserId: senderId(),
      attachmentUrl: inquiry.attachmentUrl,
      fileName: inquiry.fileName,
    },
  })
  const created = isObject(reply) ? reply : {}
  const inquiryId = createdId(Reflect.get(created, 'Item1'))
  const historyId = createdId(Reflect.get(created, 'Item2')) ?? null
  if (!inquiryId) throw new ApiError('shape', { status: 200 })
  return { inquiryId, historyId }
}

/** Asks the server to mail the company about an inquiry. Throws a final ApiError `shape` when it can't be requested. */
export async function notifyInquiry(created: CreatedInquiry, options: CallOptions = {}): Promise<void> {
  const { inquiryId: tenantInquiryId, historyId: inquiryHistoryId } = created
  if (inquiryHistoryId === null) {
    throw new ApiError('shape', { status: 200, message: errorMessages.get().notNotified, isFinal: true })
  }
  const values = { tenantInquiryId, inquiryHistoryId }
  await write(inquiryCalls.notifyInquiry, { ...options, values })
}
