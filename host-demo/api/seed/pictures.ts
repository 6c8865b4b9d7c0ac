import { inkStyle, type Parameters, styleOf, type Theme } from './shapes/drawing.ts'
import { bannerOf, bannerSize, markOf, marks, monogram } from './shapes/marks.ts'
import { drawingNamed } from './shapes/names.ts'
import { front, sheet, type View, views } from './shapes/views.ts'

export { shapeNames } from './shapes/names.ts'

export interface PictureOptions {
  /** One of `shapeNames`. An unknown variant shows the plain drawing, any other text a crate. */
  shape: string
  /** 0 front, 1 side or section, 2 detail, 3 dimensions, 4 packed; larger numbers wrap round. */
  view: number
  /** 'any' (default) is legible on light and dark surfaces alike: an image cannot know its background. */
  theme?: Theme
  parameters?: Parameters
}

/** Draws a 4:3 picture with its own margin on a transparent ground: let it fill its frame. */
export function drawPicture({ view, ...options }: PictureOptions): string {
  return onSheet(160, 120, views[Math.abs(Math.trunc(view) || 0) % views.length] ?? front, options)
}

/** Draws the front of a shape on 4:3 with hardly any margin, for small sizes. */
export function drawCategoryIcon(options: { shape: string; theme?: Theme }): string {
  return onSheet(148, 111, front, options)
}

function onSheet(width: number, height: number, view: View, options: Omit<PictureOptions, 'view'>): string {
  const { shape, theme = 'any', parameters = {} } = options
  const { drawing, variant } = drawingNamed(shape)
  const shown = view(drawing, parameters)
  const transform = `translate(${(width - sheet.width) / 2} ${(height - sheet.height) / 2})`
  return svg(
    width,
    height,
    width * 4,
    `<style>${inkStyle(theme)}${styleOf(drawing, { ...parameters, variant })}</style>` +
      `<defs>${drawing.content}</defs><g transform="${transform}">${shown}</g>`,
  )
}

/** Draws the monogram of a company on a rounded square. Its colours follow from the id. */
export function drawLogo({ name, id }: { name: string; id: number }): string {
  return svg(96, 96, 384, monogram(name, id))
}

/** Draws a banner of 1240 x 210, calm on the left; it may be cropped on both sides. */
export function drawBanner({ name, id }: { name: string; id: number }): string {
  return svg(bannerSize.width, bannerSize.height, bannerSize.width, bannerOf(name, id))
}

export function drawCertificate({ name }: { name: string }): string {
  const style = `<style>${inkStyle('any')}</style>`
  return svg(96, 96, 384, `${style}<defs>${marks}</defs><use href="#${markOf(name)}" class="hand"/>`)
}

/** `shown` is the natural width in pixels, so that an image without a size still gets a sensible one. */
const svg = (width: number, height: number, shown: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
  `width="${shown}" height="${Math.round((shown * height) / width)}">${content}</svg>`
