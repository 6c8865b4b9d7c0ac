/** Open tenders and requests in the side panel of a product. */
import type { TenderRecord } from './records.ts'

/** `daysLeft` counts from the day on which the catalogue is filled in. */
type Call = readonly [agency: string, title: string, daysLeft: number]

const tenders: readonly Call[] = [
  ['Peninsula Gas Grid', 'Supply of line pipe API 5L X65, 36 km, with 3LPE coating', 43],
  ['Sarawak Shelf Operator', 'Platform painting and fabric maintenance, three years', 60],
  ['Kertih Terminal Joint Venture', 'Tank 07 floor replacement and MFL survey', 26],
  ['Sabah Deepwater Team', 'Provision of anchor handling tug supply vessels', 99],
  ['Port of Kemaman Authority', 'Fire water ring main, pumps and foam skid', 57],
  ['Pengerang Utilities', 'Turnaround scaffolding and insulation, unit 12', 127],
]

const requests: readonly Call[] = [
  ['Labuan Crude Oil Terminal', 'Ball valves API 6D, 6" to 16" 300#, 24 pieces', 19],
  ['Balingian Field Development', 'PDC bits 12-1/4" and 8-1/2", six each', 32],
  ['Tok Bali Supply Base', 'Offshore containers DNV 2.7-1, ten pieces', 39],
  ['Gebeng Aromatics', 'Pressure transmitters 0-40 bar HART, 60 pieces', 24],
  ['Miri Onshore Wells', 'Wireline logging crew for four wells', 76],
  ['Bintulu LNG Contractor', 'Cryogenic gaskets and stud bolts, shutdown set', 49],
]

export function tendersFrom(today: Date): TenderRecord[] {
  const records = (type: TenderRecord['type'], calls: readonly Call[]) =>
    calls.map(([agency, title, daysLeft]): TenderRecord => {
      const closing = new Date(today.getTime() + daysLeft * 86_400_000)
      return { agency, title, closingDate: closing.toISOString().slice(0, 10), type }
    })
  return [...records('tender', tenders), ...records('rfq', requests)]
}
