/** Valves and what moves them. */
import { bolts, circle, oval, polygon, rect, repeat, spokes } from './geometry.ts'
import type { Drawing, Pen, Shape } from './pen.ts'

type Operator = 'lever' | 'gear'

const endFlanges = (pen: Pen) => pen.solid(rect(13, 40, 9, 36), rect(98, 40, 9, 36))

/** A flange seen from the pipe, with bore and bolts. */
const flangeFace = (pen: Pen, x: number, y: number, radius: number) =>
  pen.body(circle(x, y, radius)) +
  pen.line(circle(x, y, radius * 0.38)) +
  pen.spot(bolts(x, y, radius * 0.72, 8, 2.3, 22.5))

export function ballValve(operator: Operator): Shape {
  return {
    front: pen =>
      pen.line('M37 48H22M37 68H22M83 48H98M83 68H98') +
      endFlanges(pen) +
      pen.body(circle(60, 58, 23)) +
      pen.line(circle(60, 58, 10)) +
      (operator === 'lever'
        ? pen.solid(rect(53, 25, 14, 10)) + pen.line('M60 25v-6') + pen.flame('M55 19h45a4 4 0 0 0 0-8H55z')
        : pen.solid(rect(46, 18, 28, 14, 3)) +
          pen.line('M60 35v-3M74 25h14') +
          pen.fine(circle(56, 25, 3)) +
          pen.flame(rect(88, 8, 7, 34, 3.5))),
    side: pen =>
      flangeFace(pen, 60, 62, 28) +
      (operator === 'lever'
        ? pen.solid(rect(52, 23, 16, 11)) + pen.line('M60 23v-6') + pen.flame(rect(51, 9, 18, 8, 4))
        : pen.line('M60 34v-3') +
          pen.solid(circle(60, 17, 5)) +
          pen.flameLine(circle(60, 17, 14), spokes(60, 17, 5, 14, 3))),
  }
}

const body = 'M22 48h12c6 0 8-4 10-6h32c2 2 4 6 10 6h12v20H86c-6 0-8 6-12 10H46c-4-4-6-10-12-10H22z'

export const gateValve: Shape = {
  front: pen =>
    endFlanges(pen) +
    pen.body(body) +
    pen.solid(rect(42, 33, 36, 9, 2)) +
    pen.line('M49 33l5-15h12l5 15M60 33V9') +
    pen.fine('M53 44h14l-3 20h-8z') +
    pen.flame(rect(38, 9, 44, 8, 4)),
  side: pen =>
    flangeFace(pen, 60, 63, 27) +
    pen.solid(rect(47, 27, 26, 9, 2)) +
    pen.line('M53 27l3-12M67 27l-3-12M60 27V9') +
    pen.flameLine(oval(60, 12, 26, 6)),
}

export const controlValve: Shape = {
  front: pen =>
    endFlanges(pen) +
    pen.body(body) +
    pen.line('M51 42l3-16M69 42l-3-16M60 42V26') +
    pen.solid('M32 16c0-8 14-11 28-11s28 3 28 11z', 'M32 16h56l-9 10H41z') +
    pen.flame(rect(74, 29, 15, 11, 2)) +
    pen.fine('M50 60c6-8 14 8 20 0'),
  side: pen =>
    flangeFace(pen, 60, 64, 26) +
    pen.line('M54 38l2-12M66 38l-2-12') +
    pen.solid('M32 16c0-8 14-11 28-11s28 3 28 11z', 'M32 16h56l-9 10H41z') +
    pen.flame(circle(60, 33, 3.4)),
}

const coils = (x: number, y: number, width: number, step: number, count: number) =>
  `M${x} ${y}${repeat(y, step * 2, count, at => `L${x + width} ${at + step}L${x} ${at + step * 2}`)}`

export const reliefValve: Shape = {
  front: pen =>
    pen.solid(rect(36, 83, 36, 8), rect(98, 46, 8, 34)) +
    pen.body('M45 83V61c0-8 5-11 11-11h42v26H72c-6 0-9 2-9 7z') +
    pen.body('M44 50V23h22v27') +
    pen.flameLine(coils(49, 28, 12, 3, 3)) +
    pen.solid('M49 23V10a6 6 0 0 1 12 0v13z'),
  side: pen =>
    pen.solid(rect(42, 84, 36, 7)) +
    pen.line('M50 84v-6M70 84v-6') +
    flangeFace(pen, 60, 59, 20) +
    pen.body('M49 38V21h22v17') +
    pen.flameLine('M53 33l14-4M53 27l14-4') +
    pen.solid('M54 21V10a6 6 0 0 1 12 0v11z'),
}

const motorHousing: Drawing = pen =>
  pen.body(rect(38, 22, 58, 34, 7)) +
  pen.solid('M96 28h8c4 0 6 3 6 6v10c0 4-2 6-6 6h-8z') +
  pen.fine(repeat(62, 7, 4, at => `M${at} 28v22`)) +
  pen.line(circle(49, 39, 6))

export const actuator: Shape = {
  front: pen =>
    motorHousing(pen) +
    pen.flame(rect(17, 20, 7, 38, 3.5)) +
    pen.line('M24 39h14M54 6h18v16M54 6v16') +
    pen.solid(rect(48, 56, 28, 10, 2)) +
    pen.solid(rect(38, 74, 48, 9, 2)) +
    pen.line('M54 66v8M70 66v8'),
  side: pen =>
    pen.body(rect(32, 20, 56, 40, 12)) +
    pen.flameLine(circle(60, 40, 14), spokes(60, 40, 4, 14, 4, 45)) +
    pen.spot(circle(60, 40, 4)) +
    pen.solid(polygon([48, 8], [72, 8], [72, 20], [48, 20]), rect(46, 60, 28, 9, 2), rect(36, 77, 48, 9, 2)) +
    pen.line('M53 69v8M67 69v8'),
}
