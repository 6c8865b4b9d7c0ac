export type Size = { width: number; height: number }

const QUALITY = 0.85

/** The size of a JPEG's blocks in pixels. A JPEG keeps an even block unchanged. */
const BLOCK = 8
const BLOCKS = 8
const PROBE = { width: BLOCK * BLOCKS, height: BLOCK * BLOCKS }

/** Of 255. A JPEG differs by 2 or 3, and some browsers by 1 or 2 on purpose, which nobody sees. */
const TOLERANCE = 12

export async function drawnJpeg(
  { width, height }: Size,
  draw: (context: OffscreenCanvasRenderingContext2D) => void,
): Promise<Blob> {
  const { canvas, context } = emptyCanvas({ width, height })
  // A JPEG has no transparency: clear parts would become black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  draw(context)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}

/** Returns true if a canvas keeps its drawing. Against fingerprinting, some browsers return noise and no error. */
export async function isCanvasTrue(): Promise<boolean> {
  const jpeg = await drawnJpeg(PROBE, context => {
    for (let block = 0; block < BLOCKS * BLOCKS; block += 1) {
      const [x, y] = [(block % BLOCKS) * BLOCK, Math.floor(block / BLOCKS) * BLOCK]
      context.fillStyle = `rgb(${grey(x, y)} ${grey(x, y)} ${grey(x, y)})`
      context.fillRect(x, y, BLOCK, BLOCK)
    }
  })
  const bitmap = await createImageBitmap(jpeg).catch(() => null)
  if (!bitmap) return false
  const { context } = emptyCanvas(PROBE)
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  const { data } = context.getImageData(0, 0, PROBE.width, PROBE.height)
  return data.every((value, index) => {
    if (index % 4 === 3) return true
    const pixel = Math.floor(index / 4)
    const drawn = grey(pixel % PROBE.width, Math.floor(pixel / PROBE.width))
    return Math.abs(value - drawn) <= TOLERANCE
  })
}

/** Returns the grey of the block around a pixel. Neighbours differ, and no large part has one grey. */
function grey(x: number, y: number): number {
  const block = Math.floor(y / BLOCK) * BLOCKS + Math.floor(x / BLOCK)
  return 20 + ((block * 37) % 216)
}

function emptyCanvas({ width, height }: Size) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the canvas has no 2d context')
  return { canvas, context }
}
