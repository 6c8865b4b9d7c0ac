import type { Plugin } from 'vite'

const library = '/node_modules/@cantoo/pdf-lib/'

/** What writes or reads text, colours and HTML in a PDF. It would make our part of the library twice as large. */
const unused = {
  [`${library}es/packages/standard-fonts/index.js`]: 'export const FontNames = {}, Encodings = {}, Font = {}',
  [`${library}es/api/extraction/extractPageContents.js`]: 'export const extractPageContents = undefined',
  '/node_modules/culori/': 'export const converter = () => undefined',
  '/node_modules/html-entities/': 'export const encode = undefined',
  '/node_modules/node-html-better-parser/': 'export const NodeType = {}, parse = undefined',
}

/** Builds only the parts of the PDF library that joining pages needs. */
export function leanPdf(): Plugin {
  return {
    name: 'lean-pdf',
    apply: 'build',
    enforce: 'pre',
    load: id => Object.entries(unused).find(([part]) => id.includes(part))?.[1] ?? null,
    transform: (code, id) => (id.includes(library) ? { code, map: null, moduleSideEffects: false } : null),
  }
}
