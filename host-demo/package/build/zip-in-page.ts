import type { Plugin } from 'vite'

/**
 * Compresses workbooks in the page. The library uses a worker made from text for larger ones, which our content policy
 * forbids.
 */
export function zipInPage(): Plugin {
  return {
    name: 'zip-in-page',
    load: id =>
      id.endsWith('/write-excel-file/modules/zip/zipToArrayBuffer.js')
        ? "import { zipSync } from 'fflate'; export default async files => zipSync(files).buffer"
        : null,
  }
}
