/** Every shape by its name. */

import { boot, coverall, glove, helmet } from './clothing.ts'
import { drillBit, packer, rig, rollerBit, wireline } from './drilling.ts'
import { crate, drum, extinguisher, hook, lifebuoy, shackle } from './goods.ts'
import { cable, detector, gauge, probe, transmitter, welding } from './metering.ts'
import type { ShapeName } from './names.ts'
import type { Shape } from './pen.ts'
import { casing, fastener, fitting, flange, gasket, hose, pipe } from './pipework.ts'
import { compressor, motor, mudPump, pump, screen } from './pumps.ts'
import { actuator, ballValve, controlValve, gateValve, reliefValve } from './valves.ts'
import { blowoutPreventer, exchanger, separator, tank, wellhead } from './wells.ts'
import { boat, building, drawing, people } from './work.ts'

export const shapes: Readonly<Record<ShapeName, Shape>> = {
  'ball-valve': ballValve('lever'),
  'ball-valve-geared': ballValve('gear'),
  'gate-valve': gateValve,
  'control-valve': controlValve,
  'relief-valve': reliefValve,
  actuator,
  pump,
  'mud-pump': mudPump,
  pipe,
  casing,
  fitting,
  flange,
  gasket,
  fastener,
  'drill-bit': drillBit,
  'roller-bit': rollerBit,
  rig,
  screen,
  wellhead,
  'blowout-preventer': blowoutPreventer,
  packer,
  drum,
  gauge,
  transmitter,
  detector,
  cable,
  motor,
  tank,
  separator,
  exchanger,
  compressor,
  hose,
  hook,
  shackle,
  helmet,
  coverall,
  glove,
  boot,
  extinguisher,
  lifebuoy,
  welding,
  probe,
  wireline,
  drawing,
  boat,
  people,
  building,
  crate,
}
