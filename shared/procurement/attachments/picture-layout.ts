import type { Size } from './canvas.ts'

/** In points, of which an inch has 72. */
const A4 = { short: 595.28, long: 841.89 }
const MARGIN = 24

/** A small picture is not enlarged beyond the resolution of a screen. */
const FEWEST_DOTS_PER_INCH = 96

/** A picture that would be narrower than this part of a page is cut: a long screenshot could not be read. */
const NARROWEST = 0.6
/** Repeated on the next page, so that a cut line of text is there as a whole. */
const OVERLAP = 24
const MOST_PAGES = 20

/** A part of a page, from its lower left corner. */
type Area = Size & { x: number; y: number }

/** A page with the place of the picture as a whole, and the area in which it shows. */
export type PicturePage = { page: Size; picture: Area; shown: Area }

/** Lays a picture out on a page of A4, or a long one on several. `scale` is in points for each of its pixels. */
export function layOut(size: Size): { scale: number; pages: PicturePage[] } {
  const isWide = size.width > size.height
  const page = isWide ? { width: A4.long, height: A4.short } : { width: A4.short, height: A4.long }
  const room = { width: page.width - 2 * MARGIN, height: page.height - 2 * MARGIN }
  const fitted = { width: room.width / size.width, height: room.height / size.height }
  const largest = 72 / FEWEST_DOTS_PER_INCH
  const whole = Math.min(fitted.width, fitted.height, largest)
  const [along, across] = isWide ? (['width', 'height'] as const) : (['height', 'width'] as const)
  const readable = Math.min(fitted[across], largest)
  const isCut = whole < readable * NARROWEST
  const step = room[along] - OVERLAP
  const scale = isCut ? Math.min(readable, (MOST_PAGES * step + OVERLAP) / size[along]) : whole
  const placed = { width: size.width * scale, height: size.height * scale }
  const count = isCut ? Math.ceil((placed[along] - OVERLAP) / step - 1e-6) : 1
  const pages = Array.from({ length: count }, (_, index): PicturePage => {
    const from = index * step
    const shown = { ...placed, [along]: Math.min(room[along], placed[along] - from) }
    // A part begins at the edge of its page, where the one before ends.
    const x = isCut && isWide ? MARGIN : (page.width - shown.width) / 2
    const y = isCut && !isWide ? page.height - MARGIN - shown.height : (page.height - shown.height) / 2
    const left = isWide ? x - from : x
    const bottom = isWide ? y : y + shown.height + from - placed.height
    return { page, picture: { ...placed, x: left, y: bottom }, shown: { ...shown, x, y } }
  })
  return { scale, pages }
}
