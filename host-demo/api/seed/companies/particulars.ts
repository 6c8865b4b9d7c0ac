/** The facts on a company's page besides its name. Some leave facts out, and some have no certificates or awards. */
import { holding, type Values } from '../conditions.ts'
import { cellsOf, readJson } from '../families.ts'
import type { Random } from '../random.ts'
import type { BranchRecord, CompanyRecord } from '../records.ts'
import { locationOf, type Town, towns } from './towns.ts'

type Particulars = Omit<CompanyRecord, 'id' | 'name' | 'town' | 'state' | 'location' | 'country' | 'tagline'>

interface Known {
  name: string
  town: Town
  trade: string
  /** Certificates that it must have, and certificates of its trade of which it has some. */
  certain: readonly string[]
  likely: readonly string[]
  chance: Random
}

interface Credentials {
  registrations: string[]
  general: string[]
  issuers: Record<string, string>
  awards: string[]
  branches: string[]
}

const credentials = readJson<Credentials>('companies/credentials.json')

export function particularsOf({ name, town, trade, certain, likely, chance }: Known): Particulars {
  const year = chance.whole(1984, 2023)
  const isBare = chance.chance(0.12) && certain.length === 0
  const capital = chance.chance(0.93) ? chance.pick(capitals) : ''
  const values = new Map(Object.entries({ trade, town: town.name, state: town.state || town.name, capital }))
  const some = (rows: string[], count: number) => (isBare ? [] : chance.some(holding(rows, values), count))
  const dated = (from: number) => dateIn(chance.whole(Math.max(year + 1, from), 2025), chance)
  return {
    dateIncorporated: chance.chance(0.97) ? dateIn(year, chance) : '',
    registrationNo: registrationNo(year, chance),
    registeredAddress: addressIn(town, chance),
    authorizedCapital: capital && `RM ${capital}`,
    totalEmployees: chance.chance(0.93) ? chance.whole(4, 60) * chance.pick([1, 1, 2, 5]) : 0,
    ...website(name, chance),
    branches: isBare ? [] : branchesIn(town, values, chance),
    registrations: some(credentials.registrations, chance.whole(0, 4)).map(each => ({ name: each })),
    certificates: certificatesOf(certain, isBare ? [] : likely, chance).map(each => ({
      name: each,
      issuedBy: credentials.issuers[each] ?? '',
      dateIssued: dated(2023),
    })),
    awards: some(credentials.awards, chance.whole(-1, 3)).map(row => {
      const [award = '', awardedBy = ''] = cellsOf(row)
      return { name: award, awardedBy, date: dated(2012) }
    }),
  }
}

/** Returns a company's certificates. Any company certified for its trade is certified for its management too. */
function certificatesOf(certain: readonly string[], likely: readonly string[], chance: Random): string[] {
  const special = likely.filter(each => certain.includes(each) || chance.chance(0.55))
  const own = [...new Set([...certain, ...special])]
  if (own.length === 0 && likely.length === 0) return []
  return [
    ...credentials.general.filter((_, index) => (own.length > 0 && index === 0) || chance.chance(0.5)),
    ...own,
  ]
}

const capitals = '100,000; 250,000; 500,000; 1,000,000; 2,500,000; 5,000,000; 10,000,000; 25,000,000'.split(
  '; ',
)

const two = (value: number) => String(value).padStart(2, '0')
const dateIn = (year: number, chance: Random) =>
  `${year}-${two(chance.whole(1, 12))}-${two(chance.whole(1, 28))}`
/** Returns the new number and the old one in brackets, as the registry prints both: '201801034567 (1296593-X)'. */
function registrationNo(year: number, chance: Random): string {
  const running = String(chance.whole(1000, 49_999)).padStart(6, '0')
  const old = (year - 1975) * 30_000 + chance.whole(0, 29_999)
  return `${year}01${running} (${old}-${chance.pick([...'ADHKMPTUVWX'])})`
}

function addressIn(town: Town, chance: Random): string {
  const door = chance.pick([
    `Lot ${chance.whole(2, 98)}`,
    `Lot ${chance.whole(110, 990)}, Jalan Perusahaan ${chance.whole(1, 9)}`,
    `No. ${chance.whole(1, 60)}, Jalan Industri ${chance.whole(1, 8)}/${chance.whole(1, 20)}`,
    `PT ${chance.whole(1200, 9800)}`,
    `Unit B-${chance.whole(1, 12)}-${chance.whole(1, 9)}`,
  ])
  return `${door}, ${chance.pick(town.areas)}, ${town.postcode} ${locationOf(town)}`
}

/** Returns the website as members type it: with a scheme, without one, or not at all. */
function website(name: string, chance: Random): Pick<CompanyRecord, 'websiteUrl' | 'websiteName'> {
  if (chance.chance(0.15)) return { websiteUrl: '', websiteName: '' }
  const host = name
    .toLowerCase()
    .replace(/ (\(m\) )?(sdn bhd|berhad)$/, '')
    .replace(/[^a-z]/g, '')
    .slice(0, 40)
  const scheme = chance.chance(0.75) ? 'https://' : ''
  return { websiteUrl: `${scheme}www.${host}.example`, websiteName: `${host}.example` }
}

/** Returns the head office and some other branches, each named for its purpose. */
function branchesIn(home: Town, values: Values, chance: Random): BranchRecord[] {
  const head = { name: 'Head Office', type: 'Head Office', location: locationOf(home), shape: 'building' }
  const kinds = holding(credentials.branches, values)
  const elsewhere = towns.filter(town => town !== home)
  const others = chance.some(elsewhere, chance.whole(0, 4)).map(town => {
    const [type = '', shape = ''] = cellsOf(chance.pick(kinds))
    return { name: `${town.name} ${type}`, type, location: locationOf(town), shape }
  })
  return [head, ...others]
}
