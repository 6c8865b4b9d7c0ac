/** Bits, rigs and what goes down the hole. */
import { around, bolts, circle, oval, type Point, polygon, rect, repeat, spokes, turns } from './geometry.ts'
import type { Pen, Shape } from './pen.ts'

export const drillBit: Shape = {
  front: pen =>
    pen.body(rect(48, 4, 24, 18)) +
    pen.fine('M48 10h24M48 16h24') +
    pen.solid('M42 22h36l6 14H36z') +
    pen.body('M36 36c-8 14-8 30 0 42l24 13 24-13c8-12 8-28 0-42z') +
    pen.fine('M60 36v55M47 36c-4 16-3 32 2 47M73 36c4 16 3 32-2 47') +
    pen.flameSpot(
      [
        [41, 50],
        [40, 63],
        [44, 76],
        [79, 50],
        [80, 63],
        [76, 76],
        [60, 54],
        [60, 70],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 3.8))
        .join(''),
    ),
  side: pen =>
    pen.body(circle(60, 48, 41)) +
    pen.line(spokes(60, 48, 8, 41, 5)) +
    pen.fine(
      turns(5, 36)
        .map(angle => circle(...around(60, 48, 25, angle), 5))
        .join(''),
    ) +
    pen.flameSpot(
      turns(5, 6)
        .map(angle =>
          [14, 23, 32].map(radius => circle(...around(60, 48, radius, angle + 60 / radius), 3.4)).join(''),
        )
        .join(''),
    ) +
    pen.solid(circle(60, 48, 7)),
}

/** A cone of a roller bit, seen from its flank, with three rows of teeth. */
const cone = (pen: Pen, ...teeth: Point[]) => pen.flameSpot(...teeth.map(([x, y]) => circle(x, y, 3)))

export const rollerBit: Shape = {
  front: pen =>
    pen.body(polygon([50, 4], [70, 4], [73, 20], [47, 20])) +
    pen.fine('M49 9.5h22M48 15h24') +
    pen.solid('M40 20h40l14 28-12 4-8-14H46l-8 14-12-4z') +
    pen.body('M26 48l12 4 18 16-8 20c-14 2-28-6-32-18z', 'M94 48l-12 4-18 16 8 20c14 2 28-6 32-18z') +
    pen.line('M46 38l14 26 14-26') +
    cone(pen, [24, 66], [32, 60], [31, 75], [41, 68], [42, 81], [49, 74]) +
    cone(pen, [96, 66], [88, 60], [89, 75], [79, 68], [78, 81], [71, 74]),
  side: pen =>
    pen.body(circle(60, 48, 41)) +
    turns(3)
      .map(angle => {
        const [x, y] = around(60, 48, 21, angle)
        return pen.solid(circle(x, y, 16)) + pen.flameSpot(bolts(x, y, 9, 6, 2.3, angle), circle(x, y, 2.3))
      })
      .join('') +
    pen.spot(circle(60, 48, 3)),
}

export const rig: Shape = {
  front: pen =>
    pen.body('M48 70L54 12h12l6 58z') +
    pen.fine('M50 50h20M52 32h16M50 50l18-18M70 50L52 32M48 70l22-20M72 70L50 50') +
    pen.solid(rect(50, 5, 20, 7, 2), rect(24, 70, 72, 9)) +
    pen.line('M32 79l-4 12M88 79l4 12M60 79v12M12 91h96') +
    pen.solid(rect(80, 54, 16, 16)) +
    pen.flame(rect(55, 38, 10, 9, 2)),
  side: pen =>
    pen.body('M16 48h88l-6 14H22z') +
    pen.line('M30 48V6M44 48V6M78 62v30M92 62v30M30 62v30M44 62v30M78 48V30M92 48V30') +
    pen.fine(
      'M30 14l14 10-14 10 14 10M44 14L30 24l14 10-14 10M30 66l14 10-14 12M44 66L30 76l14 12M78 66l14 10-14 12M92 66L78 76l14 12',
    ) +
    pen.solid(polygon([56, 48], [61, 12], [67, 12], [72, 48])) +
    pen.flame(rect(59, 4, 10, 8, 2)) +
    pen.fine('M4 82h20M50 82h22M98 82h18'),
}

export const packer: Shape = {
  front: pen =>
    pen.body(rect(50, 4, 20, 18), rect(50, 76, 20, 16)) +
    pen.fine('M50 10h20M50 16h20M50 82h20M50 87h20') +
    pen.solid(
      polygon([44, 22], [76, 22], [80, 34], [40, 34]),
      polygon([40, 64], [80, 64], [76, 76], [44, 76]),
    ) +
    pen.fine('M46 27h28M44 71h32') +
    pen.flame(rect(38, 37, 44, 11, 5), rect(38, 50, 44, 11, 5)),
  side: pen =>
    pen.solid(rect(14, 4, 12, 88), rect(94, 4, 12, 88)) +
    pen.body(rect(48, 4, 24, 88)) +
    pen.flame('M26 34c8 0 14 2 22 6v16c-8 4-14 6-22 6z', 'M94 34c-8 0-14 2-22 6v16c8 4 14 6 22 6z') +
    pen.fine('M60 8v80M32 74l10-6M88 74l-10-6M32 22l10 6M88 22l-10 6'),
}

export const wireline: Shape = {
  front: pen =>
    pen.body(rect(8, 52, 46, 28, 4)) +
    pen.line(circle(31, 66, 9)) +
    pen.fine(circle(31, 66, 4)) +
    pen.line('M4 88h60M14 80v8M48 80v8') +
    pen.line('M74 88L88 20l14 68M79 66h18M83 46h10') +
    pen.flameLine(circle(88, 14, 8)) +
    pen.fine('M25 59L81 9M96 14v60') +
    pen.solid(rect(93, 74, 6, 16, 3)),
  side: pen =>
    pen.fine('M60 4v8') +
    pen.solid(rect(55, 12, 10, 14, 3)) +
    pen.body(rect(51, 26, 18, 30)) +
    pen.flame(rect(51, 56, 18, 12)) +
    pen.body(rect(51, 68, 18, 14)) +
    pen.solid('M51 82h18l-5 10h-8z') +
    pen.fine('M51 33h18M51 40h18M51 47h18M24 8v80M96 8v80') +
    pen.fine(repeat(14, 12, 7, at => `M24 ${at}l-6 6M96 ${at}l6 6`)) +
    pen.fine(oval(36, 62, 4, 8), oval(84, 62, 4, 8)),
}
