/** The 600 services. */
import type { Trader } from '../companies/companies.ts'
import { freshOffer } from '../compose.ts'
import { describeService } from '../descriptions.ts'
import { layOut, type Place } from '../range.ts'
import type { CategoryRecord, ServiceRecord } from '../records.ts'
import { choicesOf, type ServiceFamily } from '../vocabulary.ts'
import { serviceFamilies } from './families.ts'

const total = 600

const completeUpTo = 30

export function services(categories: readonly CategoryRecord[], traders: readonly Trader[]): ServiceRecord[] {
  const taken = new Set<string>()
  return layOut({
    kind: 'service',
    families: serviceFamilies,
    total,
    categories,
    traders,
    dealsIn: trader => trader.trade.serves,
    fixed: [],
  }).map(place => service(place, taken))
}

function service(place: Place<ServiceFamily>, taken: Set<string>): ServiceRecord {
  const { id, family, line, categoryId, company, chance } = place
  const offer = freshOffer(family, line, company.id, taken, chance)
  const about = chance.pick(line.about)
  const lacks = (odds: number) => id > completeUpTo && chance.chance(odds)
  return {
    id,
    companyId: company.id,
    categoryId,
    name: offer.name,
    serviceNo: lacks(0.03) ? '' : `SV-${offer.code.split('-')[0]}-${String(id).padStart(4, '0')}`,
    shortDescription: lacks(0.02) ? '' : about,
    longDescription: lacks(0.03)
      ? ''
      : describeService(
          {
            name: offer.name,
            maker: company.name,
            about,
            use: line.use,
            points: [...chance.some(line.points, 3), ...chance.some(family.points, chance.whole(2, 3))],
            facts: offer.facts,
            papers: chance.pick(choicesOf(family.papers)),
            place: company.location,
            website: chance.chance(0.3) ? company.websiteUrl : '',
          },
          chance,
        ),
    shape: offer.shape,
    pictureCount: lacks(0.03) ? 0 : chance.whole(1, 3),
  }
}
