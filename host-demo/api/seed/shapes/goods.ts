/** Lifting gear, lifesaving gear and what is stored. */
import { circle, oval, rect } from './geometry.ts'
import type { Shape } from './pen.ts'

export const hook: Shape = {
  front: pen =>
    pen.line('M50 4v12M70 4v12M60 4v12') +
    pen.body(rect(40, 16, 40, 26, 6)) +
    pen.fine(circle(60, 29, 8)) +
    pen.spot(circle(60, 29, 2.6)) +
    pen.solid(rect(53, 42, 14, 10, 2)) +
    pen.flame(
      'M54 52h12v8c10 4 14 10 14 18 0 9-9 15-20 15-10 0-18-5-20-14l10-2c1 5 5 7 10 7 6 0 10-3 10-7s-4-6-9-7c-5-2-7-5-7-10z',
    ),
  side: pen =>
    pen.line('M56 4v12M64 4v12') +
    pen.body(rect(48, 16, 24, 26, 5)) +
    pen.fine('M60 16v26') +
    pen.solid(rect(53, 42, 14, 10, 2)) +
    pen.flame(rect(55, 52, 10, 40, 5)),
}

export const shackle: Shape = {
  front: pen =>
    pen.body('M36 70V40a24 26 0 1 1 48 0v30h-12V42a12 15 0 1 0-24 0v28z') +
    pen.solid(rect(31, 70, 20, 15, 3), rect(69, 70, 20, 15, 3)) +
    pen.flame('M16 72h15v11H16z', rect(51, 72, 18, 11), rect(89, 72, 15, 11, 2)),
  side: pen =>
    pen.body('M52 62V16a8 8 0 0 1 16 0v46z') +
    pen.solid(circle(60, 76, 15)) +
    pen.flame(circle(60, 76, 7)) +
    pen.fine('M60 16v40M38 76h7M75 76h7'),
}

export const extinguisher: Shape = {
  front: pen =>
    pen.flame('M40 40c0-8 6-12 18-12s18 4 18 12v48c0 2-2 4-4 4H44c-2 0-4-2-4-4z') +
    pen.solid(rect(50, 17, 16, 11, 2)) +
    pen.line('M50 20L34 12M66 20h12M58 17V7M46 7h26') +
    pen.line('M78 20c14 2 16 14 16 28v22') +
    pen.solid('M90 70h8l3 18H87z'),
  side: pen =>
    pen.flame('M44 40c0-8 6-12 16-12s16 4 16 12v48c0 2-2 4-4 4H48c-2 0-4-2-4-4z') +
    pen.solid(rect(53, 17, 14, 11, 2)) +
    pen.body(circle(60, 9, 6)) +
    pen.line('M36 50h8M36 78h8M36 44v40'),
}

export const lifebuoy: Shape = {
  front: pen =>
    pen.body(circle(60, 48, 41)) +
    pen.line(circle(60, 48, 19)) +
    pen.flame('M52 9h16v20H52z', 'M52 67h16v20H52z', 'M21 40h20v16H21z', 'M79 40h20v16H79z'),
  side: pen =>
    pen.body('M14 42c0-12 20-22 46-22s46 10 46 22v8c0 12-20 24-46 24S14 62 14 50z') +
    pen.line(oval(60, 42, 24, 8.5)) +
    pen.flame('M52 51l16 0v22H52z') +
    pen.fine('M16 60c2 18 18 28 34 14M104 60c-2 18-18 28-34 14'),
}

export const drum: Shape = {
  front: pen =>
    pen.body('M30 16c0-5 13-9 30-9s30 4 30 9v64c0 6-13 11-30 11s-30-5-30-11z') +
    pen.line('M30 16c0 5 13 9 30 9s30-4 30-9') +
    pen.fine('M30 40c0 6 13 10 30 10s30-4 30-10M30 62c0 6 13 10 30 10s30-4 30-10') +
    pen.solid(oval(72, 15, 6, 2.6)) +
    pen.flame('M52 52l8-10 8 10a8 8 0 1 1-16 0z'),
  side: pen =>
    pen.body(rect(8, 46, 32, 42, 3), rect(44, 46, 32, 42, 3), rect(80, 46, 32, 42, 3)) +
    pen.fine('M8 60h32M8 74h32M44 60h32M44 74h32M80 60h32M80 74h32') +
    pen.body(rect(26, 6, 32, 37, 3)) +
    pen.fine('M26 19h32M26 31h32') +
    pen.flame(rect(62, 6, 32, 37, 3)),
}

export const crate: Shape = {
  front: pen =>
    pen.body(rect(16, 14, 88, 60)) +
    pen.line('M16 28h88M16 60h88M30 14v60M90 14v60M30 60l60-32') +
    pen.solid(rect(16, 74, 16, 14), rect(52, 74, 16, 14), rect(88, 74, 16, 14)) +
    pen.flameLine('M12 90h96'),
  side: pen =>
    pen.body('M12 30l48-18 48 18v44L60 92 12 74z') +
    pen.line('M12 30l48 18 48-18M60 48v44') +
    pen.flameLine('M34 21l48 18v16') +
    pen.fine('M24 46l22 8M24 58l22 8'),
}
