import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { pdfFile } from '#shared/testing/pdf-file.ts'
import { plainPdfs, richPdf, richPdfs } from '#shared/testing/rich-pdfs.ts'
import { mergeFiles } from './merge-files.ts'

const other = pdfFile('b.pdf')
const widthsOf = async (bytes: Uint8Array): Promise<number[]> =>
  (await PDFDocument.load(bytes)).getPages().map(page => page.getWidth())

test.each(Object.entries(richPdfs))('leaves out %s, and merges the other files', async (_, extras) => {
  const { bytes, problems } = await mergeFiles([richPdf('a.pdf', extras), other])
  expect(problems).toEqual(['loss', null])
  expect(await widthsOf(bytes)).toEqual([300])
})

test.each(Object.entries(plainPdfs))('merges a PDF with %s', async (_, extras) => {
  const { bytes, problems } = await mergeFiles([richPdf('a.pdf', extras), other])
  expect(problems).toEqual([null, null])
  expect(await widthsOf(bytes)).toEqual([310, 300])
})

test('leaves out a file with object streams, and one that its owner protected', async () => {
  const document = await PDFDocument.create()
  document.addPage([310, 400])
  await document.attach(new Uint8Array([52]), 'valves.csv', { mimeType: 'text/csv' })
  const packed = new Blob([new Uint8Array(await document.save({ useObjectStreams: true }))])
  const shut = await PDFDocument.load(await packed.arrayBuffer())
  shut.encrypt({ ownerPassword: 'b' })
  const locked = new Blob([new Uint8Array(await shut.save())])
  const { problems } = await mergeFiles([packed, locked, other])
  expect(problems).toEqual(['loss', 'loss', null])
})
