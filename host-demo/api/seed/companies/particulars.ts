/** What a company's page tells beside its name. Some leave facts out, and some have nothing on the wall. */
import type { Random } from '../random.ts'
import type { BranchRecord, CompanyRecord } from '../records.ts'
import type { ShapeName } from '../shapes/names.ts'
import { awardKinds, certificateKinds, registrationNames } from './credentials.ts'
import { locationOf, type Town, towns } from './towns.ts'

type Particulars = Omit<CompanyRecord, 'id' | 'name' | 'town' | 'state' | 'location' | 'country' | 'tagline'>

export function particularsOf(name: string, town: Town, chance: Random): Particulars {
  const year = chance.whole(1984, 2023)
  const bare = chance.chance(0.12)
  return {
    dateIncorporated: chance.chance(0.97) ? dateIn(year, chance) : '',
    registrationNo: registrationNo(year, chance),
    registeredAddress: addressIn(town, chance),
    authorizedCapital: chance.chance(0.93) ? `RM ${chance.pick(capitals)}` : '',
    totalEmployees: chance.chance(0.93) ? chance.whole(4, 60) * chance.pick([1, 1, 2, 5]) : 0,
    ...website(name, chance),
    branches: bare ? [] : branchesIn(town, chance),
    registrations: bare
      ? []
      : chance.some(registrationNames, chance.whole(0, 4)).map(each => ({ name: each })),
    certificates: bare
      ? []
      : chance.some(certificateKinds, chance.whole(0, 5)).map(([certificate, issuedBy]) => ({
          name: certificate,
          issuedBy,
          dateIssued: dateIn(chance.whole(Math.max(year, 2017), 2024), chance),
        })),
    awards: bare
      ? []
      : chance.some(awardKinds, chance.whole(-1, 3)).map(([award, awardedBy]) => ({
          name: award,
          awardedBy,
          date: dateIn(chance.whole(Math.max(year, 2012), 2024), chance),
        })),
  }
}

const capitals = [
  '100,000',
  '250,000',
  '500,000',
  '1,000,000',
  '2,500,000',
  '5,000,000',
  '10,000,000',
  '25,000,000',
]

const two = (value: number) => String(value).padStart(2, '0')
const dateIn = (year: number, chance: Random) =>
  `${year}-${two(chance.whole(1, 12))}-${two(chance.whole(1, 28))}`

/** New number, then the old one in brackets as the registry prints both: '201801034567 (1296593-X)'. */
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

/** As members type it: with a scheme, without one, or not at all. */
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

const branchKinds: readonly (readonly [type: string, shape: ShapeName])[] = [
  ['Workshop', 'motor'],
  ['Yard', 'crate'],
  ['Warehouse', 'building'],
  ['Sales Office', 'building'],
  ['Field Office', 'building'],
  ['Training Centre', 'people'],
]

function branchesIn(home: Town, chance: Random): BranchRecord[] {
  const head: BranchRecord = {
    name: 'Head Office',
    type: 'Head Office',
    location: locationOf(home),
    shape: 'building',
  }
  const others = chance.some(towns, chance.whole(0, 4)).map((town): BranchRecord => {
    const [type, shape] = chance.pick(branchKinds)
    return { name: `${town.name} ${type}`, type, location: locationOf(town), shape }
  })
  return [head, ...others]
}
