/** Path data for the figures that drawings are made of. Units are those of the drawing's 120 x 96 sheet. */

const tidy = (value: number) => Math.round(value * 100) / 100

export type Point = readonly [x: number, y: number]

export function rect(x: number, y: number, width: number, height: number, radius = 0): string {
  if (radius === 0) return `M${x} ${y}h${width}v${height}h${-width}z`
  const arc = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`
  const [across, down] = [tidy(width - 2 * radius), tidy(height - 2 * radius)]
  return (
    `M${tidy(x + radius)} ${y}h${across}${arc(radius, radius)}v${down}${arc(-radius, radius)}` +
    `h${-across}${arc(-radius, -radius)}v${-down}${arc(radius, -radius)}z`
  )
}

export const circle = (x: number, y: number, radius: number) => oval(x, y, radius, radius)

export function oval(x: number, y: number, across: number, down: number): string {
  const half = (way: number) => `a${across} ${down} 0 1 0 ${tidy(way * across * 2)} 0`
  return `M${tidy(x - across)} ${tidy(y)}${half(1)}${half(-1)}z`
}

/** A closed figure through the points. */
export const polygon = (...points: Point[]) =>
  `M${points.map(([x, y]) => `${tidy(x)} ${tidy(y)}`).join('L')}z`

/** The point at an angle (degrees, 0 is up, clockwise) and distance from a centre. */
export function around(x: number, y: number, radius: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180
  return [x + radius * Math.sin(turn), y - radius * Math.cos(turn)]
}

/** `count` angles over a full turn, the first at `start`. */
export const turns = (count: number, start = 0) =>
  Array.from({ length: count }, (_, place) => start + (place * 360) / count)

/** Small circles set round a centre: the bolts of a flange. */
export const bolts = (x: number, y: number, radius: number, count: number, size = 2.4, start = 0) =>
  turns(count, start)
    .map(angle => circle(...around(x, y, radius, angle), size))
    .join('')

/** Straight strokes round a centre, from one radius to another. */
export const spokes = (x: number, y: number, from: number, to: number, count: number, start = 0) =>
  turns(count, start)
    .map(angle => {
      const [inner, outer] = [around(x, y, from, angle), around(x, y, to, angle)]
      return `M${tidy(inner[0])} ${tidy(inner[1])}L${tidy(outer[0])} ${tidy(outer[1])}`
    })
    .join('')

/** Parallel strokes: the first at `from`, `count` of them, `step` apart; `draw` gives the path at each place. */
export const repeat = (from: number, step: number, count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, place) => draw(tidy(from + place * step))).join('')
