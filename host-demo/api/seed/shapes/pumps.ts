/** Pumps, motors and compressors: what turns. */
import { bolts, circle, polygon, rect, repeat, spokes } from './geometry.ts'
import type { Shape } from './pen.ts'

export const pump: Shape = {
  front: pen =>
    pen.body(rect(8, 34, 46, 34, 6)) +
    pen.fine(repeat(18, 8, 4, at => `M${at} 34v34`)) +
    pen.solid(rect(22, 24, 18, 10, 2)) +
    pen.line('M54 51h10') +
    pen.solid('M84 31h8V16h14v36a21 21 0 1 1-22-21z') +
    pen.line('M88 16h22') +
    pen.flame(circle(85, 52, 7)) +
    pen.line('M4 82h112M16 68v14M46 68v14M76 71v11M94 71v11'),
  side: pen =>
    pen.body('M60 25h16V14h17v40a33 30 0 1 1-33-29z') +
    pen.line('M72 14h28') +
    pen.line(circle(60, 54, 17)) +
    pen.spot(bolts(60, 54, 23, 8, 2.2)) +
    pen.flame(circle(60, 54, 7)) +
    pen.line('M20 90h80M40 81v9M80 81v9'),
}

export const mudPump: Shape = {
  front: pen =>
    pen.body('M8 78V46c0-6 4-10 10-10h28c8 0 12 6 12 14v28z') +
    pen.line(circle(32, 57, 12)) +
    pen.fine(spokes(32, 57, 4, 12, 6)) +
    pen.spot(circle(32, 57, 4)) +
    pen.line('M58 58h10M58 66h10') +
    pen.solid(rect(68, 48, 32, 26, 3)) +
    pen.body(rect(74, 36, 20, 12, 2)) +
    pen.line('M84 36v-6M100 61h12') +
    pen.flame(circle(84, 18, 11)) +
    pen.line('M4 86h112M16 78v8M50 78v8M76 74v12M94 74v12'),
  side: pen =>
    pen.body(rect(14, 34, 92, 40, 6)) +
    [32, 60, 88].map(x => pen.solid(circle(x, 56, 10)) + pen.spot(circle(x, 56, 3))).join('') +
    pen.line('M32 34v-6h56v6M60 28v-6') +
    pen.flame(circle(60, 13, 9)) +
    pen.line('M6 86h108M24 74v12M96 74v12'),
}

export const motor: Shape = {
  front: pen =>
    pen.body(rect(26, 30, 62, 44, 7)) +
    pen.fine(repeat(42, 8, 5, at => `M${at} 37v30`)) +
    pen.solid('M26 34h-6c-5 0-8 4-8 8v20c0 4 3 8 8 8h6z', rect(44, 17, 28, 13, 3)) +
    pen.line('M88 36h6v32h-6') +
    pen.flame(rect(94, 47, 18, 10, 2)) +
    pen.line('M22 86h72M36 74l-4 12M78 74l4 12'),
  side: pen =>
    pen.body(circle(60, 52, 30)) +
    pen.fine(spokes(60, 52, 14, 23, 12)) +
    pen.line(circle(60, 52, 10)) +
    pen.flame(circle(60, 52, 3.5)) +
    pen.solid(rect(46, 8, 28, 14, 3)) +
    pen.line('M26 88h68M38 73l-6 15M82 73l6 15'),
}

export const compressor: Shape = {
  front: pen =>
    pen.body(rect(10, 36, 100, 42, 5)) +
    pen.line('M52 36v42M110 50H52') +
    pen.fine(repeat(44, 6, 5, at => `M18 ${at}h26`)) +
    pen.solid('M60 36V26c0-5 4-9 9-9h26c5 0 9 4 9 9v10') +
    pen.line('M82 17V8h14') +
    pen.flame(circle(68, 64, 6)) +
    pen.fine('M82 60h20M82 68h20') +
    pen.line('M6 86h108M20 78v8M100 78v8'),
  side: pen =>
    pen.body(rect(30, 30, 60, 48, 5)) +
    pen.line(circle(60, 53, 16)) +
    pen.fine(spokes(60, 53, 5, 16, 8)) +
    pen.flame(circle(60, 53, 4)) +
    pen.solid('M42 30v-6a8 8 0 0 1 8-8h20a8 8 0 0 1 8 8v6') +
    pen.line('M60 16V7M22 86h76M38 78v8M82 78v8'),
}

/** Centrifuge-like barrel on springs: also stands for decanters. */
export const screen: Shape = {
  front: pen =>
    pen.body(rect(16, 18, 88, 60, 3)) +
    pen.fine(repeat(27.4, 11.4, 6, at => `M${at} 24v48`) + repeat(32, 11, 4, at => `M22 ${at}h76`)) +
    pen.line(rect(22, 24, 76, 48)) +
    pen.flame(rect(48, 84, 24, 7, 3)),
  side: pen =>
    pen.solid(polygon([8, 38], [24, 30], [24, 62], [8, 62])) +
    pen.body(polygon([24, 30], [108, 46], [112, 60], [24, 62])) +
    pen.fine('M30 54l76-1M34 46l68 3') +
    pen.flame(circle(62, 24, 9)) +
    pen.line('M62 33v4M30 62l-5 5 10 4-10 4 5 5M94 61l-5 6 10 4-10 4 5 5M14 84h92'),
}
