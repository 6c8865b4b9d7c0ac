/** The 150 companies: six that are written out, the others made up from towns, trades and names. */
import { type Random, random } from '../random.ts'
import type { CompanyRecord } from '../records.ts'
import { choicesOf } from '../vocabulary.ts'
import { type FirstCompany, firstCompanies } from './first.ts'
import { particularsOf } from './particulars.ts'
import { locationOf, type Town, townNamed, towns } from './towns.ts'
import { type Trade, type TradeName, trades } from './trades.ts'

/** A company with what decides which entries are its own. */
export interface Trader {
  record: CompanyRecord
  trade: Trade
}

const ownNames = choicesOf(
  'Seri Teguh; Delima; Permata Timur; Samudera; Cahaya Borneo; Selat; Nusantara; Pantai Emas; Gemilang; Setia Maju; ' +
    'Wawasan; Kenyalang; Mutiara; Rajawali; Tenggara; Sinar Laut; Bayu; Kota Besi; Layang; Sungai Emas; Angkasa; ' +
    'Titian; Jaya Utara; Hock Seng; Lim Brothers; Sri Murugan',
)

const longName = 'Usahasama Pembekal Peralatan Minyak dan Gas Pantai Timur Semenanjung Malaysia Berhad'
const longNamePlace = 41

/** Every company in the order of its id, 1 to 150. */
export function companies(): Trader[] {
  const taken = new Set(firstCompanies.map(company => company.name))
  return [...firstCompanies, ...madeUp(taken)].map((company, place) => ({
    record: complete(company, place + 1),
    trade: trades[company.trade],
  }))
}

function madeUp(taken: Set<string>): FirstCompany[] {
  return tradesInOrder().map((trade, place) => {
    const chance = random('company name', place)
    const town = chance.pick(towns)
    return {
      trade,
      town: town.name,
      name: place === longNamePlace ? longName : freeName(town, trade, taken, chance),
      tagline: chance.chance(0.85) ? chance.pick<string>(trades[trade].taglines) : '',
    }
  })
}

/** One entry per company still to be made up, well mixed. */
function tradesInOrder(): TradeName[] {
  const chance = random('trades')
  const names = Object.keys(trades).filter((name): name is TradeName => name in trades)
  return names
    .flatMap(name => {
      const written = firstCompanies.filter(company => company.trade === name).length
      return Array<TradeName>(trades[name].count - written).fill(name)
    })
    .map(name => ({ name, place: chance.share() }))
    .sort((one, other) => one.place - other.place)
    .map(({ name }) => name)
}

function freeName(town: Town, trade: TradeName, taken: Set<string>, chance: Random): string {
  for (;;) {
    const own = chance.chance(0.45) ? town.name : chance.pick(ownNames)
    const end = chance.chance(0.9) ? 'Sdn Bhd' : chance.pick(['(M) Sdn Bhd', 'Berhad'])
    const name = `${own} ${chance.pick<string>(trades[trade].called)} ${end}`
    if (taken.has(name)) continue
    taken.add(name)
    return name
  }
}

function complete({ trade: _, ...written }: FirstCompany, id: number): CompanyRecord {
  const town = townNamed(written.town)
  return {
    id,
    state: town.state || town.name,
    location: locationOf(town),
    country: 'Malaysia',
    ...particularsOf(written.name, town, random('company', id)),
    ...written,
  }
}
