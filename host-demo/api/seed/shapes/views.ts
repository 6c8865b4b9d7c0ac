/** The five views of a shape: two are drawn, three are derived from the front. All on a sheet of 120 x 96 units. */
import { circle, rect, repeat } from './geometry.ts'
import type { ShapeName } from './names.ts'
import { penOf, type Theme } from './pen.ts'
import { plans } from './plans.ts'
import { shapes } from './shapes.ts'

export const sheet = { width: 120, height: 96 }

type View = (name: ShapeName, theme: Theme) => string

const round = (value: number) => Math.round(value * 10) / 10

const placed = (content: string, x: number, y: number, scale: number) =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})">${content}</g>`

export const front: View = (name, theme) => shapes[name].front(penOf(theme))

const side: View = (name, theme) => shapes[name].side(penOf(theme))

/** The telling part through a lens, beside the whole with the spot marked: 'detail A' of a drawing. */
const detail: View = (name, theme) => {
  const pen = penOf(theme)
  const lens = { x: 79, y: 55, radius: 38, scale: 1.7 }
  const whole = { x: 0, y: 0, scale: 0.36 }
  const { focus = [60, 48] } = plans[name]
  const spot = { x: whole.x + focus[0] * whole.scale, y: whole.y + focus[1] * whole.scale, radius: 7.5 }
  const away = Math.atan2(lens.y - spot.y, lens.x - spot.x)
  const leader = [
    [spot.x + spot.radius * Math.cos(away), spot.y + spot.radius * Math.sin(away)],
    [lens.x - lens.radius * Math.cos(away), lens.y - lens.radius * Math.sin(away)],
  ].map(([x = 0, y = 0]) => `${round(x)} ${round(y)}`)
  const close = shapes[name].front(penOf(theme, 0.75))
  return (
    `<clipPath id="lens"><path d="${circle(lens.x, lens.y, lens.radius)}"/></clipPath><g clip-path="url(#lens)">` +
    placed(close, lens.x - focus[0] * lens.scale, lens.y - focus[1] * lens.scale, lens.scale) +
    '</g>' +
    pen.line(circle(lens.x, lens.y, lens.radius)) +
    placed(shapes[name].front(penOf(theme, 1.4, false)), whole.x, whole.y, whole.scale) +
    pen.fine(circle(round(spot.x), round(spot.y), spot.radius), `M${leader.join('L')}`)
  )
}

/** The outline in thin strokes on its centre lines, with arrows for length and height. */
const dimensions: View = (name, theme) => {
  const pen = penOf(theme, 0.75)
  const scale = 0.8
  const [x, y, width, height] = plans[name].box
  const [offsetX, offsetY] = [66 - (x + width / 2) * scale, 41 - (y + height / 2) * scale]
  const [left, right] = [round(offsetX + x * scale), round(offsetX + (x + width) * scale)]
  const [top, bottom] = [round(offsetY + y * scale), round(offsetY + (y + height) * scale)]
  const [middle, level] = [round((left + right) / 2), round((top + bottom) / 2)]
  const extensions = `M${left} ${bottom}V94M${right} ${bottom}V94M${left} ${top}H${left - 16}M${left} ${bottom}H${left - 16}`
  const arrows =
    `M${left} 90H${right}m-5-3l5 3-5 3M${left + 5} 87l-5 3 5 3` +
    `M${left - 12} ${top}V${bottom}m-3-5l3 5 3-5M${left - 15} ${top + 5}l3-5 3 5`
  return (
    placed(shapes[name].front(penOf(theme, 0.72, false)), offsetX, offsetY, scale) +
    `<g stroke-dasharray="9 3 2 3">${pen.fine(`M${middle} ${top - 5}V${bottom + 5}M${left - 5} ${level}H${right + 5}`)}</g>` +
    `<g stroke-opacity="0.7">${pen.fine(extensions)}</g>` +
    pen.flameLine(arrows)
  )
}

/** In a slatted crate on a pallet, with the outline stencilled on the front. */
const packed: View = (name, theme) => {
  const pen = penOf(theme)
  return (
    pen.body(rect(14, 4, 92, 70)) +
    pen.line('M14 15h92M14 63h92') +
    placed(shapes[name].front(penOf(theme, 1.5, false)), 36, 20, 0.4) +
    pen.fine(repeat(26, 17, 5, at => `M${at} 4v11M${at} 63v11`)) +
    pen.solid(rect(10, 74, 100, 6), rect(14, 80, 16, 8), rect(52, 80, 16, 8), rect(90, 80, 16, 8)) +
    pen.line('M10 91h100') +
    pen.flameLine('M26 4v70M94 4v70')
  )
}

export const views: readonly View[] = [front, side, detail, dimensions, packed]
