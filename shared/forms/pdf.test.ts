import { expect, test } from 'vitest'
import { fileNamed } from '#shared/testing/sample-form.ts'
import { attachmentName, LARGEST_FILE, pdfError } from './pdf.ts'

test.each([
  ['a PDF', fileNamed('offer.pdf')],
  ['a PDF under another name', fileNamed('offer.txt')],
  ['a PDF of exactly 10 MiB', fileNamed('offer.pdf', '%PDF-1.7', LARGEST_FILE)],
  ['no more than the first bytes', fileNamed('offer.pdf', '%PDF-', 5)],
])('%s passes', async (_, file) => {
  expect(await pdfError(file)).toBeNull()
})

test.each([
  ['a picture under a PDF name', fileNamed('offer.pdf', '\u0089PNG')],
  ['an empty file', fileNamed('offer.pdf', '', 0)],
  ['a part of the mark', fileNamed('offer.pdf', '%PDF', 4)],
  ['the mark in small letters', fileNamed('offer.pdf', '%pdf-1.7')],
  ['the mark further on', fileNamed('offer.pdf', ' %PDF-1.7')],
  ['a web page', fileNamed('offer.pdf', '<html>')],
])('%s is no PDF', async (_, file) => {
  expect(await pdfError(file)).toBe('fileNotPdf')
})

test('more than 10 MiB is too large, whatever it is', async () => {
  expect(await pdfError(fileNamed('offer.pdf', '%PDF-1.7', LARGEST_FILE + 1))).toBe('fileTooLarge')
})

test('a file that cannot be read says so', async () => {
  const gone = fileNamed('offer.pdf')
  gone.slice = () => {
    const blob = new Blob()
    blob.text = () => Promise.reject(new DOMException('gone', 'NotFoundError'))
    return blob
  }
  expect(await pdfError(gone)).toBe('fileUnreadable')
})

test.each([
  ['offer.pdf', 'offer'],
  ['a.b.pdf', 'a'],
  ['.pdf', ''],
  ['offer', 'offer'],
  ['', ''],
  ['../../etc/passwd', ''],
  ['オファー 2025.pdf', 'オファー 2025'],
])('%j is sent as %j', (fileName, sent) => {
  expect(attachmentName({ name: fileName })).toBe(sent)
})
