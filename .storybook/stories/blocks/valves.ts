import { NOMINAL } from '#shared/trade/units.ts'
import type { RowItem } from '#shared/ui/list-row.tsx'

const fact = (key: string, name: string, value: string, differs: boolean | null = null) => ({
  key,
  name,
  names: {},
  value,
  unit: '',
  number: null,
  differs,
})

/** Returns a valve of this size in inches. Somebody has asked for 8 inches and RTJ ends. */
const valve = (id: number, inches: number, ends: string): RowItem => ({
  id,
  name: `API 6D Trunnion Ball Valve ${inches}" 600#`,
  category: 'Ball Valves',
  description: 'Full bore, worm gear and handwheel.',
  companyId: 2,
  companyName: 'Kemaman Valve Works Sdn Bhd',
  location: 'Kemaman, Terengganu',
  image: '',
  alternateImage: '',
  isNear: inches !== 8 || ends !== 'RTJ',
  facts: [
    { ...fact('size', 'Nominal size', `${inches}"`, inches !== 8), unit: NOMINAL, number: inches },
    fact('class', 'Pressure class', '600#'),
    fact('ends', 'Ends', ends, ends !== 'RTJ'),
    fact('seat', 'Seat', 'Devlon'),
    fact('operation', 'Operation', 'Worm gear'),
  ],
})

export const valves: readonly RowItem[] = [valve(1, 8, 'RTJ'), valve(2, 6, 'RTJ'), valve(3, 8, 'RF')]
