type Size = { width: number; height: number }

/** A picture on a page of A4: the page and the place in points, counted from below, and the picture as it is drawn there. */
export type DrawnPicture = {
  page: Size
  place: Size & { x: number; y: number }
  pixels: Size
  jpeg: Uint8Array
}

/** In points, of which an inch has 72. */
const A4 = { short: 595.28, long: 841.89 }
const MARGIN = 24

/** What print needs: a camera gives several times as many. */
const DOTS_PER_INCH = 200
/** A small picture is not blown up beyond what a screen shows. */
const FEWEST_DOTS_PER_INCH = 96
const QUALITY = 0.85

/**
 * Draws a picture upright, as its camera was held, and no larger than the page needs. What else the file told, such as
 * the place where it was taken, stays behind. Rejects what is no picture.
 */
export async function drawPicture(file: Blob): Promise<DrawnPicture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const isWide = bitmap.width > bitmap.height
  const page = isWide ? { width: A4.long, height: A4.short } : { width: A4.short, height: A4.long }
  const scale = Math.min(
    (page.width - 2 * MARGIN) / bitmap.width,
    (page.height - 2 * MARGIN) / bitmap.height,
    72 / FEWEST_DOTS_PER_INCH,
  )
  const place = { width: bitmap.width * scale, height: bitmap.height * scale }
  const dots = Math.min(1, (scale * DOTS_PER_INCH) / 72)
  const pixels = {
    width: Math.max(1, Math.round(bitmap.width * dots)),
    height: Math.max(1, Math.round(bitmap.height * dots)),
  }
  const jpeg = await drawn(bitmap, pixels)
  const x = (page.width - place.width) / 2
  const y = (page.height - place.height) / 2
  return { page, place: { ...place, x, y }, pixels, jpeg }
}

async function drawn(bitmap: ImageBitmap, { width, height }: Size): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is nothing to draw on')
  // A JPEG has no transparency: what was clear would become black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
  return new Uint8Array(await blob.arrayBuffer())
}
