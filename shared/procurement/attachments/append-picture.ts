import type { PDFDocument, PDFImage } from '@cantoo/pdf-lib'

type Size = { width: number; height: number }

/** In points, of which an inch has 72. */
const A4 = { short: 595.28, long: 841.89 }
const MARGIN = 24

/** In points for each pixel. A small picture is not enlarged beyond the resolution of a screen. */
const LARGEST_SCALE = 72 / 96

/** In pixels: A4 at 200 dots per inch. A long screenshot keeps its width, so that it can be read. */
const SHORT_SIDE = 1654
/** In pixels. Some phones draw nothing on a larger canvas. */
const CANVAS = { side: 16_384, area: 16_777_216 }

const QUALITY = 0.85

/** EXIF, which may turn the picture, and the metadata of Adobe's programs. All of them may name a place. */
const METADATA = /Exif|eXIf|ns\.adobe\.com|Photoshop 3/

/** Puts a picture on a page of A4, upright. Returns false if it needs a canvas and canvases can't be trusted. */
export async function appendPicture(target: PDFDocument, file: Blob): Promise<boolean> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const { page, picture } = placeOnPage(bitmap)
  const image = (await isCanvasTrue())
    ? await target.embedJpg(await (await drawn(bitmap)).arrayBuffer())
    : await original(target, file)
  bitmap.close()
  if (image) target.addPage([page.width, page.height]).drawImage(image, picture)
  return image !== null
}

/** Returns the page for a picture, and the picture's place in its middle. */
export function placeOnPage({ width, height }: Size): {
  page: Size
  picture: Size & { x: number; y: number }
} {
  const page = width > height ? { width: A4.long, height: A4.short } : { width: A4.short, height: A4.long }
  const room = { width: page.width - 2 * MARGIN, height: page.height - 2 * MARGIN }
  const scale = Math.min(room.width / width, room.height / height, LARGEST_SCALE)
  const size = { width: width * scale, height: height * scale }
  return {
    page,
    picture: { ...size, x: (page.width - size.width) / 2, y: (page.height - size.height) / 2 },
  }
}

/** Draws a picture anew, as a JPEG without metadata that print and canvases can take. It is never enlarged. */
function drawn(bitmap: ImageBitmap): Promise<Blob> {
  const short = Math.min(bitmap.width, bitmap.height)
  const long = Math.max(bitmap.width, bitmap.height)
  const scale = Math.min(1, SHORT_SIDE / short, CANVAS.side / long, Math.sqrt(CANVAS.area / (short * long)))
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const context = contextOf(width, height)
  // A JPEG has no transparency: clear parts would become black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  return context.canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}

/** Returns the picture unchanged, or null if its metadata would go into the PDF with it. */
async function original(target: PDFDocument, file: Blob): Promise<PDFImage | null> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (METADATA.test(new TextDecoder('latin1').decode(bytes))) return null
  return bytes[0] === 0xff ? target.embedJpg(bytes) : target.embedPng(bytes)
}

/** Returns true if a canvas keeps its drawing. Against fingerprinting, some browsers return noise and no error. */
async function isCanvasTrue(): Promise<boolean> {
  const side = 8
  const context = contextOf(side, side)
  // Some browsers change single bits on purpose, which nobody sees: only half of the range counts.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, side, side / 2)
  const bitmap = await createImageBitmap(await context.canvas.convertToBlob()).catch(() => null)
  if (!bitmap) return false
  context.clearRect(0, 0, side, side)
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  const { data } = context.getImageData(0, 0, side, side)
  return data.every((value, index) => value > 127 === index < data.length / 2)
}

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('the canvas has no 2d context')
  return context
}
