import { type } from 'superstruct'
import { $config } from '#shared/config/config.ts'
import { type Call, upload } from './call.ts'
import { callApi } from './client.ts'
import { ApiError } from './error.ts'
import type { Kind } from './items.ts'
import { firstOf } from './lists.ts'
import { requiredText } from './schema.ts'
import { timeouts } from './timeouts.ts'
import { fetchWithProgress } from './upload-transport.ts'

export const uploadCalls = {
  uploadForInquiry: upload('/api/upload/Public/Inquiry/Doc'),
  uploadForServiceRfq: upload('/api/upload/Public/Services/Rfq/Doc'),
  uploadForProductRfq: upload('/api/upload/Public/Products/Rfq/Doc'),
}

export type UploadOptions = {
  /** Called with the share that is sent, from 0 to 1. */
  onProgress?: (share: number) => void
  /** Cancels the upload, which then rejects with the signal's reason and not with an ApiError. */
  signal?: AbortSignal
}

const CALL = {
  inquiry: uploadCalls.uploadForInquiry,
  service: uploadCalls.uploadForServiceRfq,
  product: uploadCalls.uploadForProductRfq,
} as const

const UploadReply = type({ Result: firstOf(type({ DocFileName: requiredText })) })

/** Uploads the PDF of an inquiry or RFQ as `uploadFile` does. */
export const uploadPdf = (target: 'inquiry' | Kind, file: File, options?: UploadOptions): Promise<string> =>
  uploadFile(CALL[target], file, options)

/**
 * Uploads a file and returns its stored name, which the create call takes as `attachmentUrl`. It never retries by
 * itself.
 */
export async function uploadFile(
  call: Call<'file'>,
  file: File,
  { onProgress, signal }: UploadOptions = {},
): Promise<string> {
  const form = new FormData()
  form.append('file', file, file.name)
  const { Result } = await callApi(call, UploadReply, {
    ...(signal && { signal }),
    values: { file: file.name },
    form,
    timeout: timeouts()[$config.get().fetch ? 'uploadWithoutProgress' : 'timeout'],
    transport: deadline =>
      fetchWithProgress(share => {
        deadline.extend()
        onProgress?.(share)
      }),
  })
  if (!Result) throw new ApiError('shape', { status: 200 })
  return Result.DocFileName
}
