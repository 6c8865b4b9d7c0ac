import { PDFDocument, PDFName, PDFRef } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
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

test('all pages of all PDFs are there, in the order of the files', async () => {
  const files = [310, 320, 330].map((width, index) => new Blob([pdfText(`${width}`, index + 1, width)]))
  const { bytes, problems } = await mergeFiles(files)
  expect(problems).toEqual([null, null, null])
  expect(await widthsOf(bytes)).toEqual([310, 320, 320, 330, 330, 330])
})

test('the same file twice is there twice', async () => {
  const file = pdfFile('a.pdf', 2)
  expect(await widthsOf((await mergeFiles([file, file])).bytes)).toHaveLength(4)
})

test('300 pages keep what is on them, once', async () => {
  const file = pdfFile('catalogue.pdf', 300)
  const { bytes } = await mergeFiles([file, pdfFile('b.pdf')])
  const document = await PDFDocument.load(bytes)
  expect(document.getPageCount()).toBe(301)
  const drawn = document.context.enumerateIndirectObjects().map(([, object]) => String(object))
  expect(drawn.filter(text => text.includes('(catalogue.pdf 300)'))).toHaveLength(1)
})

test('a link to another page leads to that page of the whole', async () => {
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

test('a picture that a page inherits from the whole of its document comes along', async () => {
  const inherited = `%PDF-1.4
    1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
    2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 345 400]/Rotate 90>> endobj
    3 0 obj <</Type/Page/Parent 2 0 R>> endobj
    trailer <</Root 1 0 R>>\n%%EOF`
  const { bytes } = await mergeFiles([new Blob([inherited]), pdfFile('b.pdf')])
  const [page] = (await PDFDocument.load(bytes)).getPages()
  expect([page?.getWidth(), page?.getRotation().angle]).toEqual([345, 90])
})

const whole = pdfText('whole', 3)
const bad: [string, string, () => Blob | Promise<Blob>][] = [
  ['nothing', 'empty', () => new Blob([])],
  ['a text', 'unsupported', () => new Blob(['Gate valve, 2 inch'])],
  ['a GIF', 'unsupported', () => new Blob(['GIF89a'])],
  ['the head of a PDF', 'broken', () => new Blob(['%PDF-1.7\n%%EOF\n'])],
  ['a PDF cut off before its last page', 'broken', () => new Blob([whole.slice(0, whole.length * 0.7)])],
  ['a PDF cut off at once', 'broken', () => new Blob([whole.slice(0, 80)])],
  ['a PDF of no pages', 'broken', () => new Blob([pdfText('none', 0)])],
  [
    'a PDF whose pages hold themselves',
    'broken',
    () => new Blob([whole.replace('Kids[3 0 R', 'Kids[2 0 R')]),
  ],
  ['noise behind the head of a PDF', 'broken', () => new Blob(['%PDF-1.4\n', new Uint8Array(9999).fill(93)])],
  ['the head of a picture', 'broken', () => new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0])])],
  ['a PDF with a password', 'encrypted', () => locked({ userPassword: 'a', ownerPassword: 'b' }, false)],
  ['the same in object streams', 'encrypted', () => locked({ userPassword: 'a', ownerPassword: 'b' }, true)],
  ['a PDF that may only be read', 'encrypted', () => locked({ ownerPassword: 'b' }, true)],
]

test.each(bad)('%s is %s, and the others come through', async (_, problem, make) => {
  const { bytes, problems } = await mergeFiles([pdfFile('a.pdf'), await make(), pdfFile('b.pdf')])
  expect(problems).toEqual([null, problem, null])
  expect(await widthsOf(bytes)).toHaveLength(2)
})

test('it stops when it is no longer wanted', async () => {
  const ending = new AbortController()
  const merging = mergeFiles([pdfFile('a.pdf', 300), pdfFile('b.pdf')], ending.signal)
  ending.abort()
  await expect(merging).rejects.toBe(ending.signal.reason)
})
