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

test('reuses a finished upload for a retry, a new submission and an edited text', async () => {
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

test('choosing the same file again after a failed notification uploads nothing', async () => {
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

test('after a failure, uploads another file, or sends none when it was removed', async () => {
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
