/** Pipe and what joins it. */
import { around, bolts, circle, oval, polygon, rect, repeat, spokes, turns } from './geometry.ts'
import type { Pen, Shape } from './pen.ts'

const lyingPipe = (pen: Pen, x: number, y: number, length: number) =>
  pen.body(oval(x, y, 10, 13)) +
  pen.line(`M${x} ${y - 13}h${length}c7 0 10 6 10 13s-3 13-10 13H${x}`) +
  pen.fine(oval(x, y, 5, 7.5))

export const pipe: Shape = {
  front: pen =>
    lyingPipe(pen, 20, 74, 78) +
    lyingPipe(pen, 32, 48, 66) +
    pen.flameLine(oval(44, 22, 10, 13)) +
    pen.fine(oval(44, 22, 5, 7.5)) +
    pen.line('M44 9h54c7 0 10 6 10 13s-3 13-10 13H53'),
  side: pen =>
    [
      [28, 74],
      [60, 74],
      [92, 74],
      [44, 46.5],
      [76, 46.5],
    ]
      .map(([x = 0, y = 0]) => pen.body(circle(x, y, 15)) + pen.fine(circle(x, y, 10)))
      .join('') +
    pen.flameLine(circle(60, 19, 14)) +
    pen.fine(circle(60, 19, 9)),
}

const joint = (pen: Pen, y: number, coupling: Pen['flame']) =>
  pen.body(rect(36, y, 76, 24)) +
  pen.line(`M36 ${y}L10 ${y + 4}v16l26 4`) +
  pen.fine(repeat(15, 5, 4, at => `M${at} ${y + 3.5}l2 17`)) +
  coupling(rect(70, y - 5, 32, 34, 2))

export const casing: Shape = {
  front: pen => joint(pen, 14, pen.flame) + joint(pen, 58, pen.solid),
  side: pen =>
    pen.solid(circle(60, 48, 40)) +
    pen.flameLine(circle(60, 48, 31)) +
    pen.line(circle(60, 48, 22)) +
    pen.fine('M60 4v14M60 78v14M16 48h14M90 48h14'),
}

export const fitting: Shape = {
  front: pen =>
    pen.body('M22 18h10c36 0 56 22 56 56v8H58v-8c0-18-10-26-26-26H22z') +
    pen.solid(rect(12, 14, 10, 38), rect(54, 82, 38, 9)) +
    pen.flameLine('M30 33c24 0 43 13 43 38M67 65l6 7 6-7'),
  side: pen =>
    pen.body('M22 42h22c6 0 8-4 8-10V18h24v14c0 6 2 10 8 10h22v28H22z') +
    pen.solid(rect(12, 38, 10, 36), rect(104, 38, 9, 36), rect(46, 9, 36, 9)) +
    pen.flameLine('M30 56h60M82 50l8 6-8 6'),
}

export const flange: Shape = {
  front: pen =>
    pen.body(circle(60, 48, 41)) +
    pen.line(circle(60, 48, 24)) +
    pen.flameLine(circle(60, 48, 14)) +
    pen.line(bolts(60, 48, 32.5, 8, 4, 22.5)),
  side: pen =>
    pen.body('M20 34h26c10 0 12-8 14-12h10v52H60c-2-4-4-12-14-12H20z') +
    pen.solid(rect(70, 8, 18, 80)) +
    pen.flame(rect(88, 26, 6, 44)) +
    pen.fine('M64 18h30M64 78h30M14 48h92'),
}

export const gasket: Shape = {
  front: pen =>
    pen.body(circle(60, 48, 42)) +
    pen.flameLine(circle(60, 48, 31)) +
    pen.fine(circle(60, 48, 36), circle(60, 48, 26)) +
    pen.line(circle(60, 48, 20)),
  side: pen =>
    [24, 48, 72]
      .map(
        (y, place) =>
          (place === 1 ? pen.flameLine : pen.body)(oval(60, y, 46, 14)) + pen.fine(oval(60, y, 28, 7)),
      )
      .join(''),
}

const hexagon = (x: number, y: number, radius: number) =>
  polygon(...turns(6).map(angle => around(x, y, radius, angle)))

export const fastener: Shape = {
  front: pen =>
    pen.body(rect(6, 38, 24, 20, 2), rect(54, 38, 20, 20), rect(98, 38, 16, 20, 2)) +
    pen.fine(
      repeat(12, 5, 4, at => `M${at} 38v20`) +
        repeat(59, 5, 3, at => `M${at} 38v20`) +
        repeat(103, 5, 2, at => `M${at} 38v20`),
    ) +
    pen.solid(rect(74, 26, 24, 44, 3)) +
    pen.flame(rect(30, 26, 24, 44, 3)) +
    pen.fine('M30 40h24M30 56h24M74 40h24M74 56h24'),
  side: pen =>
    pen.solid(hexagon(60, 48, 42)) +
    pen.line(circle(60, 48, 30)) +
    pen.flameLine(circle(60, 48, 18)) +
    pen.fine(circle(60, 48, 12), spokes(60, 48, 0, 5, 4)),
}

const rings = [0, 1, 2]

export const hose: Shape = {
  front: pen =>
    rings.map(place => pen.line(oval(60, 54 - place * 3, 42 - place * 11, 34 - place * 9))).join('') +
    pen.body(oval(60, 54, 42, 34)) +
    pen.line('M60 20c-16 0-26-2-32-6') +
    pen.flame('M28 8l-14-3-2 10 14 4z') +
    pen.line('M102 54v22') +
    pen.solid(rect(96, 76, 12, 14, 2)),
  side: pen =>
    pen.body('M52 34h58v28H52z') +
    pen.fine(repeat(60, 8, 6, at => `M${at} 34l-6 28M${at - 6} 34l6 28`)) +
    pen.solid(rect(30, 28, 22, 40, 3)) +
    pen.line('M38 28v40M45 28v40') +
    pen.flame(polygon([10, 34], [30, 38], [30, 58], [10, 62])),
}
