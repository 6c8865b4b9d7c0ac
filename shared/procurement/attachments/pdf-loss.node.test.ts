import { PDFArray, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { pdfFile } from '#shared/testing/pdf-file.ts'
import { plainPdfs, richPdf, richPdfs } from '#shared/testing/rich-pdfs.ts'
import { mergeFiles } from './merge-files.ts'

const other = pdfFile('b.pdf')
const widthsOf = async (bytes: Uint8Array): Promise<number[]> =>
  (await PDFDocument.load(bytes)).getPages().map(page => page.getWidth())

test.each(richPdfs)('names %s: %s, and merges the other files', async (problem, _, extras) => {
  const { bytes, problems } = await mergeFiles([richPdf('a.pdf', extras), other])
  expect(problems).toEqual([problem, null])
  expect(await widthsOf(bytes)).toEqual([300])
})

test.each(plainPdfs)('merges a PDF with %s', async (_, extras) => {
  const { bytes, problems } = await mergeFiles([richPdf('a.pdf', extras), other])
  expect(problems).toEqual([null, null])
  expect(await widthsOf(bytes)).toEqual([310, 300])
})

test.each(richPdfs.filter(([problem]) => problem === 'attached'))(
  '%s: %s goes in without the file if the reader says so',
  async (_, __, extras) => {
    const { bytes, problems } = await mergeFiles([richPdf('a.pdf', extras), other], {
      detached: new Set([0]),
    })
    expect(problems).toEqual([null, null])
    expect(await widthsOf(bytes)).toEqual([310, 300])
    const { context } = await PDFDocument.load(bytes)
    const all = context.enumerateIndirectObjects().map(([, object]) => String(object))
    expect(all.filter(text => /EmbeddedFile|Filespec|FileAttachment|valves/.test(text))).toEqual([])
  },
)

test.each(richPdfs.filter(([problem]) => problem !== 'attached'))(
  'without attached files, still names %s: %s',
  async (problem, _, extras) => {
    const { problems } = await mergeFiles([richPdf('a.pdf', extras), other], { detached: new Set([0]) })
    expect(problems).toEqual([problem, null])
  },
)

test('detaches files and keeps the other marks of a page', async () => {
  const link = '<</Subtype/Link/A<</S/URI/URI(https://e.test)>>/Rect[0 0 9 9]>>'
  const pin = '<</Subtype/FileAttachment/FS<</F(a.csv)/EF<</F 8 0 R>>>>/Rect[0 0 9 9]>>'
  const file = richPdf('a.pdf', {
    page: `/Annots[${pin}${link}${pin}]`,
    objects: '8 0 obj <</Length 1>> stream\n4\nendstream endobj\n',
  })
  const { bytes } = await mergeFiles([file, other], { detached: new Set([0]) })
  const [page] = (await PDFDocument.load(bytes)).getPages()
  const marks = page?.node.lookup(PDFName.of('Annots'))
  expect(marks instanceof PDFArray && marks.size()).toBe(1)
  expect(String(marks)).toContain('/Link')
})

test('finds them in a file with object streams, and in one that its owner protected', async () => {
  const document = await PDFDocument.create()
  document.addPage([310, 400])
  await document.attach(new Uint8Array([52]), 'valves.csv', { mimeType: 'text/csv' })
  const packed = new Blob([new Uint8Array(await document.save({ useObjectStreams: true }))])
  const shut = await PDFDocument.load(await packed.arrayBuffer())
  shut.encrypt({ ownerPassword: 'b' })
  const locked = new Blob([new Uint8Array(await shut.save())])
  const { problems } = await mergeFiles([packed, locked, other])
  expect(problems).toEqual(['attached', 'attached', null])
})
