import {
  PDFArray,
  PDFCatalog,
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib'

type Test = (dict: PDFDict) => boolean

const at = (dict: PDFDict, key: string): PDFObject | undefined => dict.lookup(PDFName.of(key))

const isAny =
  (key: string, ...values: string[]): Test =>
  dict =>
    values.some(value => at(dict, key) === PDFName.of(value))

/** Returns the test that finds these keys in the catalog, where alone they concern the document. */
const inCatalog =
  (...keys: string[]): Test =>
  dict =>
    dict instanceof PDFCatalog && keys.some(key => at(dict, key) !== undefined)

const isFilled = (list: PDFObject | undefined): boolean => list instanceof PDFArray && list.size() > 0

const hasForm: Test = dict => {
  const form = dict instanceof PDFCatalog ? at(dict, 'AcroForm') : undefined
  return form instanceof PDFDict && (at(form, 'XFA') !== undefined || isFilled(at(form, 'Fields')))
}

/** Returns true for the names of a document that lists scripts or files under this key. */
const names =
  (key: string): Test =>
  dict => {
    const listed = dict instanceof PDFCatalog ? at(dict, 'Names') : undefined
    const tree = listed instanceof PDFDict ? at(listed, key) : undefined
    return tree instanceof PDFDict && ['Names', 'Kids'].some(each => isFilled(at(tree, each)))
  }

const ofFile = ['F', 'UF', 'DOS', 'Mac', 'Unix']
const carriesFile: Test = dict => {
  const embedded = at(dict, 'EF')
  return embedded instanceof PDFDict && ofFile.some(key => at(embedded, key) !== undefined)
}

const isAttachment = isAny('Subtype', 'FileAttachment')
const STARTS_SOMETHING = ['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'ResetForm', 'SetOCGState']

/** What a PDF has beside its pages, so that they alone would look or work differently; the gravest first. */
const losses = {
  portfolio: [inCatalog('Collection')],
  layers: [inCatalog('OCProperties'), isAny('Type', 'OCG', 'OCMD')],
  signed: [inCatalog('Perms'), isAny('Type', 'Sig', 'DocTimeStamp'), dict => isFilled(at(dict, 'ByteRange'))],
  form: [hasForm],
  scripts: [names('JavaScript'), isAny('S', ...STARTS_SOMETHING)],
  attached: [names('EmbeddedFiles'), isAttachment, carriesFile],
} as const satisfies Record<string, readonly Test[]>

export type PdfLoss = keyof typeof losses

/** Returns what a PDF would lose if only its pages were kept, or null. `pause` gives other work a turn. */
export async function lossOf(source: PDFContext, pause: () => Promise<void>): Promise<PdfLoss | null> {
  const kinds = Object.entries(losses) as [PdfLoss, readonly Test[]][]
  const found = new Set<PdfLoss>()
  for (const dict of dictsIn(source)) {
    await pause()
    for (const [kind, tests] of kinds) if (tests.some(test => test(dict))) found.add(kind)
  }
  return kinds.map(([kind]) => kind).find(kind => found.has(kind)) ?? null
}

/** Takes the attached files out of a document, and the marks on its pages that open them. */
export function detachFiles(source: PDFContext): void {
  for (const dict of dictsIn(source)) {
    const marks = at(dict, 'Annots')
    if (marks instanceof PDFArray) removeAttachments(marks)
    if (carriesFile(dict)) dict.delete(PDFName.of('EF'))
    for (const key of ['AF', 'RF']) dict.delete(PDFName.of(key))
    if (dict instanceof PDFCatalog) dict.delete(PDFName.of('Names'))
  }
}

function removeAttachments(marks: PDFArray): void {
  for (let index = marks.size() - 1; index >= 0; index -= 1) {
    const mark = marks.lookup(index)
    if (mark instanceof PDFDict && isAttachment(mark)) marks.remove(index)
  }
}

/** Yields each dictionary that the catalog leads to. Those of an earlier revision are not part of the document. */
function* dictsIn(source: PDFContext): Generator<PDFDict> {
  const seen = new Set<PDFObject>()
  const next: (PDFObject | undefined)[] = [source.trailerInfo.Root]
  while (next.length > 0) {
    const object = next.pop()
    if (!object || seen.has(object)) continue
    if (object instanceof PDFRef) {
      seen.add(object)
      next.push(source.lookup(object))
    } else if (object instanceof PDFArray) {
      for (let index = 0; index < object.size(); index += 1) next.push(object.get(index))
    } else if (object instanceof PDFDict || object instanceof PDFStream) {
      const dict = object instanceof PDFStream ? object.dict : object
      yield dict
      next.push(...dict.values())
    }
  }
}
