/** Open tenders and requests that the side panel of a product lists. */
import type { TenderRecord } from './records.ts'

const tender = (agency: string, title: string, closingDate: string): TenderRecord => ({
  agency,
  title,
  closingDate,
  type: 'tender',
})
const rfq = (agency: string, title: string, closingDate: string): TenderRecord => ({
  agency,
  title,
  closingDate,
  type: 'rfq',
})

export const tenders: readonly TenderRecord[] = [
  tender('Peninsula Gas Grid', 'Supply of line pipe API 5L X65, 36 km, with 3LPE coating', '2026-03-16'),
  tender('Sarawak Shelf Operator', 'Platform painting and fabric maintenance, three years', '2026-04-02'),
  tender('Kertih Terminal Joint Venture', 'Tank 07 floor replacement and MFL survey', '2026-02-27'),
  tender('Sabah Deepwater Team', 'Provision of anchor handling tug supply vessels', '2026-05-11'),
  tender('Port of Kemaman Authority', 'Fire water ring main, pumps and foam skid', '2026-03-30'),
  tender('Pengerang Utilities', 'Turnaround scaffolding and insulation, unit 12', '2026-06-08'),
  rfq('Labuan Crude Oil Terminal', 'Ball valves API 6D, 6" to 16" 300#, 24 pieces', '2026-02-20'),
  rfq('Balingian Field Development', 'PDC bits 12-1/4" and 8-1/2", six each', '2026-03-05'),
  rfq('Tok Bali Supply Base', 'Offshore containers DNV 2.7-1, ten pieces', '2026-03-12'),
  rfq('Gebeng Aromatics', 'Pressure transmitters 0-40 bar HART, 60 pieces', '2026-02-25'),
  rfq('Miri Onshore Wells', 'Wireline logging crew for four wells', '2026-04-18'),
  rfq('Bintulu LNG Contractor', 'Cryogenic gaskets and stud bolts, shutdown set', '2026-03-22'),
]
