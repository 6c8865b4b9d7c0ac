import {
  PDFDocument,
  PDFName,
  PDFObjectCopier,
  PDFPage,
  PDFPageLeaf,
  PDFPageTree,
  type PDFRef,
} from '@cantoo/pdf-lib'
import { pdfStart } from '#shared/forms/pdf.ts'
import { appendPicture } from './append-picture.ts'
import { losesSomething } from './pdf-loss.ts'

/** `loss`: pages alone would lose something of this PDF. */
export type FileProblem = 'empty' | 'unsupported' | 'encrypted' | 'loss' | 'broken' | 'shielded'

/** One PDF of all files without a problem, and the problems in the order of the files. */
export type Merged = { bytes: Uint8Array<ArrayBuffer>; problems: (FileProblem | null)[] }

/** The number of objects read or written before other work gets a turn: without a worker, this runs on the page. */
const OBJECTS_AT_ONCE = 100

const SLICE = 16

/**
 * Joins PDFs and pictures, in their order; a picture becomes a page of A4. A PDF that would lose more than its bookmarks
 * is left out. Rejects only when it is aborted.
 */
export async function mergeFiles(files: readonly Blob[], signal?: AbortSignal): Promise<Merged> {
  const target = await PDFDocument.create({ updateMetadata: false })
  const problems: (FileProblem | null)[] = []
  for (const file of files) {
    signal?.throwIfAborted()
    problems.push(await append(target, file))
  }
  const written = await target.save({ addDefaultPage: false, objectsPerTick: OBJECTS_AT_ONCE })
  return { bytes: new Uint8Array(written), problems }
}

async function append(target: PDFDocument, file: Blob): Promise<FileProblem | null> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (bytes.length === 0) return 'empty'
    const start = pdfStart(bytes)
    if (start >= 0) return await appendPdf(target, bytes.subarray(start))
    const isPicture = startsWith(bytes, [0xff, 0xd8, 0xff]) || startsWith(bytes, [0x89, 0x50, 0x4e, 0x47])
    if (!isPicture) return 'unsupported'
    return (await appendPicture(target, file)) ? null : 'shielded'
  } catch {
    return 'broken'
  }
}

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)

async function appendPdf(target: PDFDocument, bytes: Uint8Array): Promise<FileProblem | null> {
  const source = await openPdf(bytes)
  if (!source) return 'encrypted'
  const pause = pauses()
  if (await losesSomething(source.context, pause)) return 'loss'
  // `copyPages` copies a page again for each link to it, and the links lead to those copies.
  const copier = PDFObjectCopier.for(source.context, target.context)
  const pages: PDFRef[] = []
  for (const ref of pagesOf(source)) {
    pages.push(copier.copy(ref))
    await pause()
  }
  for (const ref of pages) {
    const page = target.context.lookup(ref)
    if (page instanceof PDFPageLeaf) target.addPage(PDFPage.of(page, ref, target))
  }
  return null
}

/** Returns null if a PDF needs a password. The empty one opens a PDF that its owner only protects from changes. */
async function openPdf(bytes: Uint8Array): Promise<PDFDocument | null> {
  const options = { parseSpeed: OBJECTS_AT_ONCE, updateMetadata: false }
  const document = await PDFDocument.load(bytes, { ...options, ignoreEncryption: true })
  if (!document.isEncrypted) return document
  return PDFDocument.load(bytes, { ...options, password: '' }).catch(() => null)
}

/** Returns a function that gives other work a turn whenever a slice of time has passed. */
function pauses(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < SLICE) return
    await new Promise(resume => setTimeout(resume))
    since = performance.now()
  }
}

/** Returns the pages of a document. Throws if one is missing, or its content: the end of the file may be lost. */
function pagesOf({ catalog }: PDFDocument): PDFRef[] {
  const pages: PDFRef[] = []
  catalog.Pages().traverse((node, ref) => {
    if (node instanceof PDFPageTree) return
    if (!(node instanceof PDFPageLeaf)) throw new Error('A page is missing')
    if (node.get(PDFName.Contents) && !node.Contents()) throw new Error('a page has no content stream')
    pages.push(ref)
  })
  if (pages.length === 0) throw new Error('There are no pages')
  return pages
}
