import { type } from 'superstruct'
import { $config } from '#shared/config/config.ts'
import { type Call, upload } from './call.ts'
import { callApi } from './client.ts'
import { ApiError } from './error.ts'
import type { Kind } from './items.ts'
import { firstOf } from './lists.ts'
import { requiredText } from './schema.ts'
import { timeouts } from './timeouts.ts'

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

const WITHOUT_BODY = new Set([204, 205, 304])

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

/** Returns a `fetch` on XMLHttpRequest that also reports the share of the body that is sent, from 0 to 1. */
export function fetchWithProgress(onProgress: (share: number) => void): typeof globalThis.fetch {
  return (input, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const request = new XMLHttpRequest()
      const stop = () => request.abort()
      request.open(method, String(input))
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total)
      }
      request.onload = () => resolve(answerOf(request))
      request.onerror = () => reject(new TypeError('The upload did not reach the server'))
      request.onabort = () =>
        reject(signal?.reason ?? new DOMException('The upload was stopped', 'AbortError'))
      request.onloadend = () => signal?.removeEventListener('abort', stop)
      signal?.addEventListener('abort', stop)
      request.send(bodyOf(body))
    })
}

function answerOf(request: XMLHttpRequest): Response {
  const { status, statusText } = request
  const body = WITHOUT_BODY.has(status) ? null : request.responseText
  return new Response(body, { status, statusText, headers: headersOf(request.getAllResponseHeaders()) })
}

function headersOf(lines: string): Headers {
  const headers = new Headers()
  for (const line of lines.split(/[\r\n]+/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1))
  }
  return headers
}

/** Returns the form of an upload. Streams, which XMLHttpRequest can't send, never come here. */
function bodyOf(body: BodyInit | null | undefined): FormData | null {
  return body instanceof FormData ? body : null
}
