import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { lockedPdfs } from '#shared/testing/locked-pdfs.ts'
import { pdfFile, pdfText } from '#shared/testing/pdf-file.ts'
import { mergeFiles } from './merge-files.ts'

const locked = async (options: { userPassword?: string; ownerPassword: string }, packs: boolean) => {
  const document = await PDFDocument.create()
  document.addPage([300, 400])
  document.encrypt(options)
  return new Blob([new Uint8Array(await document.save({ useObjectStreams: packs }))])
}

const widthsOf = async (bytes: Uint8Array): Promise<number[]> =>
  (await PDFDocument.load(bytes)).getPages().map(page => page.getWidth())

test('merges all pages of all PDFs in the order of the files', async () => {
  const files = [310, 320, 330].map((width, index) => new Blob([pdfText(`${width}`, index + 1, width)]))
  const { bytes, problems } = await mergeFiles(files)
  expect(problems).toEqual([null, null, null])
  expect(await widthsOf(bytes)).toEqual([310, 320, 320, 330, 330, 330])
})

test('merges a file twice when it is given twice', async () => {
  const file = pdfFile('a.pdf', 2)
  expect(await widthsOf((await mergeFiles([file, file])).bytes)).toHaveLength(4)
})

test('300 pages keep their content, stored once', async () => {
  const file = pdfFile('catalogue.pdf', 300)
  const { bytes } = await mergeFiles([file, pdfFile('b.pdf')])
  const document = await PDFDocument.load(bytes)
  expect(document.getPageCount()).toBe(301)
  const drawn = document.context.enumerateIndirectObjects().map(([, object]) => String(object))
  expect(drawn.filter(text => text.includes('(catalogue.pdf 300)'))).toHaveLength(1)
})

