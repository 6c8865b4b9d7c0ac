/** What measures, detects and carries current. */
import { around, bolts, circle, oval, polygon, rect, repeat, spokes, turns } from './geometry.ts'
import type { Shape } from './pen.ts'

export const gauge: Shape = {
  front: pen =>
    pen.body(circle(60, 40, 34)) +
    pen.fine('M37 54a27 27 0 1 1 46 0') +
    pen.fine(
      spokes(60, 40, 19, 24, 12, 15)
        .split('M')
        .filter(stroke => stroke && Number(stroke.split(/[ L]/)[1]) < 54)
        .map(stroke => `M${stroke}`)
        .join(''),
    ) +
    pen.flameLine('M57 43l19-19') +
    pen.spot(circle(60, 40, 4.5)) +
    pen.solid(rect(51, 74, 18, 9), rect(54, 83, 12, 9)),
  side: pen =>
    pen.body('M46 8h20c4 0 6 2 6 6v52c0 4-2 6-6 6H46z') +
    pen.solid(rect(36, 5, 10, 70, 3)) +
    pen.flame(circle(60, 24, 5)) +
    pen.line('M72 40h10') +
    pen.solid(rect(50, 72, 18, 9), rect(53, 81, 12, 11)),
}

export const transmitter: Shape = {
  front: pen =>
    pen.body(circle(60, 32, 25)) +
    pen.line(rect(45, 22, 30, 19, 3)) +
    pen.flameLine('M50 34l6-6 5 5 9-7') +
    pen.solid(rect(22, 26, 13, 12, 2), rect(85, 26, 13, 12, 2)) +
    pen.line('M53 56v8M67 56v8') +
    pen.solid(rect(38, 64, 44, 20, 3)) +
    pen.spot(bolts(60, 74, 0, 1, 3), circle(45, 74, 2.4), circle(75, 74, 2.4)) +
    pen.line('M38 74H26M82 74h12'),
  side: pen =>
    pen.body(rect(34, 14, 52, 36, 6)) +
    pen.solid('M34 9h-6c-5 0-8 4-8 9v28c0 5 3 9 8 9h6z') +
    pen.line('M86 14h6c4 0 6 3 6 6v24c0 3-2 6-6 6h-6') +
    pen.fine('M46 14v36M74 14v36') +
    pen.line('M54 50v12M66 50v12') +
    pen.flame(rect(48, 62, 24, 28, 3)) +
    pen.line('M48 70H38M72 70h10M48 82H38M72 82h10'),
}

export const detector: Shape = {
  front: pen =>
    pen.body(rect(24, 14, 72, 50, 6)) +
    pen.line(rect(36, 24, 34, 18, 2)) +
    pen.fine('M41 30h14M41 36h22') +
    pen.flame(circle(83, 31, 5)) +
    pen.fine(circle(40, 53, 3), circle(52, 53, 3), circle(64, 53, 3)) +
    pen.solid(rect(30, 64, 12, 10, 2), rect(54, 64, 12, 10, 2), rect(78, 64, 12, 10, 2)) +
    pen.line('M36 74v16M60 74v16M84 74v16'),
  side: pen =>
    pen.body(rect(40, 10, 34, 56, 5)) +
    pen.solid(rect(30, 16, 10, 44, 2)) +
    pen.line('M74 14h8v48h-8') +
    pen.flame('M82 30h6c4 0 7 3 7 8s-3 8-7 8h-6z') +
    pen.solid(rect(50, 66, 14, 10, 2)) +
    pen.line('M57 76v16M30 8v60'),
}

export const cable: Shape = {
  front: pen =>
    pen.body(circle(52, 46, 40)) +
    pen.line(circle(52, 46, 13)) +
    pen.fine(circle(52, 46, 31), circle(52, 46, 25), circle(52, 46, 19)) +
    pen.spot(circle(52, 46, 4)) +
    pen.flameLine('M83 46c0 26 6 34 14 34s12-6 16-6') +
    pen.line('M26 90h52'),
  side: pen =>
    pen.body(circle(60, 48, 41)) +
    pen.fine(circle(60, 48, 35)) +
    turns(3, 180)
      .map((angle, place) =>
        (place === 0 ? pen.flame : pen.solid)(circle(...around(60, 48, 17, angle), 11.5)),
      )
      .join('') +
    pen.spot(
      turns(3)
        .map(angle => circle(...around(60, 48, 27, angle), 2.6))
        .join(''),
    ),
}

export const probe: Shape = {
  front: pen =>
    pen.body(rect(10, 10, 58, 50, 5)) +
    pen.line(rect(18, 18, 42, 26, 2)) +
    pen.fine('M20 38h8l3-14 4 14h8l3-7 3 7h9') +
    pen.spot(circle(23, 52, 2.4), circle(32, 52, 2.4), circle(41, 52, 2.4)) +
    pen.line('M68 34c22-4 26 8 26 22') +
    pen.flame(rect(86, 56, 16, 14, 3)) +
    pen.solid(rect(50, 74, 64, 15)) +
    pen.fine('M94 74l-8 15M94 74l8 15'),
  side: pen =>
    pen.solid(rect(8, 56, 104, 32)) +
    pen.flame(polygon([40, 36], [62, 36], [66, 56], [36, 56])) +
    pen.line('M51 36V22c0-10 14-14 24-14h16') +
    pen.fine('M51 56L34 88M51 56l34 32 27-26') +
    pen.fine(oval(92, 79, 7, 3)),
}

export const welding: Shape = {
  front: pen =>
    pen.body('M24 40c0-20 14-33 36-33s36 13 36 33v20c0 16-16 30-36 30S24 76 24 60z') +
    pen.solid(rect(36, 32, 48, 22, 3)) +
    pen.flameLine('M60 36v14M54 40l12 6M66 40l-12 6') +
    pen.fine('M48 66h24M50 73h20M54 80h12M24 50h-7v12h7M96 50h7v12h-7'),
  side: pen =>
    pen.solid(rect(6, 68, 48, 18), rect(66, 68, 48, 18)) +
    pen.flame(polygon([54, 68], [66, 68], [63, 86], [57, 86])) +
    pen.body(polygon([66, 52], [72, 56], [104, 14], [96, 8])) +
    pen.line('M68 55l-6 9M100 11l12-5') +
    pen.flameLine('M52 58l-6-6M60 54v-9M46 64l-8-2') +
    pen.fine(repeat(14, 10, 4, at => `M${at} 86v5`)),
}
