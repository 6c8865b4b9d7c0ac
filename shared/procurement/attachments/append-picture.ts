import {
  clip,
  endPath,
  type PDFDocument,
  type PDFImage,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
} from '@cantoo/pdf-lib'
import { drawnJpeg, isCanvasTrue, type Size } from './canvas.ts'
import { layOut } from './picture-layout.ts'

/** The resolution that print needs. A camera gives several times as many. */
const DOTS_PER_INCH = 200
/** In pixels. Some phones draw nothing on a larger canvas. */
const LARGEST_CANVAS = { side: 16_384, area: 16_777_216 }

/** EXIF, which may turn the picture, and the metadata of Adobe's programs. All of them may name a place. */
const METADATA = /Exif|eXIf|ns\.adobe\.com|Photoshop 3/

/**
 * Puts a picture on a page of A4, upright, and a long one on several. Returns false if it needs a canvas and canvases
 * can't be trusted.
 */
export async function appendPicture(target: PDFDocument, file: Blob): Promise<boolean> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const { scale, pages } = layOut({ width: bitmap.width, height: bitmap.height })
  const image = (await isCanvasTrue())
    ? await drawn(target, bitmap, Math.min((scale * DOTS_PER_INCH) / 72, largestScale(bitmap)))
    : await original(target, file)
  bitmap.close()
  if (!image) return false
  // The file holds the picture once, whatever the number of its pages.
  for (const { page, picture, shown } of pages) {
    const sheet = target.addPage([page.width, page.height])
    const { x, y, width, height } = shown
    sheet.pushOperators(pushGraphicsState(), rectangle(x, y, width, height), clip(), endPath())
    sheet.drawImage(image, picture)
    sheet.pushOperators(popGraphicsState())
  }
  return true
}

/** Returns how far a picture may be scaled for a canvas. It is never enlarged. */
const largestScale = ({ width, height }: Size): number =>
  Math.min(
    1,
    LARGEST_CANVAS.side / Math.max(width, height),
    Math.sqrt(LARGEST_CANVAS.area / (width * height)),
  )

async function drawn(target: PDFDocument, bitmap: ImageBitmap, dots: number): Promise<PDFImage> {
  const width = Math.max(1, Math.round(bitmap.width * dots))
  const height = Math.max(1, Math.round(bitmap.height * dots))
  const jpeg = await drawnJpeg({ width, height }, canvas => {
    canvas.imageSmoothingQuality = 'high'
    canvas.drawImage(bitmap, 0, 0, width, height)
  })
  return target.embedJpg(await jpeg.arrayBuffer())
}

/** Returns the picture unchanged, or null if its metadata would go into the PDF with it. */
async function original(target: PDFDocument, file: Blob): Promise<PDFImage | null> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (METADATA.test(new TextDecoder('latin1').decode(bytes))) return null
  return bytes[0] === 0xff ? target.embedJpg(bytes) : target.embedPng(bytes)
}
