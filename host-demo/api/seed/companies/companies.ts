/** The 150 companies: six are written out, the others are made up from towns, trades and names. */
import { cellsOf, readJson } from '../families.ts'
import { type Random, random } from '../random.ts'
import type { CompanyRecord } from '../records.ts'
import { particularsOf } from './particulars.ts'
import { locationOf, type Town, townNamed, towns } from './towns.ts'

/** A company as written. Missing fields are made up. */
interface WrittenCompany extends Partial<CompanyRecord> {
  trade: string
  name: string
  town: string
  tagline: string
  /** The certificate that the name promises. */
  promises?: string
}

export interface Trade {
  /** The number of companies, including those of `first.json`. */
  count: number
  /** Name endings, some with a certificate that the name promises: 'Vessel Fabricators | ASME U Stamp'. */
  called: readonly string[]
  /** Categories of products and of services: whole ones or some of their sub-categories. */
  sells: readonly string[]
  serves: readonly string[]
  holds: readonly string[]
  taglines: readonly string[]
}

/** A company, and the facts that decide which entries it may offer. */
export interface Trader {
  record: CompanyRecord
  trade: Trade
  coast: 'Borneo' | 'peninsula'
}

/** The companies used in stories, tests and the pictures of the look. Their ids are 1 to 6, in this order. */
const firstCompanies = readJson<WrittenCompany[]>('companies/first.json')

export const trades = readJson<Record<string, Trade>>('companies/trades.json')

const ownNames = (
  'Seri Teguh; Delima; Permata Timur; Samudera; Cahaya Borneo; Selat; Nusantara; Pantai Emas; Gemilang; Setia Maju; ' +
  'Wawasan; Kenyalang; Mutiara; Rajawali; Tenggara; Sinar Laut; Bayu; Kota Besi; Layang; Sungai Emas; Angkasa; ' +
  'Titian; Jaya Utara; Hock Seng; Lim Brothers; Sri Murugan'
).split('; ')

const longName = 'Usahasama Pembekal Peralatan Minyak dan Gas Pantai Timur Semenanjung Malaysia Berhad'
const longNamePlace = 41

/** Returns every company in the order of its id, 1 to 150. */
export function companies(): Trader[] {
  const taken = new Set(firstCompanies.map(company => company.name))
  return [...firstCompanies, ...madeUp(taken)].map((company, index) => complete(company, index + 1))
}

function tradeNamed(name: string): Trade {
  const trade = trades[name]
  if (!trade) throw new Error(`No trade is called ${name}`)
  return trade
}

function madeUp(taken: Set<string>): WrittenCompany[] {
  return tradesInOrder().map((name, index) => {
    const chance = random('company name', index)
    const trade = tradeNamed(name)
    const town = chance.pick(towns)
    const tagline = chance.chance(0.85) ? chance.pick(trade.taglines) : ''
    if (index === longNamePlace) return { trade: name, town: town.name, name: longName, tagline }
    return { trade: name, town: town.name, ...freeName(town, trade, taken, chance), tagline }
  })
}

function tradesInOrder(): string[] {
  const names = Object.entries(trades).flatMap(([name, { count }]) => {
    const written = firstCompanies.filter(company => company.trade === name).length
    return Array<string>(count - written).fill(name)
  })
  return random('trades').mixed(names)
}

function freeName(town: Town, trade: Trade, taken: Set<string>, chance: Random) {
  for (;;) {
    const own = chance.chance(0.45) ? town.name : chance.pick(ownNames)
    const end = chance.chance(0.9) ? 'Sdn Bhd' : chance.pick(['(M) Sdn Bhd', 'Berhad'])
    const [called = '', promises = ''] = cellsOf(chance.pick(trade.called))
    const name = `${own} ${called} ${end}`
    if (taken.has(name)) continue
    taken.add(name)
    return { name, promises }
  }
}

function complete({ trade: name, promises, ...written }: WrittenCompany, id: number): Trader {
  const town = townNamed(written.town)
  const trade = tradeNamed(name)
  const certain = id <= firstCompanies.length ? trade.holds : promises ? [promises] : []
  const known = { name: written.name, town, trade: name, certain, likely: trade.holds }
  const record = {
    id,
    state: town.state || town.name,
    location: locationOf(town),
    country: 'Malaysia',
    ...particularsOf({ ...known, chance: random('company', id) }),
    ...written,
  }
  return { record, trade, coast: /Sabah|Sarawak|Labuan/.test(record.state) ? 'Borneo' : 'peninsula' }
}
