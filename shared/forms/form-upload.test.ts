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

test('uploads the file with progress, then sends its address and display name', async () => {
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

test('does not change the file during an upload', async () => {
  const { form } = await sendWithFile()
  const file = form.$file.get()
  await form.chooseFile(fileNamed('other.pdf'))
  form.removeFile()
  expect(form.$file.get()).toBe(file)
})

test('a failed upload creates nothing, and retry uploads again', async () => {
  const { form, uploads, creates } = await sendWithFile()
  last(uploads).fail(failing('rejected', 413))
  await reached(form, 'failed')
  expect(form.$state.get()).toMatchObject({ step: 'upload', mayHaveArrived: false })
  expect(creates).toHaveLength(0)
  form.retry()
  expect(uploads).toHaveLength(2)
  last(uploads).answer('stored.pdf')
  await reached(form, 'sending')
  expect(creates).toHaveLength(1)
})

test('retry waits for a file that is being checked, and never goes without it', async () => {
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
