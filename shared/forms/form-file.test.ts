import { expect, test } from 'vitest'
import { fileNamed, sampleForm } from '#shared/testing/sample-form.ts'
import { LARGEST_FILE } from './pdf.ts'

test('holds one file, replaces it with a new one, and can remove it', async () => {
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
])('a refused file (%s) keeps the earlier one', async (message, refused) => {
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

test('a valid file clears the error of a refused one, but not the error of a field', async () => {
  const { form } = sampleForm()
  await form.chooseFile(fileNamed('picture.pdf', 'PNG'))
  await form.chooseFile(fileNamed('a.pdf'))
  expect(form.$state.get()).toEqual({ at: 'editing', fieldError: null })
  form.submit()
  await form.chooseFile(fileNamed('b.pdf'))
  form.removeFile()
  expect(form.$state.get()).toMatchObject({ fieldError: { field: 'subject' } })
})

test('a form without upload ignores files', async () => {
  const { form } = sampleForm({ takesFiles: false })
  await form.chooseFile(fileNamed('a.pdf'))
  expect(form.$file.get()).toBeNull()
})
