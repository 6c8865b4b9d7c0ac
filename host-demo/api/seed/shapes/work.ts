/** People, places and paper: what services are made of. */
import { circle, rect } from './geometry.ts'
import type { Pen, Shape } from './pen.ts'

export const drawing: Shape = {
  front: pen =>
    pen.body('M16 12h70l18 18v56H16z') +
    pen.line('M86 12v18h18') +
    pen.fine(circle(44, 50, 15), circle(44, 50, 6)) +
    pen.fine('M44 30v40M24 50h40M72 44h22M72 52h22M72 60h14') +
    pen.flameLine('M26 78h38M30 74l-5 4 5 4M60 74l5 4-5 4'),
  side: pen =>
    pen.body('M22 34l38-18 38 18v36L60 88 22 70z') +
    pen.line('M22 34l38 18 38-18M60 52v36') +
    pen.fine('M34 46v14l14 7V53zM72 58l14-7v14l-14 7z') +
    pen.flameLine('M22 22L60 5l38 17M26 16l-4 6 7 1M94 16l4 6-7 1'),
}

const worker = (pen: Pen, x: number, y: number, hat: Pen['flame']) =>
  pen.body(`M${x - 17} 89V${y + 42}c0-16 5-24 17-24s17 8 17 24V89z`) +
  pen.line(`M${x - 8} ${y}c0 18 16 18 16 0`) +
  hat(`M${x - 13} ${y}h26c0-18-26-18-26 0z`)

export const people: Shape = {
  front: pen =>
    worker(pen, 22, 46, pen.solid) +
    worker(pen, 98, 46, pen.solid) +
    worker(pen, 60, 32, pen.flame) +
    pen.line('M2 90h116'),
  side: pen =>
    pen.body(rect(12, 8, 72, 46, 3)) +
    pen.fine('M22 20h30M22 30h44M22 40h24') +
    pen.flameLine('M60 40l8-8 6 5') +
    pen.line('M30 54l-4 10M66 54l4 10') +
    worker(pen, 92, 46, pen.solid) +
    pen.line('M6 90h108'),
}

export const building: Shape = {
  front: pen =>
    pen.body('M10 86V36l25 14V36l25 14V36l25 14V20h25v66z') +
    pen.fine('M20 62h12v10H20zM40 62h12v10H40z') +
    pen.flame(rect(64, 62, 22, 24)) +
    pen.line('M64 70h22M64 78h22M4 87h112M92 32h10M92 42h10'),
  side: pen =>
    pen.body('M18 86V38l42-24 42 24v48z') +
    pen.line('M10 42l50-29 50 29M6 87h108') +
    pen.flame(rect(42, 52, 36, 34)) +
    pen.line('M42 63h36M42 74h36') +
    pen.fine(circle(60, 36, 6)),
}

export const boat: Shape = {
  front: pen =>
    pen.body('M6 58h50l6-8h50l-8 26c-2 4-5 6-9 6H26c-5 0-9-2-11-6z') +
    pen.solid('M64 50V32h30l6 18z', 'M70 32V20h18l4 12z') +
    pen.fine('M70 42h4M80 42h4M90 42h3M75 26h12') +
    pen.line('M80 20V8M76 12h8') +
    pen.flame(rect(14, 44, 16, 14), rect(34, 48, 14, 10)) +
    pen.fine('M6 90c8-5 12-5 20 0s12 5 20 0 12-5 20 0 12 5 20 0 12-5 20 0'),
  side: pen =>
    pen.body('M22 46h76l-12 28c-6 8-14 10-26 10s-20-2-26-10z') +
    pen.line('M60 46v34') +
    pen.solid('M38 46V30h44v16z', 'M46 30V18h28v12z') +
    pen.flame(rect(54, 34, 12, 6)) +
    pen.fine('M50 24h20') +
    pen.line('M60 18V7M53 11h14') +
    pen.fine('M6 90c8-5 12-5 20 0s12 5 20 0 12-5 20 0 12 5 20 0 12-5 20 0'),
}
