import {
  PDFCatalog,
  PDFContext,
  PDFName,
  PDFObjectCopier,
  PDFPageLeaf,
  PDFPageTree,
  PDFRef,
  PDFStreamWriter,
} from '@cantoo/pdf-lib'
import { pdfStart } from '#shared/forms/pdf.ts'
import { appendPicture, type Target } from './append-picture.ts'
import { parsePdf } from './parse-pdf.ts'

export type FileProblem = 'empty' | 'unsupported' | 'encrypted' | 'broken' | 'shielded'

/** One PDF of all files without a problem, and the problems in the order of the files. */
export type Merged = { bytes: Uint8Array<ArrayBuffer>; problems: (FileProblem | null)[] }

/** The number of objects read or written before other work gets a turn: without a worker, this runs on the page. */
const OBJECTS_AT_ONCE = 100

const SLICE = 16

/** Joins PDFs and pictures, in their order; each picture becomes a page of A4. Rejects only when it is aborted. */
export async function mergeFiles(files: readonly Blob[], signal?: AbortSignal): Promise<Merged> {
  const target = newTarget()
  const problems: (FileProblem | null)[] = []
  for (const file of files) {
    signal?.throwIfAborted()
    problems.push(await append(target, file))
  }
  const written = await PDFStreamWriter.forContext(target.context, OBJECTS_AT_ONCE).serializeToBuffer()
  return { bytes: new Uint8Array(written), problems }
}

function newTarget(): Target {
  const context = PDFContext.create()
  const tree = PDFPageTree.withContext(context)
  const treeRef = context.register(tree)
  context.trailerInfo.Root = context.register(PDFCatalog.withContextAndPages(context, treeRef))
  return { context, tree, treeRef }
}

async function append(target: Target, file: Blob): Promise<FileProblem | null> {
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

async function appendPdf({ context, tree, treeRef }: Target, bytes: Uint8Array): Promise<FileProblem | null> {
  const source = await parsePdf(bytes, OBJECTS_AT_ONCE)
  if (!source) return 'encrypted'
  // By reference, so that a link back to a page of the source leads to the same page here.
  const copier = PDFObjectCopier.for(source, context)
  const pages: PDFRef[] = []
  let since = performance.now()
  for (const ref of pagesOf(source)) {
    const copied = copier.copy(ref)
    if (!(copied instanceof PDFRef)) throw new Error('A page is not to be found')
    pages.push(copied)
    if (performance.now() - since < SLICE) continue
    await new Promise(resume => setTimeout(resume))
    since = performance.now()
  }
  for (const ref of pages) {
    const page = context.lookup(ref)
    if (page instanceof PDFPageLeaf) page.setParent(treeRef)
    tree.pushLeafNode(ref)
  }
  return null
}

/** Returns the pages of a document. Throws if one is missing, or its content: the end of the file may be lost. */
function pagesOf(source: PDFContext): PDFRef[] {
  const catalog = source.lookup(source.trailerInfo.Root)
  if (!(catalog instanceof PDFCatalog)) throw new Error('There is no catalog')
  const pages: PDFRef[] = []
  catalog.Pages().traverse((node, ref) => {
    if (node instanceof PDFPageTree) return
    if (!(node instanceof PDFPageLeaf)) throw new Error('A page is missing')
    if (node.get(PDFName.Contents) && !node.Contents()) throw new Error('What is on a page is missing')
    pages.push(ref)
  })
  if (pages.length === 0) throw new Error('There are no pages')
  return pages
}
