/** What is worn. */
import { circle, rect, repeat } from './geometry.ts'
import type { Shape } from './pen.ts'

export const helmet: Shape = {
  front: pen =>
    pen.body('M22 62c0-26 16-44 38-44s38 18 38 44z') +
    pen.line('M52 19v24M68 19v24') +
    pen.flame('M12 62h96v9c-28 9-68 9-96 0z'),
  side: pen =>
    pen.body('M24 54c0-22 14-38 34-38 22 0 36 16 36 38v6H24z') +
    pen.line('M44 19c-5 8-6 16-6 22M62 16v26') +
    pen.flame('M24 60H10c0-4 6-8 14-8h70v8z') +
    pen.fine('M34 60v12c0 8 8 14 18 16M84 60c0 14-12 26-28 28') +
    pen.solid(circle(56, 88, 4)),
}

export const coverall: Shape = {
  front: pen =>
    pen.body('M48 6l-14 6-16 34 11 6 9-16v54h18l4-36 4 36h18V36l9 16 11-6-16-34-14-6c-2 6-22 6-24 0z') +
    pen.fine('M60 11v40M44 24h10v9H44z') +
    pen.flameLine('M40 58h16M64 58h16M40 78h15M65 78h15'),
  side: pen =>
    pen.body('M48 6l-14 6-16 34 11 6 9-16v54h18l4-36 4 36h18V36l9 16 11-6-16-34-14-6z') +
    pen.fine('M40 46h40') +
    pen.flameLine('M44 26h32M40 58h16M64 58h16M40 78h15M65 78h15'),
}

export const glove: Shape = {
  front: pen =>
    pen.body(
      'M40 74V50l-14-9c-5-4 0-12 6-9l8 4V18c0-7 9-7 9 0v14-20c0-7 10-7 10 0v20-17c0-7 10-7 10 0v18-10c0-7 9-7 9 0v33l-4 18z',
    ) +
    pen.fine('M49 32v8M59 32v8M69 33v7M50 54h18') +
    pen.flame(rect(38, 74, 38, 16, 3)),
  side: pen =>
    pen.body('M44 74V46c-8-6-12-14-9-18 4-5 10 0 14 5l2-21c1-6 20-8 22 0l4 34-3 28z') +
    pen.fine(repeat(24, 9, 4, at => `M54 ${at}h18`)) +
    pen.flame(rect(41, 74, 36, 16, 3)),
}

export const boot: Shape = {
  front: pen =>
    pen.body('M34 8h28v38c0 5 4 8 10 10l22 7c6 2 8 6 8 13H34z') +
    pen.fine('M34 20h28M50 32h12M50 41h13') +
    pen.line('M84 61c-6 4-8 9-8 15') +
    pen.flame('M32 76h72v6c0 3-2 5-5 5H66l-3-4h-9v4H37c-3 0-5-2-5-5z'),
  side: pen =>
    pen.body('M42 8h36v40c10 6 12 16 12 28H30c0-12 2-22 12-28z') +
    pen.fine('M42 20h36M52 32h16M51 41h18') +
    pen.line('M34 62c8-8 44-8 52 0') +
    pen.flame(rect(28, 76, 64, 11, 4)),
}
