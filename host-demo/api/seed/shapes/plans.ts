/**
 * What the derived views need to know of a front: the rectangle it fills (x, y, width, height, as a browser's
 * `getBBox` gives it) and, unless it is the middle, the point that a close-up shows.
 */
import type { Point } from './geometry.ts'
import type { ShapeName } from './names.ts'

export interface Plan {
  box: readonly [x: number, y: number, width: number, height: number]
  focus?: Point
}

export const plans: Readonly<Record<ShapeName, Plan>> = {
  'ball-valve': { box: [13, 11, 94, 70], focus: [64, 38] },
  'ball-valve-geared': { box: [13, 8, 94, 73], focus: [76, 32] },
  'gate-valve': { box: [13, 9, 94, 69], focus: [60, 32] },
  'control-valve': { box: [13, 5, 94, 73], focus: [68, 32] },
  'relief-valve': { box: [36, 4, 70, 87], focus: [58, 38] },
  actuator: { box: [17, 6, 93, 77], focus: [44, 40] },
  pump: { box: [4, 16, 112, 66], focus: [84, 48] },
  'mud-pump': { box: [4, 7, 112, 79], focus: [84, 36] },
  pipe: { box: [10, 9, 98, 78], focus: [38, 40] },
  casing: { box: [10, 9, 102, 78], focus: [68, 30] },
  fitting: { box: [12, 14, 80, 77], focus: [66, 52] },
  flange: { box: [19, 7, 82, 82], focus: [42, 34] },
  gasket: { box: [18, 6, 84, 84], focus: [40, 30] },
  fastener: { box: [6, 26, 108, 44], focus: [50, 48] },
  'drill-bit': { box: [30, 4, 60, 87], focus: [72, 62] },
  'roller-bit': { box: [16, 4, 88, 84], focus: [80, 66] },
  rig: { box: [12, 5, 96, 86], focus: [60, 42] },
  screen: { box: [16, 18, 88, 73], focus: [48, 70] },
  wellhead: { box: [12, 3, 96, 88], focus: [64, 26] },
  'blowout-preventer': { box: [8, 4, 104, 87], focus: [94, 54] },
  packer: { box: [38, 4, 44, 88], focus: [60, 38] },
  drum: { box: [30, 7, 60, 84], focus: [64, 30] },
  gauge: { box: [26, 6, 68, 86], focus: [68, 36] },
  transmitter: { box: [22, 7, 76, 77], focus: [62, 38] },
  detector: { box: [24, 14, 72, 76], focus: [74, 44] },
  cable: { box: [12, 6, 101, 84], focus: [76, 50] },
  motor: { box: [12, 17, 100, 69], focus: [90, 50] },
  tank: { box: [12, 6, 94, 81], focus: [80, 40] },
  separator: { box: [8, 16, 104, 70], focus: [52, 44] },
  exchanger: { box: [6, 18, 106, 69], focus: [40, 48] },
  compressor: { box: [6, 8, 108, 78], focus: [66, 56] },
  hose: { box: [12, 5, 96, 85], focus: [34, 22] },
  hook: { box: [40, 4, 40, 89], focus: [60, 62] },
  shackle: { box: [16, 14, 88, 71], focus: [40, 70] },
  helmet: { box: [12, 18, 96, 60], focus: [48, 56] },
  coverall: { box: [18, 6, 84, 84], focus: [52, 44] },
  glove: { box: [24, 7, 54, 83], focus: [54, 74] },
  boot: { box: [32, 8, 72, 79], focus: [76, 68] },
  extinguisher: { box: [34, 7, 67, 85], focus: [58, 22] },
  lifebuoy: { box: [19, 7, 82, 82], focus: [42, 30] },
  welding: { box: [17, 7, 86, 83], focus: [60, 44] },
  probe: { box: [10, 10, 104, 79], focus: [92, 66] },
  wireline: { box: [4, 6, 98, 84], focus: [86, 22] },
  drawing: { box: [16, 12, 88, 74], focus: [44, 56] },
  boat: { box: [6, 8, 106, 86], focus: [40, 56] },
  people: { box: [2, 19, 116, 72], focus: [60, 40] },
  building: { box: [4, 20, 112, 67], focus: [76, 64] },
  crate: { box: [12, 14, 96, 76], focus: [32, 44] },
}