test('a link to another page leads to that page in the merged file', async () => {
  const page = (next: number, annotations = '') =>
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]/Next ${next} 0 R${annotations}>>`
  const linked = `%PDF-1.4
    1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
    2 0 obj <</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>> endobj
    3 0 obj ${page(4)} endobj
    4 0 obj ${page(3)} endobj
    trailer <</Root 1 0 R>>\n%%EOF`
  const { bytes } = await mergeFiles([new Blob([linked]), pdfFile('b.pdf')])
  const [first, second] = (await PDFDocument.load(bytes)).getPages()
  const next = first?.node.get(PDFName.of('Next'))
  expect(next).toBeInstanceOf(PDFRef)
  expect(next).toBe(second?.ref)
})

test('a page keeps the size and rotation that it inherits from its document', async () => {
  const inherited = `%PDF-1.4
    1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
    2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 345 400]/Rotate 90>> endobj
    3 0 obj <</Type/Page/Parent 2 0 R>> endobj
    trailer <</Root 1 0 R>>\n%%EOF`
  const { bytes } = await mergeFiles([new Blob([inherited]), pdfFile('b.pdf')])
  const [page] = (await PDFDocument.load(bytes)).getPages()
  expect([page?.getWidth(), page?.getRotation().angle]).toEqual([345, 90])
})

const base64 = (text: string) => new Blob([Uint8Array.from(Buffer.from(text, 'base64'))])

/** Returns the drawing instructions of the first page. */
async function firstPage(bytes: Uint8Array): Promise<string> {
  const [page] = (await PDFDocument.load(bytes)).getPages()
  const contents = page?.node.Contents()
  if (!(contents instanceof PDFRawStream)) throw new Error('The first page is empty')
  return new TextDecoder('latin1').decode(decodePDFRawStream(contents).decode())
}

test.each(lockedPdfs)(
  'merges a PDF that only its owner may change, locked by $method',
  async ({ forReading }) => {
    const { bytes, problems } = await mergeFiles([base64(forReading), pdfFile('b.pdf')])
    expect(problems).toEqual([null, null])
    expect(await widthsOf(bytes)).toEqual([310, 300])
    expect(await firstPage(bytes)).toContain('(datasheet 1) Tj')
  },
)

test.each([true, false])('merges a PDF that the library has locked, object streams: %s', async packs => {
  const { problems } = await mergeFiles([await locked({ ownerPassword: 'b' }, packs), pdfFile('b.pdf')])
  expect(problems).toEqual([null, null])
})

test.each(lockedPdfs)(
  'a PDF that needs a password is reported as encrypted, locked by $method',
  async ({ secret }) => {
    const { problems } = await mergeFiles([base64(secret), pdfFile('b.pdf')])
    expect(problems).toEqual(['encrypted', null])
  },
)

const xref = (text: string, shift: number): string => {
  const offsets = [1, 2, 3, 4].map(object => `${text.indexOf(`${object} 0 obj`) + shift}`.padStart(10, '0'))
  const rows = offsets.map(offset => `${offset} 00000 n \n`).join('')
  const at = text.indexOf('trailer')
  const table = `xref\n0 5\n0000000000 65535 f \n${rows}`
  return `${text.slice(0, at)}${table}trailer <</Size 5/Root 1 0 R>>\nstartxref\n${at + shift}\n%%EOF\n`
}
const before = '# Information before the actual PDF data.\n# A printer may need it.\n'

test.each([
  ['a byte order mark', '\ufeff', 0],
  ['an empty line', '\r\n', 0],
  ['comments, with offsets counted from the header', before, 0],
  ['comments, with offsets counted from the file', before, before.length],
])('merges a PDF that comes after %s', async (_, start, shift) => {
  const text = xref(pdfText('datasheet', 1, 310), shift)
  const { bytes, problems } = await mergeFiles([new Blob([start + text]), pdfFile('b.pdf')])
  expect(problems).toEqual([null, null])
  expect(await widthsOf(bytes)).toEqual([310, 300])
  expect(await firstPage(bytes)).toContain('(datasheet 1) Tj')
})

const whole = pdfText('whole', 3)
const bad: [string, string, () => Blob | Promise<Blob>][] = [
  ['an empty file', 'empty', () => new Blob([])],
  ['a text file', 'unsupported', () => new Blob(['Gate valve, 2 inch'])],
  ['a GIF', 'unsupported', () => new Blob(['GIF89a'])],
  ['a PDF header alone', 'broken', () => new Blob(['%PDF-1.7\n%%EOF\n'])],
  ['a PDF cut off before its last page', 'broken', () => new Blob([whole.slice(0, whole.length * 0.7)])],
  ['a PDF cut off near its start', 'broken', () => new Blob([whole.slice(0, 80)])],
  ['a PDF without pages', 'broken', () => new Blob([pdfText('none', 0)])],
  [
    'a PDF whose pages contain themselves',
    'broken',
    () => new Blob([whole.replace('Kids[3 0 R', 'Kids[2 0 R')]),
  ],
  ['noise after a PDF header', 'broken', () => new Blob(['%PDF-1.4\n', new Uint8Array(9999).fill(93)])],
  ['a picture header alone', 'broken', () => new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0])])],
  ['a PDF with a password', 'encrypted', () => locked({ userPassword: 'a', ownerPassword: 'b' }, false)],
  [
    'a PDF with a password and object streams',
    'encrypted',
    () => locked({ userPassword: 'a', ownerPassword: 'b' }, true),
  ],
]

test.each(bad)('%s is reported as %s, and the other files are merged', async (_, problem, make) => {
  const { bytes, problems } = await mergeFiles([pdfFile('a.pdf'), await make(), pdfFile('b.pdf')])
  expect(problems).toEqual([null, problem, null])
  expect(await widthsOf(bytes)).toHaveLength(2)
})

test('stops when it is aborted', async () => {
  const ending = new AbortController()
  const merging = mergeFiles([pdfFile('a.pdf', 300), pdfFile('b.pdf')], ending.signal)
  ending.abort()
  await expect(merging).rejects.toBe(ending.signal.reason)
})
