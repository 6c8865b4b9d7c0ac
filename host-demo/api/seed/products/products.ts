/** The 3,000 products. */
import type { Trader } from '../companies/companies.ts'
import { freshOffer, type Offer } from '../compose.ts'
import { describeProduct } from '../descriptions.ts'
import type { Random } from '../random.ts'
import { layOut, type Place } from '../range.ts'
import type { CategoryRecord, CompanyRecord, ProductRecord } from '../records.ts'
import { choicesOf, type ProductFamily } from '../vocabulary.ts'
import { productFamilies } from './families.ts'
import { type HandWritten, handWritten } from './hand-written.ts'

const total = 3_000

/** The first ones are complete, so that recommended goods show well; later ones may lack what sellers forget. */
const completeUpTo = 60

const origins = choicesOf(
  'Malaysia; Malaysia; Malaysia; Singapore; Italy; Germany; Japan; South Korea; United Kingdom; United States; ' +
    'China; India; Netherlands; Norway; Taiwan; Spain',
)
const conditions = choicesOf('New; New; New; New; Surplus, unused; Reconditioned; Used, tested')

export function products(categories: readonly CategoryRecord[], traders: readonly Trader[]): ProductRecord[] {
  const taken = new Set([...handWritten.values()].map(written => written.name))
  const places = layOut({
    kind: 'product',
    families: productFamilies,
    total,
    categories,
    traders,
    dealsIn: trader => trader.trade.sells,
    fixed: [...handWritten].filter(([id]) => id > productFamilies.length).map(([id, { line }]) => [id, line]),
  })
  return places.map(place => {
    const written = handWritten.get(place.id)
    const company = (written && traders[written.companyId - 1]?.record) ?? place.company
    const offer = written ?? freshOffer(place.family, place.line, company.id, taken, place.chance)
    return product({ ...place, company }, offer, written)
  })
}

function product(place: Place<ProductFamily>, offer: Offer, written?: HandWritten): ProductRecord {
  const { id, family, line, categoryId, company, chance } = place
  const lacks = (odds: number) => id > completeUpTo && chance.chance(odds)
  const brand = written?.brand ?? chance.pick(choicesOf(family.brands))
  const about = written?.about ?? chance.pick(line.about)
  return {
    id,
    companyId: company.id,
    categoryId,
    name: offer.name,
    sku: skuOf(company, id),
    brand: lacks(0.03) ? '' : brand,
    model: lacks(0.03) ? '' : offer.code,
    condition: family.secondHand && !written ? chance.pick(conditions) : 'New',
    material: lacks(0.03) ? '' : offer.material,
    origin: written ? 'Malaysia' : lacks(0.02) ? '' : chance.pick(origins),
    shortDescription: lacks(0.015) ? '' : written ? about : shortOf(about, offer, chance),
    longDescription: written?.longDescription ?? (lacks(0.02) ? '' : longOf(place, offer, brand, about)),
    shape: offer.shape,
    pictureCount: written ? 5 : lacks(0.02) ? 0 : chance.whole(id > completeUpTo ? 1 : 3, 5),
  }
}

function longOf(place: Place<ProductFamily>, offer: Offer, brand: string, about: string): string {
  const { family, line, company, chance } = place
  return describeProduct(
    {
      name: offer.name,
      maker: brand,
      about,
      use: line.use,
      points: [...chance.some(line.points, 3), ...chance.some(family.points, chance.whole(1, 3))],
      facts: offer.material ? [...offer.facts, ['Material', offer.material]] : offer.facts,
      papers: chance.pick(choicesOf(family.papers)),
      place: company.location,
      website: chance.chance(0.3) ? company.websiteUrl : '',
    },
    chance,
  )
}

function shortOf(about: string, offer: Offer, chance: Random): string {
  const fact = offer.facts.at(-1)
  return fact && chance.chance(0.5) ? `${about} ${fact[0]}: ${fact[1]}.` : about
}

/** 'KVW-000184': the company's initials and a running number. */
function skuOf(company: CompanyRecord, id: number): string {
  const initials = [...company.name.matchAll(/\b[A-Z]/g)].map(([letter]) => letter).slice(0, 3)
  return `${initials.join('')}-${String(id + 183).padStart(6, '0')}`
}
