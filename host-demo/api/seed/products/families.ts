/** The thirty product families in the order of the category list. */
import type { ProductFamily } from '../vocabulary.ts'
import { actuators } from './actuators.ts'
import { cementing } from './cementing.ts'
import { chemicals } from './chemicals.ts'
import { coating } from './coating.ts'
import { completion } from './completion.ts'
import { compressors } from './compressors.ts'
import { detection } from './detection.ts'
import { drillBits } from './drill-bits.ts'
import { drillString } from './drill-string.ts'
import { electrical } from './electrical.ts'
import { fasteners } from './fasteners.ts'
import { fireProtection } from './fire-protection.ts'
import { flanges } from './flanges.ts'
import { heatExchange } from './heat-exchange.ts'
import { hoses } from './hoses.ts'
import { instrumentation } from './instrumentation.ts'
import { lifting } from './lifting.ts'
import { marine } from './marine.ts'
import { motors } from './motors.ts'
import { pipe } from './pipe.ts'
import { pipeFittings } from './pipe-fittings.ts'
import { protectiveEquipment } from './protective-equipment.ts'
import { pumpParts } from './pump-parts.ts'
import { pumps } from './pumps.ts'
import { rigEquipment } from './rig-equipment.ts'
import { solidsControl } from './solids-control.ts'
import { valves } from './valves.ts'
import { vessels } from './vessels.ts'
import { wellControl } from './well-control.ts'
import { wellheads } from './wellheads.ts'

export const productFamilies: readonly ProductFamily[] = [
  valves,
  pumps,
  pipe,
  drillBits,
  instrumentation,
  protectiveEquipment,
  wellheads,
  hoses,
  vessels,
  electrical,
  lifting,
  compressors,
  flanges,
  wellControl,
  actuators,
  chemicals,
  fireProtection,
  drillString,
  pipeFittings,
  detection,
  rigEquipment,
  completion,
  motors,
  fasteners,
  solidsControl,
  heatExchange,
  marine,
  cementing,
  pumpParts,
  coating,
]
