import {
  type PDFContext,
  PDFName,
  PDFPageLeaf,
  type PDFPageTree,
  type PDFRef,
  PngEmbedder,
} from '@cantoo/pdf-lib'
import { drawnJpeg, isCanvasTrue, type Size } from './canvas.ts'
import { layOut } from './picture-layout.ts'
import { plainJpeg } from './plain-jpeg.ts'

export type Target = { context: PDFContext; tree: PDFPageTree; treeRef: PDFRef }

/** The resolution that print needs. A camera gives several times as many. */
const DOTS_PER_INCH = 200
/** In pixels. Some phones draw nothing on a larger canvas. */
const LARGEST_CANVAS = { side: 16_384, area: 16_777_216 }

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

/**
 * Puts a picture on a page of A4, upright, and a long one on several. Returns false if it needs a canvas and canvases
 * can't be trusted.
 */
export async function appendPicture({ context, tree, treeRef }: Target, file: Blob): Promise<boolean> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const size = { width: bitmap.width, height: bitmap.height }
  const { scale, pages } = layOut(size)
  const held = (await isCanvasTrue())
    ? await drawn(context, bitmap, Math.min((scale * DOTS_PER_INCH) / 72, largestScale(size)))
    : await original(context, file, size)
  bitmap.close()
  if (!held) return false
  const turn = (TURNS[held.orientation - 1] ?? TURNS[0]).join(' ')
  // The file holds the picture once, whatever the number of its pages.
  const resources = context.register(context.obj({ XObject: { Picture: held.ref } }))
  for (const { page, picture, shown } of pages) {
    const clip = `${shown.x} ${shown.y} ${shown.width} ${shown.height} re W n`
    const place = `${picture.width} 0 0 ${picture.height} ${picture.x} ${picture.y} cm`
    const leaf = PDFPageLeaf.withContextAndParent(context, treeRef)
    leaf.set(PDFName.MediaBox, context.obj([0, 0, page.width, page.height]))
    leaf.set(PDFName.Resources, resources)
    leaf.set(
      PDFName.Contents,
      context.register(context.stream(`q ${clip} ${place} ${turn} cm /Picture Do Q`)),
    )
    tree.pushLeafNode(context.register(leaf))
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
