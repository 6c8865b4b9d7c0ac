/** The offers of each company: families spread over ids and sellers, with a text of the seller added. */
import { escapeHtml } from '../offers/description.ts'
import type { Parent } from './categories.ts'
import type { Trader } from './companies/companies.ts'
import { conditionals, type Family, readFamilies, readJson, readOrigins } from './families.ts'
import { composeOffer, fitting, type Offer, sentence } from './offers.ts'
import { type Pinned, pinned } from './pinned.ts'
import { type Random, random } from './random.ts'
import { inOrder } from './range.ts'
import type { CatalogueKind, CompanyRecord } from './records.ts'

const totals = { product: 3_000, service: 600 }
/** Draws to find a name that nobody offers yet; later draws only avoid offering it twice in one company. */
const [freshDraws, draws] = [6, 80]

export interface Item extends Offer {
  id: number
  company: CompanyRecord
  brand: string
  origin: string
  /** The certificate that the company needs to offer it; '' for none. */
  requires: string
  chance: Random
}

export function offeredItems(kind: CatalogueKind, parents: readonly Parent[], traders: readonly Trader[]) {
  const families = readFamilies(`${kind}s`)
  const pins = new Map(kind === 'product' ? pinned.map(pin => [pin.id, pin]) : [])
  const own = parents.filter(parent => parent.kind === kind)
  const places = new Map([...pins].map(([id, { file }]) => [id, familyOf(file, families)]))
  const offerAt = offering(kind, own, traders)
  return inOrder(families, own, places, totals[kind]).map((family, place) =>
    offerAt(place + 1, family, pins.get(place + 1)),
  )
}

function familyOf(file: string, families: readonly Family[]): Family {
  const family = families.find(each => each.file === file)
  if (!family) throw new Error(`No family ${file}`)
  return family
}

function offering(kind: CatalogueKind, parents: readonly Parent[], traders: readonly Trader[]) {
  const origins = readOrigins()
  const closings = conditionals(readJson<Record<CatalogueKind, string[]>>('closings.json')[kind])
  const markets = new Map<Family, Market>()
  const taken = new Set<string>(pinned.map(({ name = '' }) => name))

  function compose(
    family: Family,
    parent: Parent,
    { trader, carries }: Seller,
    chance: Random,
    pin?: Pinned,
  ) {
    const { record, coast } = trader
    const brand = pin?.values.brand ?? carries
    const origin = origins.get(brand) ?? ''
    const company = record.name.replace(/ (\(M\) )?(Sdn Bhd|Berhad)$/, '')
    const seller = { brand, origin, company, town: record.town, coast }
    const given = new Map(Object.entries({ ...seller, ...pin?.values }))
    const offer = { ...composeOffer(family, given, chance), ...(pin?.name && { name: pin.name }) }
    const { papers, supply } = parent
    const closing = new Map([...given, ['supply', supply], ['condition', offer.condition]])
    const ready = sentence(chance.pick(fitting(closings, closing)), closing)
    const added = `<p><strong>Delivered with</strong> ${escapeHtml(papers)}. ${escapeHtml(ready)}</p>`
    return { ...offer, brand, origin, longDescription: `${offer.longDescription}\n${added}` }
  }

  return (id: number, family: Family, pin?: Pinned): Item => {
    const chance = random(kind, id)
    const { requires = '' } = family.listing
    const { parent, sellers } = markets.get(family) ?? marketOf(family, parents, traders)
    markets.set(family, { parent, sellers })
    for (let draw = 0; draw < draws; draw += 1) {
      const place = pin?.company
        ? sellers.findIndex(({ trader }) => trader.record.id === pin.company)
        : leaning(sellers, chance)
      const seller = sellers[place]
      if (!seller) throw new Error(`Nobody may offer ${family.name} (${requires || parent.name})`)
      const offer = compose(family, parent, seller, chance, pin)
      const company = seller.trader.record
      const own = `${company.id} ${offer.name}`
      if (pin || !taken.has(draw < freshDraws ? offer.name : own)) {
        taken.add(offer.name).add(own)
        return { id, company, requires, chance, ...offer }
      }
    }
    throw new Error(`${family.file} has too few names`)
  }
}

interface Seller {
  trader: Trader
  /** The family's brand that the company sells; '' for services. */
  carries: string
}

interface Market {
  parent: Parent
  sellers: readonly Seller[]
}

function marketOf(family: Family, parents: readonly Parent[], traders: readonly Trader[]): Market {
  const parent = parents.find(({ lines }) => lines.has(family.listing.category))
  if (!parent) throw new Error(`${family.file} has no category ${family.listing.category}`)
  const allowed = traders.filter(trader => isAllowed(trader, parent, family))
  return { parent, sellers: allowed.map(trader => ({ trader, carries: brandOf(family, trader.record) })) }
}

function isAllowed({ trade, record }: Trader, { kind, name }: Parent, { listing }: Family): boolean {
  const deals = kind === 'product' ? trade.sells : trade.serves
  const { category, requires } = listing
  return (
    (deals.includes(name) || deals.includes(category)) &&
    (!requires || record.certificates.some(held => held.name === requires))
  )
}

/** Prefers earlier companies, which have more to offer. */
const leaning = (from: readonly unknown[], chance: Random) => Math.floor(chance.share() ** 1.5 * from.length)

/** Returns the company's brand. A company always sells the same brands, whatever it offers. */
function brandOf({ brands, file }: Family, { id }: CompanyRecord): string {
  if (brands.length === 0) return ''
  const carried = brands.filter(brand => random('carries', id, brand).chance(0.4))
  return random('brand', id, file).pick(carried.length > 0 ? carried : brands)
}
