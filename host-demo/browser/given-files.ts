import type { Page } from 'playwright-core'
import { pdfText } from '#shared/testing/pdf-file.ts'

/** A file to be chosen in a file field. */
export type GivenFile = { name: string; mimeType: string; buffer: Buffer<ArrayBuffer> }

/** A PDF of one page; `width` in points. */
export const pdf = (name: string, width = 300): GivenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(pdfText(name, 1, width)),
})

/** A picture of noise in so many pixels, as a camera or a screen would make it. */
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
