import type { Plugin } from 'vite'

const library = '/node_modules/@cantoo/pdf-lib/'

/** For who writes text or HTML into a PDF; they would make what we use of the library five times as large. */
const unused = {
  [`${library}es/packages/standard-fonts/index.js`]: 'export const FontNames = {}, Encodings = {}, Font = {}',
  '/node_modules/node-html-better-parser/': 'export const NodeType = {}, parse = undefined',
}

/** Builds no more of the PDF library than joining pages needs. */
export function leanPdf(): Plugin {
  return {
    name: 'lean-pdf',
    apply: 'build',
    enforce: 'pre',
    load: id => Object.entries(unused).find(([part]) => id.includes(part))?.[1] ?? null,
    transform: (code, id) => (id.includes(library) ? { code, map: null, moduleSideEffects: false } : null),
  }
}
