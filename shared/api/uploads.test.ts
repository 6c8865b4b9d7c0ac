import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { $user, keepUser } from '#shared/session/session.ts'
import { fakeNetwork, fault, later } from '#shared/testing/fake-network.ts'
import { uploadReply } from '#shared/testing/replies.ts'
import { member } from '#shared/testing/scene.ts'
import { ApiError } from './error.ts'
import { uploadPdf } from './uploads.ts'

const CALL = 'POST /api/upload/Public/Products/Rfq/Doc'
const pdf = new File(['%PDF-1.7'], 'Pump drawing.v2.pdf', { type: 'application/pdf' })

/** The network under XMLHttpRequest: the test plays the server by hand. */
class FakeRequest {
  static all: FakeRequest[] = []
  readonly upload: { onprogress?: (event: Partial<ProgressEvent>) => void } = {}
  readonly headers = new Map<string, string>()
  opened = ''
  sent: unknown
  aborted = false
  status = 0
  statusText = ''
  responseText = ''
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  onloadend = () => {}
  constructor() {
    FakeRequest.all.push(this)
  }
  open(method: string, url: string) {
    this.opened = `${method} ${url}`
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name.toLowerCase(), value)
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nretry-after: 9\r\n'
  }
  send(body: unknown) {
    this.sent = body
  }
  abort() {
    this.aborted = true
    this.onabort()
    this.onloadend()
  }
  progress(loaded: number, total: number) {
    this.upload.onprogress?.({ lengthComputable: total > 0, loaded, total })
  }
  answer(status: number, body: unknown) {
    this.status = status
    this.responseText = status === 204 ? '' : JSON.stringify(body)
    this.onload()
    this.onloadend()
  }
}

function lastRequest(): FakeRequest {
  const request = FakeRequest.all.at(-1)
  if (!request) throw new Error('nothing was sent')
  return request
}

beforeEach(() => {
  FakeRequest.all = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  configure({ apiHost: 'https://api.test' })
  keepUser(member())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('sends the file with its bearer token, reports progress and returns the stored name', async () => {
  const shares: number[] = []
  const stored = uploadPdf('product', pdf, { onProgress: share => shares.push(share) })
  const request = lastRequest()
  expect(request.opened).toBe('POST https://api.test/api/upload/Public/Products/Rfq/Doc')
  expect([...request.headers]).toEqual([
    ['accept', 'application/json'],
    ['authorization', 'Bearer token-41'],
  ])
  const sent = request.sent instanceof FormData ? request.sent.get('file') : undefined
  expect(sent).toMatchObject({ name: 'Pump drawing.v2.pdf', size: 8, type: 'application/pdf' })
  request.progress(2, 8)
  request.progress(5, 0)
  request.progress(8, 8)
  request.answer(200, uploadReply('/files/1.pdf'))
  expect(await stored).toBe('/files/1.pdf')
  expect(shares).toEqual([0.25, 1])
})

test('a cancelled upload aborts the request and rejects with the caller’s reason', async () => {
  const stop = new AbortController()
  const stored = uploadPdf('product', pdf, { signal: stop.signal })
  stop.abort()
  await expect(stored).rejects.toBe(stop.signal.reason)
  expect(lastRequest().aborted).toBe(true)
})

test('an upload cancelled before it starts sends nothing', async () => {
  const stored = uploadPdf('product', pdf, { signal: AbortSignal.abort() })
  await expect(stored).rejects.toMatchObject({ name: 'AbortError' })
  expect(FakeRequest.all).toEqual([])
})

test('an upload may take long while bytes move, and times out after 15 seconds without progress', async () => {
  vi.useFakeTimers()
  const failed = uploadPdf('product', pdf).catch(error => error)
  for (const loaded of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(14_000)
    lastRequest().progress(loaded, 8)
  }
  expect(lastRequest().aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await failed).toMatchObject({ name: 'ApiError', kind: 'timeout' })
  expect(lastRequest().aborted).toBe(true)
})

test('an upload through a fetch of the host, which reports no progress, may take three minutes', async () => {
  vi.useFakeTimers()
  const { fetch } = fakeNetwork({ [CALL]: fault('timeout') })
  configure({ fetch })
  let error: unknown
  const failed = uploadPdf('product', pdf).catch(reason => {
    error = reason
  })
  await vi.advanceTimersByTimeAsync(179_000)
  expect(error).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1_000)
  await failed
  expect(error).toMatchObject({ kind: 'timeout' })
})

test.each([
  [
    413,
    { Message: 'Larger than 10 MiB' },
    { kind: 'rejected', status: 413, serverMessage: 'Larger than 10 MiB' },
  ],
  [429, {}, { kind: 'throttled', retryAfter: 9 }],
  [500, {}, { kind: 'server' }],
  [204, {}, { kind: 'shape' }],
  [200, {}, { kind: 'shape' }],
  [200, { Result: [] }, { kind: 'shape' }],
  [200, { Result: [{ DocFileName: '' }] }, { kind: 'shape' }],
])('a reply of %s %j fails with the right error', async (status, body, expected) => {
  const stored = uploadPdf('product', pdf)
  lastRequest().answer(status, body)
  await expect(stored).rejects.toMatchObject(expected)
})

test('a 401 ends the session', async () => {
  const stored = uploadPdf('product', pdf)
  lastRequest().answer(401, {})
  await expect(stored).rejects.toBeInstanceOf(ApiError)
  expect($user.get()).toBeNull()
})

test('tells a broken connection from a blocked request', async () => {
  const network = fakeNetwork({ [CALL]: fault('offline') })
  const probe = later()
  vi.stubGlobal('fetch', async () => {
    await probe.answer
    return new Response()
  })
  const stored = uploadPdf('product', pdf)
  lastRequest().onerror()
  probe.release(null)
  await expect(stored).rejects.toMatchObject({ kind: 'blocked' })
  configure({ fetch: network.fetch })
  await expect(uploadPdf('product', pdf)).rejects.toMatchObject({ kind: 'offline' })
})
