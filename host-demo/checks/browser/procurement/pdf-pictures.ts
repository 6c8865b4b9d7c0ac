import type { Page } from 'playwright-core'

/** Returns the only JPEG in a PDF. */
export function pictureIn(pdf: Buffer): Buffer {
  const start = pdf.indexOf(Buffer.from([0xff, 0xd8, 0xff]))
  const end = pdf.lastIndexOf(Buffer.from([0xff, 0xd9]))
  if (start < 0 || end < start) throw new Error('There is no JPEG in the PDF')
  return pdf.subarray(start, end + 2)
}

/** Returns red, green and blue of 64 parts, from 0 to 15: the same for a JPEG that is made of another. */
export function averageColors(page: Page, jpeg: Buffer): Promise<number[]> {
  return page.evaluate(async base64 => {
    const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const context = new OffscreenCanvas(8, 8).getContext('2d')
    context?.drawImage(bitmap, 0, 0, 8, 8)
    const data = context?.getImageData(0, 0, 8, 8).data ?? []
    return Array.from(data, value => value >> 4).filter((_, index) => index % 4 !== 3)
  }, jpeg.toString('base64'))
}
