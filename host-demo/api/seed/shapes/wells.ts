/** What stands on a well. */
import { circle, oval, rect, repeat, spokes } from './geometry.ts'
import type { Pen, Shape } from './pen.ts'

const block = (pen: Pen, x: number, y: number, width = 20, height = 14) =>
  pen.solid(rect(x, y, width, height, 2))

export const wellhead: Shape = {
  front: pen =>
    pen.body(rect(38, 78, 44, 13)) +
    pen.line('M60 78v-4M60 60v-5M60 41v-6M60 21v-4M50 48H38M70 48h12') +
    block(pen, 50, 60) +
    block(pen, 50, 41) +
    block(pen, 50, 21) +
    pen.solid(rect(20, 40, 18, 16, 2), rect(82, 40, 18, 16, 2)) +
    pen.line('M20 48h-8M100 48h8M12 40v16M108 40v16M70 67h10M70 28h10M29 40v-8M91 40v-8') +
    pen.line('M23 32h12M85 32h12M80 61v12M80 22v12') +
    pen.flame(circle(60, 10, 7)),
  side: pen =>
    pen.body(rect(38, 78, 44, 13)) +
    pen.line('M60 78v-4M60 60v-5M60 41v-6M60 21v-4') +
    block(pen, 48, 60, 24) +
    pen.solid(circle(60, 48, 10)) +
    pen.spot(circle(60, 48, 3.4)) +
    block(pen, 48, 21, 24) +
    pen.flame(circle(60, 10, 7)) +
    pen.line('M48 67H36M72 28h14') +
    pen.line(circle(28, 67, 8), spokes(28, 67, 0, 8, 3), circle(94, 28, 8), spokes(94, 28, 0, 8, 3)),
}

export const blowoutPreventer: Shape = {
  front: pen =>
    pen.body('M40 36V24c0-10 8-14 20-14s20 4 20 14v12z') +
    pen.line('M52 10V4h16v6') +
    pen.solid(rect(34, 36, 52, 7)) +
    pen.body(rect(42, 43, 36, 20), rect(42, 66, 36, 18)) +
    pen.solid(
      rect(18, 46, 24, 14, 2),
      rect(78, 46, 24, 14, 2),
      rect(18, 69, 24, 13, 2),
      rect(78, 69, 24, 13, 2),
    ) +
    pen.flame(rect(8, 48, 10, 10, 2), rect(102, 48, 10, 10, 2)) +
    pen.line('M18 75H8M102 75h10M34 91h52M42 84v7M78 84v7'),
  side: pen =>
    pen.body('M40 36V24c0-10 8-14 20-14s20 4 20 14v12z') +
    pen.line('M52 10V4h16v6') +
    pen.solid(rect(34, 36, 52, 7)) +
    pen.body(rect(36, 43, 48, 20, 3), rect(36, 66, 48, 18, 3)) +
    pen.flame(circle(60, 53, 6.5)) +
    pen.line(circle(60, 75, 6)) +
    pen.spot(circle(42, 48, 2), circle(78, 48, 2), circle(42, 58, 2), circle(78, 58, 2)) +
    pen.line('M84 75h16M100 68v14M34 91h52M42 84v7M78 84v7'),
}

export const separator: Shape = {
  front: pen =>
    pen.body('M28 28h64c12 0 20 9 20 21s-8 21-20 21H28C16 70 8 61 8 49s8-21 20-21z') +
    pen.fine('M28 28c-5 6-7 13-7 21s2 15 7 21M92 28c5 6 7 13 7 21s-2 15-7 21') +
    pen.line('M36 28V16M30 16h12M84 28V16M78 16h12M60 70v12M54 82h12') +
    pen.solid('M30 70h14l3 16H27z', 'M76 70h14l3 16H73z') +
    pen.flame(rect(52, 38, 16, 22, 3)),
  side: pen =>
    pen.body(circle(60, 46, 30)) +
    pen.line(circle(60, 46, 13)) +
    pen.spot(
      ...[0, 1, 2, 3, 4, 5].map(place =>
        circle(60 + 20 * Math.cos(place * 1.047), 46 + 20 * Math.sin(place * 1.047), 2.2),
      ),
    ) +
    pen.line('M60 16V8M52 7h16') +
    pen.solid('M38 72l-8 18h60l-8-18') +
    pen.flame(rect(93, 34, 8, 24, 3)) +
    pen.fine('M90 40h3M90 52h3'),
}

export const tank: Shape = {
  front: pen =>
    pen.body('M24 86V28c0-9 16-14 36-14s36 5 36 14v58z') +
    pen.fine('M24 44h72M24 64h72') +
    pen.line('M60 14V6M52 6h16M14 87h92') +
    pen.flameLine(
      'M80 86V28M90 86V28',
      repeat(36, 9, 6, at => `M80 ${at}h10`),
    ) +
    pen.line('M24 76H12M12 70v12'),
  side: pen =>
    pen.body('M24 30c0-7 16-12 36-12s36 5 36 12v50c0 7-16 12-36 12s-36-5-36-12z') +
    pen.line(oval(60, 30, 36, 12)) +
    pen.solid(oval(60, 29, 9, 3.6)) +
    pen.fine('M24 46c0 7 16 12 36 12s36-5 36-12M24 62c0 7 16 12 36 12s36-5 36-12') +
    pen.flameLine('M36 20v-12M84 20v-12M36 8h48'),
}

export const exchanger: Shape = {
  front: pen =>
    pen.body(rect(30, 34, 66, 30)) +
    pen.solid('M30 30H18c-7 0-12 8-12 19s5 19 12 19h12z', 'M96 34h6c6 0 10 6 10 15s-4 15-10 15h-6z') +
    pen.line('M34 28v42M18 30V18M12 18h12M18 68v12M12 80h12M48 34V20M42 20h12M86 64v12M80 76h12') +
    pen.flameLine('M40 43h50M40 55h50') +
    pen.line('M44 64v22M70 64v22M38 87h38'),
  side: pen =>
    pen.body(circle(60, 46, 34)) +
    pen.line(circle(60, 46, 26)) +
    pen.fine(
      ...[-14, -5, 4, 13].map(y =>
        repeat(-14 + (y === -14 || y === 13 ? 5 : 0), 9, y === -14 || y === 13 ? 3 : 4, x =>
          circle(60 + x, 46.5 + y, 3),
        ),
      ),
    ) +
    pen.flame(circle(60, 8, 5)) +
    pen.solid('M38 75l-8 16h60l-8-16'),
}
