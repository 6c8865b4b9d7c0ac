import { expect, test } from 'vitest'
import { fileNamed } from '#shared/testing/sample-form.ts'
import { LARGEST_FILE, pdfError } from './pdf.ts'
import { attachmentName } from './submitter.ts'

const fileOf = (start: readonly number[], text: string) =>
  new File([new Uint8Array(start), text], 'offer.pdf')

test.each([
  ['a PDF', fileNamed('offer.pdf')],
  ['a PDF under another name', fileNamed('offer.txt')],
  ['a PDF of exactly 10 MiB', fileNamed('offer.pdf', '%PDF-1.7', LARGEST_FILE)],
  ['a file of only the first bytes', fileNamed('offer.pdf', '%PDF-', 5)],
  ['a PDF after a byte order mark', fileNamed('offer.pdf', '\ufeff%PDF-1.7\n')],
  ['a PDF after an empty line', fileNamed('offer.pdf', '\r\n%PDF-1.4\r\n')],
  ['a PDF after a zero byte', fileNamed('offer.pdf', '\0%PDF-1.4\n')],
  ['a PDF after printer commands', fileNamed('offer.pdf', '\x1b%-12345X@PJL SET COPIES=1\r\n%PDF-1.5\n')],
  ['a PDF after HTTP headers', fileNamed('offer.pdf', 'Content-Type: application/pdf\n\n%PDF-1.3\n')],
  ['a PDF after comments', fileNamed('offer.pdf', '# Information before the actual PDF data.\n%PDF-2.0\n')],
  ['a PDF whose header ends the first 1,024 bytes', fileNamed('offer.pdf', `${' '.repeat(1015)}%PDF-1.7\n`)],
  ['a PDF that is also a web page', fileNamed('offer.pdf', '%PDF-1.7\n<html>')],
])('%s passes', async (_, file) => {
  expect(await pdfError(file)).toBeNull()
})

test.each([
  ['a picture under a PDF name', fileNamed('offer.pdf', '\u0089PNG')],
  ['an empty file', fileNamed('offer.pdf', '', 0)],
  ['a part of the signature', fileNamed('offer.pdf', '%PDF', 4)],
  ['the signature in lower case', fileNamed('offer.pdf', '%pdf-1.7')],
  ['a header after the first 1,024 bytes', fileNamed('offer.pdf', `${' '.repeat(1016)}%PDF-1.7\n`)],
  ['a text that mentions the signature', fileNamed('offer.txt', 'A PDF begins with %PDF- and its version.')],
  ['a web page', fileNamed('offer.pdf', '<html>')],
  ['a web page that holds a PDF', fileNamed('offer.pdf', '\n<!doctype html>%PDF-1.7\n')],
  ['a web page that begins with text', fileNamed('offer.pdf', 'Offer <script>run()</script>%PDF-1.7\n')],
  ['a script that holds a PDF', fileNamed('offer.pdf', '#!/bin/sh\n%PDF-1.7\n')],
  ['an archive that holds a PDF', fileNamed('offer.pdf', 'PK\u0003\u0004%PDF-1.7\n')],
  ['a program that holds a PDF', fileNamed('offer.pdf', 'MZ\0%PDF-1.7\n')],
  ['a picture that holds a PDF', fileOf([0xff, 0xd8, 0xff, 0xe0], '%PDF-1.7\n')],
])('%s is not a PDF', async (_, file) => {
  expect(await pdfError(file)).toBe('fileNotPdf')
})

test('a file over 10 MiB is too large, whatever its type', async () => {
  expect(await pdfError(fileNamed('offer.pdf', '%PDF-1.7', LARGEST_FILE + 1))).toBe('fileTooLarge')
})

test('reports a file that cannot be read', async () => {
  const gone = fileNamed('offer.pdf')
  gone.slice = () => {
    const blob = new Blob()
    blob.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'))
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
