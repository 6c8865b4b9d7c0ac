/** The items of each company: families spread over ids and sellers, with a text of the seller added. */
import { escapeHtml } from '../items/description.ts'
import type { Parent } from './categories.ts'
import type { Trader } from './companies/companies.ts'
import { type ComposedItem, composeItem, fitting, sentence } from './compose-item.ts'
import { type Family, readFamilies, readJson } from './families.ts'
import { pinned } from './pinned.ts'
import { type Random, random } from './random.ts'
import { inOrder } from './range.ts'
import type { CatalogueKind, CompanyRecord } from './records.ts'

const totals = { product: 3_000, service: 600 }
/** Draws to find a name that nobody offers yet; later draws only avoid offering it twice in one company. */
const [freshDraws, draws] = [6, 80]

export interface Item extends ComposedItem {
  id: number
  company: CompanyRecord
  brand: string
  origin: string
  /** The certificate that the company needs to offer it; '' for none. */
  requires: string
  chance: Random
}

export function drawItems(
  kind: CatalogueKind,
  parents: readonly Parent[],
  traders: readonly Trader[],
): Item[] {
  const families = readFamilies(`${kind}s`)
  const own = parents.filter(parent => parent.kind === kind)
  const pins = new Map(kind === 'product' ? pinned.map(pin => [pin.id, pin]) : [])
  const fixed = new Map([...pins].map(([id, { file }]) => [id, familyOf(file, families)]))
  const markets = new Map(families.map(family => [family, marketOf(family, own, traders)]))
  const closings = readJson<Record<CatalogueKind, string[]>>('closings.json')[kind]
  const origins = readOrigins()
  const taken = new Set(pinned.map(({ name = '' }) => name))

  return inOrder(families, own, fixed, totals[kind]).map((family, index) => {
    const id = index + 1
    const chance = random(kind, id)
    const pin = pins.get(id)
    const { papers = '', supply = '', sellers = [] } = markets.get(family) ?? {}
    for (let draw = 0; draw < draws; draw += 1) {
      const seller = pin?.company
        ? sellers.find(({ trader }) => trader.record.id === pin.company)
        : sellers[leaning(sellers, chance)]
      if (!seller) throw new Error(`Nobody may offer ${family.name}`)
      const { record: company, coast } = seller.trader
      const brand = pin?.values.brand ?? seller.brand
      const origin = origins.get(brand) ?? ''
      const bare = company.name.replace(/ (\(M\) )?(Sdn Bhd|Berhad)$/, '')
      const given = { brand, origin, company: bare, town: company.town, coast, ...pin?.values }
      const composed = composeItem(family, new Map(Object.entries(given)), chance)
      const closing = new Map(Object.entries({ ...given, supply, condition: composed.condition }))
      const ready = sentence(chance.pick(fitting(closings, closing)), closing)
      const name = pin?.name ?? composed.name
      const isNew = pin || !taken.has(draw < freshDraws ? name : `${company.id} ${name}`)
      if (!isNew) continue
      taken.add(name).add(`${company.id} ${name}`)
      const added = `<p><strong>Delivered with</strong> ${escapeHtml(papers)}. ${escapeHtml(ready)}</p>`
      return {
        ...composed,
        id,
        company,
        chance,
        name,
        brand,
        origin,
        requires: family.listing.requires ?? '',
        longDescription: `${composed.longDescription}\n${added}`,
      }
    }
    throw new Error(`${family.file} has too few names`)
  })
}

function familyOf(file: string, families: readonly Family[]): Family {
  const family = families.find(each => each.file === file)
  if (!family) throw new Error(`No family ${file}`)
  return family
}

/** Maps brands to their countries. */
function readOrigins(): Map<string, string> {
  const countries = Object.entries(readJson<Record<string, string>>('brands.json'))
  return new Map(
    countries.flatMap(([country, brands]) => brands.split('; ').map(brand => [brand, country] as const)),
  )
}

/** Returns the parent category of a family, and who may offer it under which brand. */
function marketOf(family: Family, parents: readonly Parent[], traders: readonly Trader[]) {
  const { category, requires } = family.listing
  const parent = parents.find(({ lines }) => lines.has(category))
  if (!parent) throw new Error(`${family.file} has no category ${category}`)
  const allowed = traders.filter(({ trade, record }) => {
    const deals = parent.kind === 'product' ? trade.sells : trade.serves
    const isDealt = deals.includes(parent.name) || deals.includes(category)
    return isDealt && (!requires || record.certificates.some(held => held.name === requires))
  })
  return { ...parent, sellers: allowed.map(trader => ({ trader, brand: brandOf(family, trader.record) })) }
}

/** Prefers earlier companies, which have more to offer. */
const leaning = (from: readonly unknown[], chance: Random) => Math.floor(chance.share() ** 1.5 * from.length)

/** Returns the company's brand; '' for services. A company always sells the same brands, whatever it offers. */
function brandOf({ brands, file }: Family, { id }: CompanyRecord): string {
  if (!brands) return ''
  const all = brands.split('; ')
  const carried = all.filter(brand => random('carries', id, brand).chance(0.4))
  return random('brand', id, file).pick(carried.length > 0 ? carried : all)
}
