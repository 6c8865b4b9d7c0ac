import { expect, test } from 'vitest'
import { fileNamed, fillIn, reached, sampleForm, settled } from '#shared/testing/sample-form.ts'

test('the file chosen last wins, whichever is read first', async () => {
  const { form } = sampleForm()
  const slow = fileNamed('slow.pdf')
  let read = (): void => {}
  const start = new Promise<ArrayBuffer>(resolve => {
    read = () => resolve(new TextEncoder().encode('%PDF-').buffer)
  })
  slow.slice = () => {
    const blob = new Blob()
    blob.arrayBuffer = () => start
    return blob
  }
  const first = form.chooseFile(slow)
  const quick = fileNamed('quick.pdf')
  await form.chooseFile(quick)
  read()
  await first
  expect(form.$file.get()).toBe(quick)
})

test('a file removed during its check is not chosen', async () => {
  const { form } = sampleForm()
  const looking = form.chooseFile(fileNamed('a.pdf'))
  form.removeFile()
  await looking
  expect(form.$file.get()).toBeNull()
})

test('submitting during the check of a file waits and sends the file', async () => {
  const { form, uploads, creates } = sampleForm({ confirms: false })
  fillIn(form)
  const looking = form.chooseFile(fileNamed('a.pdf'))
  for (let click = 0; click < 10; click++) form.submit()
  expect(creates).toHaveLength(0)
  await looking
  await reached(form, 'uploading')
  expect(uploads).toHaveLength(1)
})

test('submitting during the check sends nothing when the file is refused', async () => {
  const { form, uploads, creates } = sampleForm({ confirms: false })
  fillIn(form)
  const looking = form.chooseFile(fileNamed('a.pdf', 'PNG'))
  form.submit()
  await looking
  await settled()
  expect(form.$state.get()).toMatchObject({ at: 'editing', fieldError: { message: 'fileNotPdf' } })
  expect([uploads.length, creates.length]).toEqual([0, 0])
})
