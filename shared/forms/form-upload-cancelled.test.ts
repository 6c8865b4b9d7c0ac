import { expect, test } from 'vitest'
import { last, reached, sendWithFile, settled } from '#shared/testing/sample-form.ts'

test('cancelling returns to editing, keeps everything, and ignores a late reply', async () => {
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
  'cancelling %i ticks after the reply still creates only one entry',
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

test('after cancelling and sending again, the first upload does not disturb the second', async () => {
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
