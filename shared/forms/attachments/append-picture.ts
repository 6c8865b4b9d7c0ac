import {
  type PDFContext,
  PDFName,
  PDFPageLeaf,
  type PDFPageTree,
  type PDFRef,
  PngEmbedder,
} from '@cantoo/pdf-lib'
import { drawnJpeg, isCanvasTrue, type Size } from './canvas.ts'
import { plainJpeg } from './plain-jpeg.ts'

export type Target = { context: PDFContext; tree: PDFPageTree; treeRef: PDFRef }

/** In points, of which an inch has 72. */
const A4 = { short: 595.28, long: 841.89 }
const MARGIN = 24

/** The resolution that print needs. A camera gives several times as many. */
const DOTS_PER_INCH = 200
/** A small picture is not enlarged beyond the resolution of a screen. */
const FEWEST_DOTS_PER_INCH = 96

/** The turn of the unit square for each EXIF orientation, from 1 on. */
const TURNS = [
  [1, 0, 0, 1, 0, 0],
  [-1, 0, 0, 1, 1, 0],
  [-1, 0, 0, -1, 1, 1],
  [1, 0, 0, -1, 0, 1],
  [0, -1, -1, 0, 1, 1],
  [0, -1, 1, 0, 0, 1],
  [0, 1, 1, 0, 0, 0],
  [0, 1, -1, 0, 1, 0],
] as const

type Held = { ref: PDFRef; orientation: number }

/** Puts a picture on a page of A4, upright. Returns false if it needs a canvas and canvases can't be trusted. */
export async function appendPicture({ context, tree, treeRef }: Target, file: Blob): Promise<boolean> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const size = { width: bitmap.width, height: bitmap.height }
  const isWide = size.width > size.height
  const page = isWide ? { width: A4.long, height: A4.short } : { width: A4.short, height: A4.long }
  const scale = Math.min(
    (page.width - 2 * MARGIN) / size.width,
    (page.height - 2 * MARGIN) / size.height,
    72 / FEWEST_DOTS_PER_INCH,
  )
  const held = (await isCanvasTrue())
    ? await drawn(context, bitmap, Math.min(1, (scale * DOTS_PER_INCH) / 72))
    : await original(context, file, size)
  bitmap.close()
  if (!held) return false
  const place = { width: size.width * scale, height: size.height * scale }
  const x = (page.width - place.width) / 2
  const y = (page.height - place.height) / 2
  const turn = (TURNS[held.orientation - 1] ?? TURNS[0]).join(' ')
  const draw = `q ${place.width} 0 0 ${place.height} ${x} ${y} cm ${turn} cm /Picture Do Q`
  const leaf = PDFPageLeaf.withContextAndParent(context, treeRef)
  leaf.set(PDFName.MediaBox, context.obj([0, 0, page.width, page.height]))
  leaf.set(PDFName.Resources, context.obj({ XObject: { Picture: held.ref } }))
  leaf.set(PDFName.Contents, context.register(context.stream(draw)))
  tree.pushLeafNode(context.register(leaf))
  return true
}

async function drawn(context: PDFContext, bitmap: ImageBitmap, dots: number): Promise<Held> {
  const pixels = {
    width: Math.max(1, Math.round(bitmap.width * dots)),
    height: Math.max(1, Math.round(bitmap.height * dots)),
  }
  const jpeg = await drawnJpeg(pixels, canvas => {
    canvas.imageSmoothingQuality = 'high'
    canvas.drawImage(bitmap, 0, 0, pixels.width, pixels.height)
  })
  const bytes = new Uint8Array(await jpeg.arrayBuffer())
  return { ref: registerJpeg(context, bytes, pixels, 'DeviceRGB'), orientation: 1 }
}

async function original(context: PDFContext, file: Blob, size: Size): Promise<Held | null> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes[0] !== 0xff) return png(context, bytes, size)
  const plain = plainJpeg(bytes)
  if (!plain) return null
  const { jpeg, colors, orientation } = plain
  const { width, height } = orientation > 4 ? { width: plain.height, height: plain.width } : plain
  if (width !== size.width || height !== size.height) return null
  return { ref: registerJpeg(context, jpeg, plain, colors), orientation }
}

async function png(context: PDFContext, bytes: Uint8Array, size: Size): Promise<Held | null> {
  // The file may ask to be rotated, which other programs do not expect of a PNG.
  if (hasExif(bytes)) return null
  const embedder = await PngEmbedder.for(bytes).catch(() => null)
  if (embedder?.width !== size.width || embedder.height !== size.height) return null
  return { ref: await embedder.embedIntoContext(context), orientation: 1 }
}

function hasExif(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let place = 8; place + 8 <= bytes.length; place += 12 + view.getUint32(place)) {
    if (view.getUint32(place + 4) === 0x65584966) return true
  }
  return false
}

function registerJpeg(
  context: PDFContext,
  jpeg: Uint8Array,
  { width, height }: Size,
  colors: string,
): PDFRef {
  return context.register(
    context.stream(jpeg, {
      Type: 'XObject',
      Subtype: 'Image',
      Width: width,
      Height: height,
      ColorSpace: colors,
      BitsPerComponent: 8,
      Filter: 'DCTDecode',
    }),
  )
}
