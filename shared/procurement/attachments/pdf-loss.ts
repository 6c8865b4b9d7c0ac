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

/** Keys of the catalog, where alone they concern the document: a portfolio, layers, a certification. */
const OF_DOCUMENT = ['Collection', 'OCProperties', 'Perms']

/** Layers, signatures, attached files, and what scripts and buttons do. */
const MARKS: Readonly<Record<string, readonly string[]>> = {
  Type: ['OCG', 'OCMD', 'Sig', 'DocTimeStamp'],
  Subtype: ['FileAttachment'],
  S: ['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'ResetForm', 'SetOCGState'],
}

/** Keys under which a file in the PDF is embedded. */
const OF_FILE = ['F', 'UF', 'DOS', 'Mac', 'Unix']

/** Returns true if a PDF would look or work differently with its pages alone. `pause` gives other work a turn. */
export async function losesSomething(source: PDFContext, pause: () => Promise<void>): Promise<boolean> {
  for (const dict of dictsIn(source)) {
    await pause()
    if (isMoreThanPages(dict)) return true
  }
  return false
}

const at = (dict: PDFDict, key: string): PDFObject | undefined => dict.lookup(PDFName.of(key))
const has = (dict: PDFObject | undefined, keys: readonly string[]): boolean =>
  dict instanceof PDFDict && keys.some(key => at(dict, key) !== undefined)
const isFilled = (list: PDFObject | undefined): boolean => list instanceof PDFArray && list.size() > 0

const isMoreThanPages = (dict: PDFDict): boolean =>
  (dict instanceof PDFCatalog && (has(dict, OF_DOCUMENT) || isForm(at(dict, 'AcroForm')))) ||
  has(at(dict, 'EF'), OF_FILE) ||
  isFilled(at(dict, 'ByteRange')) ||
  Object.entries(MARKS).some(([key, values]) => values.some(value => at(dict, key) === PDFName.of(value)))

const isForm = (form: PDFObject | undefined): boolean =>
  form instanceof PDFDict && (has(form, ['XFA']) || isFilled(at(form, 'Fields')))

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
