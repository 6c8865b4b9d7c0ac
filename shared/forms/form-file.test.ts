import { expect, test } from 'vitest'
import { fileNamed, fillIn, reached, sampleForm, settled } from '#shared/testing/sample-form.ts'
import { LARGEST_FILE } from './pdf.ts'

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
  const text = new Promise<string>(resolve => {
    read = () => resolve('%PDF-')
  })
  slow.slice = () => {
    const blob = new Blob()
    blob.text = () => text
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
