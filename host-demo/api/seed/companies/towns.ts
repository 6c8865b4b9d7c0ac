import { cellsOf, readJson } from '../families.ts'

export interface Town {
  name: string
  /** Empty if town and state are one, as in Labuan. */
  state: string
  postcode: string
  areas: readonly string[]
}

export const towns: readonly Town[] = readJson<string[]>('companies/towns.json').map(row => {
  const [name = '', state = '', postcode = '', areas = ''] = cellsOf(row)
  return { name, state, postcode, areas: areas.split('; ') }
})

export function townNamed(name: string): Town {
  const found = towns.find(candidate => candidate.name === name)
  if (!found) throw new Error(`No town is called ${name}`)
  return found
}

/** Returns 'Kemaman, Terengganu', or 'Labuan' where town and state are one. */
export const locationOf = ({ name, state }: Town) => (state ? `${name}, ${state}` : name)
