import { describe, expect, test } from 'vitest'
import {
  CREATED,
  failing,
  fileNamed,
  fillIn,
  last,
  reached,
  type SampleForm,
  sampleForm,
  settled,
} from '#shared/testing/sample-form.ts'
import { LARGEST_FILE } from './pdf.ts'

/** Filled in, with a file, and confirmed. */
async function sendWithFile(sample = sampleForm(), file = fileNamed('offer.v2.pdf')): Promise<SampleForm> {
  fillIn(sample.form)
  await sample.form.chooseFile(file)
  sample.form.submit()
  sample.form.confirm()
  return sample
}

describe('choosing', () => {
  test('one file; a new one takes its place; cancelled there is none', async () => {
    const { form } = sampleForm()
    const second = fileNamed('b.pdf')
    await form.chooseFile(fileNamed('a.pdf'))
    await form.chooseFile(second)
    expect(form.$file.get()).toBe(second)
    form.removeFile()
    expect(form.$file.get()).toBeNull()
  })

  test.each([
    ['fileNotPdf', fileNamed('picture.pdf', '\u0089PNG')],
    ['fileTooLarge', fileNamed('big.pdf', '%PDF-', LARGEST_FILE + 1)],
  ])('a refused file (%s) leaves the earlier one', async (message, refused) => {
    const { form, uploads } = sampleForm()
    const good = fileNamed('a.pdf')
    await form.chooseFile(good)
    await form.chooseFile(refused)
    expect(form.$state.get()).toEqual({ at: 'editing', fieldError: { field: 'file', message } })
    expect(form.$file.get()).toBe(good)
    expect(uploads).toHaveLength(0)
    form.change('message', 'x')
    expect(form.$state.get()).toEqual({ at: 'editing', fieldError: null })
  })

  test('a good file clears the problem of a refused one, but not that of a field', async () => {
    const { form } = sampleForm()
    await form.chooseFile(fileNamed('picture.pdf', 'PNG'))
    await form.chooseFile(fileNamed('a.pdf'))
    expect(form.$state.get()).toEqual({ at: 'editing', fieldError: null })
    form.submit()
    await form.chooseFile(fileNamed('b.pdf'))
    form.removeFile()
    expect(form.$state.get()).toMatchObject({ fieldError: { field: 'subject' } })
  })

  test('of two files chosen at once the later one counts, whichever is read first', async () => {
    const { form } = sampleForm()
    const slow = fileNamed('slow.pdf')
    let read = (): void => {}
    const bytes = new Promise<ArrayBuffer>(resolve => {
      read = () => resolve(new TextEncoder().encode('%PDF-').buffer)
    })
    slow.slice = () => {
      const blob = new Blob()
      blob.arrayBuffer = () => bytes
      return blob
    }
    const first = form.chooseFile(slow)
    const quick = fileNamed('quick.pdf')
    await form.chooseFile(quick)
    read()
    await first
    expect(form.$file.get()).toBe(quick)
  })

  test('cancelled while it is looked at it is not chosen', async () => {
    const { form } = sampleForm()
    const looking = form.chooseFile(fileNamed('a.pdf'))
    form.removeFile()
    await looking
    expect(form.$file.get()).toBeNull()
  })

  test('submitted while it is looked at: the file goes along', async () => {
    const { form, uploads, creates } = sampleForm({ confirms: false })
    fillIn(form)
    const looking = form.chooseFile(fileNamed('a.pdf'))
    for (let click = 0; click < 10; click++) form.submit()
    expect(creates).toHaveLength(0)
    await looking
    await reached(form, 'uploading')
    expect(uploads).toHaveLength(1)
  })

  test('submitted while it is looked at and refused: nothing is sent without it', async () => {
    const { form, uploads, creates } = sampleForm({ confirms: false })
    fillIn(form)
    const looking = form.chooseFile(fileNamed('a.pdf', 'PNG'))
    form.submit()
    await looking
    await settled()
    expect(form.$state.get()).toMatchObject({ at: 'editing', fieldError: { message: 'fileNotPdf' } })
    expect([uploads.length, creates.length]).toEqual([0, 0])
  })

  test('a form without upload takes no file', async () => {
    const { form } = sampleForm({ takesFiles: false })
    await form.chooseFile(fileNamed('a.pdf'))
    expect(form.$file.get()).toBeNull()
  })
})

describe('uploading', () => {
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
})
