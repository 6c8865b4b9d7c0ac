/** The five views of a drawing: two are drawn, three derived from the front. The sheet has 120 x 96 units. */
import { type Drawing, type Parameters, readShapes } from './drawing.ts'

const packings = readShapes('packings.svg')

export const sheet = { width: 120, height: 96 }

export type View = (drawing: Drawing, parameters: Parameters) => string

const round = (value: number) => Math.round(value * 10) / 10

const placed = (part: string, x: number, y: number, scale: number, filled = true) =>
  `<use href="#${part}" class="hand" ${filled ? '' : 'style="--fill:none" '}` +
  `transform="translate(${round(x)} ${round(y)}) scale(${scale})"/>`

const path = (style: string, data: string) => `<path class="${style}" d="${data}"/>`
const circle = (style: string, x: number, y: number, radius: number) =>
  `<circle class="${style}" cx="${x}" cy="${y}" r="${radius}"/>`

/** Escapes the text, because the item's words come from outside. */
const label = (text: string, x: number, y: number, turn = 0) =>
  `<text transform="translate(${x} ${y}) rotate(${turn})">` +
  `${text.slice(0, 24).replace(/[<>&"]/g, sign => `&#${sign.charCodeAt(0)};`)}</text>`

export const front: View = () => '<use href="#front" class="hand"/>'

const side: View = () => '<use href="#side" class="hand"/>'

/** Draws the important part through a lens, beside the whole with the spot marked: 'detail A' of a drawing. */
const detail: View = ({
  plan: {
    focus: [x = 60, y = 48],
  },
}) => {
  const lens = { x: 79, y: 55, radius: 38, scale: 1.7 }
  const spot = { x: round(x * 0.36), y: round(y * 0.36), radius: 7.5 }
  const away = Math.atan2(lens.y - spot.y, lens.x - spot.x)
  const leader = [
    [spot.x + spot.radius * Math.cos(away), spot.y + spot.radius * Math.sin(away)],
    [lens.x - lens.radius * Math.cos(away), lens.y - lens.radius * Math.sin(away)],
  ].map(([x = 0, y = 0]) => `${round(x)} ${round(y)}`)
  return (
    `<clipPath id="lens">${circle('', lens.x, lens.y, lens.radius)}</clipPath><g clip-path="url(#lens)">` +
    placed('front', lens.x - x * lens.scale, lens.y - y * lens.scale, lens.scale) +
    `</g><g class="hand">${circle('', lens.x, lens.y, lens.radius)}` +
    `${circle('fine', spot.x, spot.y, spot.radius)}${path('fine', `M${leader.join('L')}`)}</g>` +
    placed('front', 0, 0, 0.36, false)
  )
}

/** Draws the outline on its centre lines, with arrows for length and height, and the item's size. */
const dimensions: View = ({ plan }, parameters) => {
  const [x = 0, y = 0, width = 120, height = 96] = plan.box
  const scale = 0.8
  const [offsetX, offsetY] = [66 - (x + width / 2) * scale, 41 - (y + height / 2) * scale]
  const [left, right] = [round(offsetX + x * scale), round(offsetX + (x + width) * scale)]
  const [top, bottom] = [round(offsetY + y * scale), round(offsetY + (y + height) * scale)]
  const [middle, level] = [round((left + right) / 2), round((top + bottom) / 2)]
  const extensions = `M${left} ${bottom}V92M${right} ${bottom}V92M${left} ${top}H${left - 16}M${left} ${bottom}H${left - 16}`
  const arrows =
    `M${left} 88H${right}m-5-3l5 3-5 3M${left + 5} 85l-5 3 5 3` +
    `M${left - 12} ${top}V${bottom}m-3-5l3 5 3-5M${left - 15} ${top + 5}l3-5 3 5`
  const { size = '', length = 'L', height: tall = 'H' } = parameters
  return (
    placed('front', offsetX, offsetY, scale, false) +
    '<g class="hand">' +
    path('fine axis', `M${middle} ${top - 5}V${bottom + 5}M${left - 5} ${level}H${right + 5}`) +
    path('fine faint', extensions) +
    path('flame line', arrows) +
    `${label(length, middle, 99)}${label(tall, left - 17, level, -90)}${label(size, 66, -2)}</g>`
  )
}

const shown = (group: string) => `<defs>${packings}</defs><use href="#${group}" class="hand"/>`

/** A service has no dimensions, so its steps are shown as a plan. */
const measured: View = (drawing, parameters) =>
  drawing.packed === 'report' ? shown('plan') : dimensions(drawing, parameters)

/** Draws the thing as it leaves the works, with its outline stencilled on. */
const packed: View = drawing => shown(drawing.packed)

export const views: readonly View[] = [front, side, detail, measured, packed]
