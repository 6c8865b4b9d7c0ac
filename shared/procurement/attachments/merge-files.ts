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
import { detachFiles, lossOf, type PdfLoss } from './pdf-loss.ts'

export type FileProblem = 'empty' | 'unsupported' | 'encrypted' | 'broken' | 'shielded' | PdfLoss

/** One PDF of all files without a problem, and the problems in the order of the files. */
export type Merged = { bytes: Uint8Array<ArrayBuffer>; problems: (FileProblem | null)[] }

/** The number of objects read or written before other work gets a turn: without a worker, this runs on the page. */
const OBJECTS_AT_ONCE = 100

const SLICE = 16

/** The files to merge, and the places of PDFs that go in without the files attached to them. */
export type MergeRequest = { files: readonly Blob[]; detached: ReadonlySet<number> }

type Options = Partial<MergeRequest> & { signal?: AbortSignal }

/**
 * Joins PDFs and pictures, in their order; a picture becomes one or more pages of A4. A PDF that would lose more than
 * its bookmarks is left out. Rejects only when it is aborted.
 */
export async function mergeFiles(
  files: readonly Blob[],
  { detached, signal }: Options = {},
): Promise<Merged> {
  const target = newTarget()
  const problems: (FileProblem | null)[] = []
  for (const [place, file] of files.entries()) {
    signal?.throwIfAborted()
    problems.push(await append(target, file, detached?.has(place) ?? false))
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

async function append(target: Target, file: Blob, isDetached: boolean): Promise<FileProblem | null> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (bytes.length === 0) return 'empty'
    const start = pdfStart(bytes)
    if (start >= 0) return await appendPdf(target, bytes.subarray(start), isDetached)
    const isPicture = startsWith(bytes, [0xff, 0xd8, 0xff]) || startsWith(bytes, [0x89, 0x50, 0x4e, 0x47])
    if (!isPicture) return 'unsupported'
    return (await appendPicture(target, file)) ? null : 'shielded'
  } catch {
    return 'broken'
  }
}

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)

async function appendPdf(
  { context, tree, treeRef }: Target,
  bytes: Uint8Array,
  isDetached: boolean,
): Promise<FileProblem | null> {
  const source = await parsePdf(bytes, OBJECTS_AT_ONCE)
  if (!source) return 'encrypted'
  const pause = pauses()
  const loss = await lossOf(source, pause)
  if (loss && !(loss === 'attached' && isDetached)) return loss
  if (loss) detachFiles(source)
  // By reference, so that a link back to a page of the source leads to the same page here.
  const copier = PDFObjectCopier.for(source, context)
  const pages: PDFRef[] = []
  for (const ref of pagesOf(source)) {
    const copied = copier.copy(ref)
    if (!(copied instanceof PDFRef)) throw new Error('A page is not to be found')
    pages.push(copied)
    await pause()
  }
  for (const ref of pages) {
    const page = context.lookup(ref)
    if (page instanceof PDFPageLeaf) page.setParent(treeRef)
    tree.pushLeafNode(ref)
  }
  return null
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
