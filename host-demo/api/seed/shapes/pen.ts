/** The one hand in which everything is drawn: stroke weights, fills and colours. */

export type Theme = 'light' | 'dark' | 'any'

/** 'any' holds at least 3:1 against the surfaces of both themes; an image in a page can't know which one it is on. */
export const inks: Readonly<Record<Theme, { main: string; flame: string }>> = {
  light: { main: '#0b4a5b', flame: '#c2410c' },
  dark: { main: '#6cc7dc', flame: '#f08a4b' },
  any: { main: '#267f98', flame: '#d0480f' },
}

/** Each stroke takes path data and gives an SVG element. */
export interface Pen {
  /** Outline without a fill. */
  line(...paths: string[]): string
  /** Detail, two thirds of the weight. */
  fine(...paths: string[]): string
  /** Outline with a light fill. */
  body(...paths: string[]): string
  /** Outline with a stronger fill: what stands in front or is thick. */
  solid(...paths: string[]): string
  /** Filled spots: bolts, hubs. */
  spot(...paths: string[]): string
  /** The one part of a drawing in flame. */
  flame(...paths: string[]): string
  /** The same part where it is a stroke. */
  flameLine(...paths: string[]): string
  flameSpot(...paths: string[]): string
}

export type Drawing = (pen: Pen) => string

/** A shape with its two drawn views; the others are derived. `box` is the front's outline: x, y, width, height. */
export interface Shape {
  front: Drawing
  side: Drawing
}

const stroke = 3.4
const fineStroke = 2.2

/** `weight` thins all strokes: 1 for pictures, less where a drawing is shown larger or as a plan. */
export function penOf(theme: Theme, weight = 1, filled = true): Pen {
  const { main, flame } = inks[theme]
  const width = (units: number) => Math.round(units * weight * 100) / 100

  function draw(paths: string[], colour: string, fill: number, units: number): string {
    const filling = fill > 0 && filled ? ` fill="${colour}" fill-opacity="${fill}"` : ''
    const outline = units > 0 ? ` stroke="${colour}" stroke-width="${width(units)}"` : ''
    return `<path d="${paths.join('')}"${filling}${outline}/>`
  }

  const spotted = (paths: string[], colour: string) => `<path d="${paths.join('')}" fill="${colour}"/>`

  return {
    line: (...paths) => draw(paths, main, 0, stroke),
    fine: (...paths) => draw(paths, main, 0, fineStroke),
    body: (...paths) => draw(paths, main, 0.12, stroke),
    solid: (...paths) => draw(paths, main, 0.2, stroke),
    spot: (...paths) => spotted(paths, main),
    flame: (...paths) => draw(paths, flame, 0.85, stroke),
    flameLine: (...paths) => draw(paths, flame, 0, stroke),
    flameSpot: (...paths) => spotted(paths, flame),
  }
}
