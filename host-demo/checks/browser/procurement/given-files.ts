import type { Page } from 'playwright-core'
import { workbookOf } from '#shared/sheets/testing/workbook-file.ts'
import { pdfText } from '#shared/testing/pdf-file.ts'

export type GivenFile = { name: string; mimeType: string; buffer: Buffer<ArrayBuffer> }

/** Returns a PDF of one page; `width` in points. */
export const pdf = (name: string, width = 300): GivenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(pdfText(name, 1, width)),
})

/** Returns a picture of noise with this many pixels, as from a camera or a screenshot. */
export async function picture(page: Page, name: string, width: number, height: number): Promise<GivenFile> {
  const mimeType = name.endsWith('.png') ? 'image/png' : 'image/jpeg'
  const base64 = await page.evaluate(
    async ({ width, height, type }) => {
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d')
      for (let line = 0; line < height; line += 40) {
        if (context) context.fillStyle = `hsl(${line % 360} 80% 50%)`
        context?.fillRect(line % width, line, width / 2, 30)
      }
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer())
      let text = ''
      for (const byte of bytes) text += String.fromCharCode(byte)
      return btoa(text)
    },
    { width, height, type: mimeType },
  )
  return { name, mimeType, buffer: Buffer.from(base64, 'base64') }
}

/** Returns an XLSX workbook with one sheet of these cells, whose texts are XML. */
export function workbook(rows: readonly (readonly (string | number)[])[]): Buffer<ArrayBuffer> {
  const cellOf = (cell: string | number): string =>
    typeof cell === 'number' ? `<c><v>${cell}</v></c>` : `<c t="inlineStr"><is><t>${cell}</t></is></c>`
  const xml = rows.map(row => `<row>${row.map(cellOf).join('')}</row>`).join('')
  return Buffer.from(workbookOf({ Lijst: `<sheetData>${xml}</sheetData>` }))
}
