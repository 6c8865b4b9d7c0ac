import { expect, test } from 'vitest'
import {
  CREATED,
  failing,
  fileNamed,
  last,
  reached,
  sendWithFile,
  settled,
} from '#shared/testing/sample-form.ts'

test('first the file with its progress, then the rest with its address and display name', async () => {
  const { form, uploads, creates, notifies } = await sendWithFile()
  expect(form.$state.get()).toMatchObject({ at: 'uploading', progress: null })
  for (const [told, shown] of [
    [0.25, 0.25],
    [-1, 0],
    [7, 1],
  ] as const) {
    last(uploads).onProgress(told)
    expect(form.$state.get()).toMatchObject({ at: 'uploading', progress: shown })
  }
  expect(creates).toHaveLength(0)
  last(uploads).answer('stored.pdf')
  await reached(form, 'sending')
  expect(last(creates).context).toMatchObject({ attachmentUrl: 'stored.pdf', fileName: 'offer' })
  last(creates).answer(CREATED)
  await settled()
  last(notifies).answer()
  await reached(form, 'sent')
  expect(form.$file.get()).toBeNull()
})

test('no other file while it runs', async () => {
  const { form } = await sendWithFile()
  const file = form.$file.get()
  await form.chooseFile(fileNamed('other.pdf'))
  form.removeFile()
  expect(form.$file.get()).toBe(file)
})

test('cancelled: back to editing with everything kept, and what comes late is ignored', async () => {
  const { form, uploads, creates } = await sendWithFile()
  const { signal, answer, onProgress } = last(uploads)
  form.cancelUpload()
  expect(signal.aborted).toBe(true)
  expect(form.$state.get()).toEqual({ at: 'editing', fieldError: null })
  expect(form.$file.get()?.name).toBe('offer.v2.pdf')
  expect(form.$values.get().message).toBe('Forty, by March')
  onProgress(0.9)
  answer('stored.pdf')
  await settled()
  expect(form.$state.get().at).toBe('editing')
  expect(creates).toHaveLength(0)
})

test.each([0, 1, 2, 3, 4])(
  'cancelled %i ticks after its answer: created once, or not at all',
  async ticks => {
    const { form, uploads, creates } = await sendWithFile()
    last(uploads).answer('stored.pdf')
    for (let tick = 0; tick < ticks; tick++) await Promise.resolve()
    form.cancelUpload()
    form.submit()
    form.confirm()
    if (uploads.length > 1) last(uploads).answer('stored-again.pdf')
    await settled()
    expect(creates).toHaveLength(1)
  },
)

test('cancelled and sent again: the first upload does not disturb the second', async () => {
  const { form, uploads, creates } = await sendWithFile()
  form.cancelUpload()
  form.submit()
  form.confirm()
  const [first, second] = uploads
  first?.onProgress(0.9)
  expect(form.$state.get()).toMatchObject({ at: 'uploading', progress: null })
  first?.fail(new DOMException('stopped', 'AbortError'))
  await settled()
  expect(form.$state.get().at).toBe('uploading')
  second?.answer('second.pdf')
  await reached(form, 'sending')
  expect(creates).toHaveLength(1)
})

test('failed: nothing is created, and retry uploads again', async () => {
  const { form, uploads, creates } = await sendWithFile()
  last(uploads).fail(failing('rejected', 413))
  await reached(form, 'failed')
  expect(form.$state.get()).toMatchObject({ step: 'upload', maybeArrived: false })
  expect(creates).toHaveLength(0)
  form.retry()
  expect(uploads).toHaveLength(2)
  last(uploads).answer('stored.pdf')
  await reached(form, 'sending')
  expect(creates).toHaveLength(1)
})

test('a finished upload is used again by retry, by a new submission and after an edit', async () => {
  const { form, uploads, creates } = await sendWithFile()
  last(uploads).answer('stored.pdf')
  await reached(form, 'sending')
  last(creates).fail(failing('server', 500))
  await reached(form, 'failed')
  form.retry()
  await settled()
  last(creates).fail(failing('server', 500))
  await reached(form, 'failed')
  form.change('message', 'Fifty')
  form.submit()
  form.confirm()
  await settled()
  expect(uploads).toHaveLength(1)
  expect(last(creates).context.attachmentUrl).toBe('stored.pdf')
})

test('retry waits for a file that is being looked at, and never goes without it', async () => {
  const { form, uploads } = await sendWithFile()
  last(uploads).fail(failing('rejected', 413))
  await reached(form, 'failed')
  const looking = form.chooseFile(fileNamed('smaller.pdf'))
  form.retry()
  expect(form.$state.get().at).toBe('failed')
  await looking
  form.retry()
  expect(last(uploads).file.name).toBe('smaller.pdf')
  expect(uploads).toHaveLength(2)
})

test('the same file chosen once more after a failed notification is nothing new', async () => {
  const { form, uploads, creates, notifies } = await sendWithFile()
  last(uploads).answer('stored.pdf')
  await reached(form, 'sending')
  last(creates).answer(CREATED)
  await settled()
  last(notifies).fail(failing('timeout'))
  await reached(form, 'failed')
  await form.chooseFile(fileNamed('offer.v2.pdf'))
  form.submit()
  form.confirm()
  last(notifies).answer()
  await reached(form, 'sent')
  expect([uploads.length, creates.length, notifies.length]).toEqual([1, 1, 2])
  expect(form.$values.get().message).toBe('')
  expect(form.$file.get()).toBeNull()
})

test('another file after a failure is uploaded, and none is none', async () => {
  const { form, uploads, creates } = await sendWithFile()
  last(uploads).answer('stored.pdf')
  await reached(form, 'sending')
  last(creates).fail(failing('server', 500))
  await reached(form, 'failed')
  await form.chooseFile(fileNamed('other.pdf'))
  expect(form.$state.get().at).toBe('failed')
  form.retry()
  expect(uploads).toHaveLength(2)
  last(uploads).answer('other-stored.pdf')
  await settled()
  expect(last(creates).context).toMatchObject({ attachmentUrl: 'other-stored.pdf', fileName: 'other' })
  last(creates).fail(failing('server', 500))
  await reached(form, 'failed')
  form.removeFile()
  form.retry()
  await settled()
  expect(last(creates).context).toMatchObject({ attachmentUrl: '', fileName: '' })
})
