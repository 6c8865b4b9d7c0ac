/** The fifteen service families in the order of the category list. */
import type { ServiceFamily } from '../vocabulary.ts'
import { drillingServices } from './drilling.ts'
import { engineering } from './engineering.ts'
import { fabrication } from './fabrication.ts'
import { access, liftingServices, paintwork } from './field.ts'
import { inspection } from './inspection.ts'
import { maintenance } from './maintenance.ts'
import { marineLogistics, subsea } from './marine.ts'
import { environment, rental, training } from './people.ts'
import { testing } from './testing.ts'
import { wellServices } from './wells.ts'

export const serviceFamilies: readonly ServiceFamily[] = [
  inspection,
  maintenance,
  wellServices,
  drillingServices,
  engineering,
  fabrication,
  testing,
  marineLogistics,
  liftingServices,
  paintwork,
  access,
  training,
  environment,
  rental,
  subsea,
]
