/** Pictures of the seed, drawn on demand: SVG documents for `<img>`. */
import { bannerOf, bannerSize, certificateOf, monogram } from './shapes/marks.ts'
import { isShape } from './shapes/names.ts'
import type { Theme } from './shapes/pen.ts'
import { front, sheet, views } from './shapes/views.ts'

export { shapeNames } from './shapes/names.ts'
export type { Theme }

export interface PictureOptions {
  /** One of `shapeNames`; any other text draws a crate. */
  shape: string
  /** 0 front, 1 side or section, 2 detail, 3 dimensions, 4 packed; others wrap round. */
  view: number
  /** 'any' (default) reads on light and dark surfaces alike: an image can't know what it lies on. */
  theme?: Theme
}

/** A picture of 4:3 on a transparent ground with its own margin: let it fill its frame. */
export function drawPicture({ shape, view, theme = 'any' }: PictureOptions): string {
  const draw = views[Math.abs(Math.trunc(view)) % views.length] ?? front
  return onSheet(160, 120, draw(shapeOf(shape), theme))
}

/** The front of a shape on a square with hardly any margin, for small sizes. */
export function drawCategoryIcon({ shape, theme = 'any' }: { shape: string; theme?: Theme }): string {
  return onSheet(124, 124, front(shapeOf(shape), theme))
}

/** The monogram of a company on a rounded square; its colours follow the id. */
export function drawLogo({ name, id }: { name: string; id: number }): string {
  return svg(96, 96, 384, monogram(name, id))
}

/** A banner of 1240 x 210, calm on the left; may be cropped from both sides. */
export function drawBanner({ name, id }: { name: string; id: number }): string {
  return svg(bannerSize.width, bannerSize.height, bannerSize.width, bannerOf(name, id))
}

/** The picture of a certificate, an award or a registration, told apart by its name. */
export function drawCertificate({ name }: { name: string }): string {
  return svg(96, 96, 384, inked(certificateOf(name)))
}

const shapeOf = (text: string) => (isShape(text) ? text : 'crate')

const onSheet = (width: number, height: number, content: string) =>
  svg(width, height, width * 4, inked(content, (width - sheet.width) / 2, (height - sheet.height) / 2))

const inked = (content: string, x = 0, y = 0) =>
  `<g transform="translate(${x} ${y})" fill="none" stroke-linejoin="round" stroke-linecap="round">${content}</g>`

/** `shown` is the natural width in pixels, so that an image without a size still has a sensible one. */
const svg = (width: number, height: number, shown: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
  `width="${shown}" height="${Math.round((shown * height) / width)}">${content}</svg>`
