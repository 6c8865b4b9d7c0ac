/** What a PDF has beside the content of its page: entries of the catalog and of the page, and further objects. */
type Extras = { catalog?: string; page?: string; objects?: string }

const FILE = '8 0 obj <</Type/EmbeddedFile/Length 9>> stream\nvalves;4\n\nendstream endobj\n'
const SPEC = '7 0 obj <</Type/Filespec/F(valves.csv)/EF<</F 8 0 R>>>> endobj\n'
const FIELD = '7 0 obj <</Type/Annot/Subtype/Widget/FT/Tx/T(Size)/V(2 inch)/Rect[0 0 9 9]>> endobj\n'
const SCRIPT = '7 0 obj <</S/JavaScript/JS(app.alert\\(1\\))>> endobj\n'
const LAYER = '7 0 obj <</Type/OCG/Name(Internal)>> endobj\n'
const SIGNATURE = '8 0 obj <</Type/Sig/Filter/Adobe.PPKLite/ByteRange[0 1 2 3]/Contents<00>>> endobj\n'

/** PDFs that have what a merged file would lose or show. */
export const richPdfs = {
  'a layer that is off': { catalog: '/OCProperties<</OCGs[7 0 R]/D<</OFF[7 0 R]>>>>', objects: LAYER },
  'a layer that is on, and of which a page has content': {
    catalog: '/OCProperties<</OCGs[7 0 R]/D<</ON[7 0 R]>>>>',
    page: '/Resources<</Properties<</L1 7 0 R>>>>',
    objects: LAYER,
  },
  'layers in an object of their own': {
    catalog: '/OC#50roperties 8 0 R',
    objects: `${LAYER}8 0 obj <</OCGs[7 0 R]/D<<>>>> endobj\n`,
  },
  'a picture of a layer': { page: '/Resources<</Properties<</L1 7 0 R>>>>', objects: LAYER },
  'an embedded file': {
    catalog: '/Names<</EmbeddedFiles<</Names[(valves.csv) 7 0 R]>>>>/AF[7 0 R]',
    objects: SPEC + FILE,
  },
  'a tree of embedded files': {
    catalog: '/Names<</EmbeddedFiles<</Kids[9 0 R]>>>>',
    objects: `${SPEC}${FILE}9 0 obj <</Names[(valves.csv) 7 0 R]>> endobj\n`,
  },
  'a file that belongs to the document': { catalog: '/AF[7 0 R]', objects: SPEC + FILE },
  'a file that belongs to a page': { page: '/AF[7 0 R]', objects: SPEC + FILE },
  'a file pinned to a page': {
    page: '/Annots[<</Subtype/FileAttachment/FS 7 0 R/Rect[0 0 9 9]>>]',
    objects: SPEC + FILE,
  },
  'a form that is filled in': {
    catalog: '/AcroForm<</Fields[7 0 R]>>',
    page: '/Annots[7 0 R]',
    objects: FIELD,
  },
  'an XFA form': { catalog: '/AcroForm<</Fields[]/XFA(template)>>' },
  'a form with a script': {
    catalog: '/AcroForm<</Fields[8 0 R]>>/OpenAction 7 0 R',
    objects: `${SCRIPT}8 0 obj <</FT/Tx>> endobj\n`,
  },
  'a named script': { catalog: '/Names<</JavaScript<</Names[(go) 7 0 R]>>>>', objects: SCRIPT },
  'a script that runs when it is opened': { catalog: '/OpenAction 7 0 R', objects: SCRIPT },
  'a script that runs when it is closed': { catalog: '/AA<</WC 7 0 R>>', objects: SCRIPT },
  'a page with a script': { page: '/AA<</O 7 0 R>>', objects: SCRIPT },
  'a signature': {
    catalog: '/AcroForm<</Fields[7 0 R]/SigFlags 3>>',
    objects: `7 0 obj <</FT/Sig/T(Approved)/V 8 0 R>> endobj\n${SIGNATURE}`,
  },
  'a certification': { catalog: '/Perms<</DocMDP 8 0 R>>', objects: SIGNATURE },
  'a portfolio': {
    catalog: '/Collection<</View/D>>/Names<</EmbeddedFiles<</Names[(valves.csv) 7 0 R]>>>>',
    objects: SPEC + FILE,
  },
} as const satisfies Record<string, Extras>

/** PDFs that keep everything but their bookmarks when they are merged. */
export const plainPdfs: Readonly<Record<string, Extras>> = {
  'a first view': { catalog: '/OpenAction[3 0 R/Fit]' },
  'a link': { page: '/Annots[<</Subtype/Link/A<</S/URI/URI(https://e.test)>>/Rect[0 0 9 9]>>]' },
  'empty lists': { catalog: '/AcroForm<</Fields[]>>/Names<</EmbeddedFiles<</Names[]>>>>' },
  'a file of an earlier revision': { objects: SPEC + FILE },
  'a font with the name of a key': { page: '/Resources<</Font<</EF<</Type/Font>>>>>>' },
  bookmarks: { catalog: '/Outlines 7 0 R', objects: '7 0 obj <</Type/Outlines/Count 0>> endobj\n' },
}

/** Makes a PDF of one page by hand, 310 points wide. */
export function richPdf(name: string, { catalog = '', page = '', objects = '' }: Extras): File {
  const content = 'BT (Valve drawing) Tj ET'
  const text = `%PDF-1.7
1 0 obj <</Type/Catalog/Pages 2 0 R${catalog}>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 310 400]/Contents 4 0 R${page}>> endobj
4 0 obj <</Length ${content.length}>> stream
${content}
endstream endobj
${objects}trailer <</Root 1 0 R>>\n%%EOF\n`
  return new File([text], name, { type: 'application/pdf' })
}
