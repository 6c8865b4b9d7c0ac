import { expect, test } from 'vitest'
import { requiredIn } from './requirement-lines.ts'

test.each([
  ['Delivery by 15 December 2026', { neededBy: '2026-12-15' }],
  ['Required on site: 15.12.2026', { neededBy: '2026-12-15' }],
  ['Needed by 2026-12-15', { neededBy: '2026-12-15' }],
  ['Delivery date 31/12/2026', { neededBy: '2026-12-31' }],
  ['Hantar sebelum 15 Disember 2026', { neededBy: '2026-12-15' }],
  ['Delivery before Dec 5th, 2026', { neededBy: '2026-12-05' }],
  ['Quotes by 30 Nov 2026', { quoteBy: '2026-11-30' }],
  ['Closing date: 30 Nov 2026', { quoteBy: '2026-11-30' }],
  ['DAP Kerteh', { incoterm: 'DAP', place: 'Kerteh' }],
  [
    'Delivery: DAP Kerteh Supply Base by 15 Dec 2026',
    { incoterm: 'DAP', place: 'Kerteh Supply Base', neededBy: '2026-12-15' },
  ],
  ['Lieferung DAP Kerteh bis 15.01.2027', { incoterm: 'DAP', place: 'Kerteh', neededBy: '2027-01-15' }],
  ['Lieferung DAP Kerteh bis 15. Januar 2027', { incoterm: 'DAP', place: 'Kerteh', neededBy: '2027-01-15' }],
  ['Terms: FOB Port Klang, Incoterms 2020', { incoterm: 'FOB', place: 'Port Klang' }],
  ['EN 10204 3.1 certificates for all items', { certificates: ['EN 10204 3.1'] }],
  [
    'All materials with MTC 3.1 and certificate of origin',
    { certificates: ['EN 10204 3.1', 'Certificate of origin'] },
  ],
  ['Hydrotest and NDT reports required', { certificates: ['Hydrotest', 'NDT report'] }],
  // No requirement has a place for these, or the day is not clear.
  ['Payment terms: 30 days', {}],
  ['Delivery within 14 days', {}],
  ['Delivery by 10/12/2026', {}],
  ['Mill certificates required', {}],
  ['Quotation validity 60 days', {}],
])('%s is for every line', (text, required) => {
  expect(requiredIn(text)).toEqual(required)
})

test.each([
  'Gate valve 2" 150# with EN 10204 3.1 certificate',
  'Pressure gauge with calibration certificate',
  'CIP skid pump',
  'NDT crew on call',
  'Ball valve 3.1 kg',
  'Hydrotest pump 10K psi',
  '15.12.2026',
  'Date: 12.03.2026',
  'Gasket',
])('%s is an item, or nothing', text => {
  expect(requiredIn(text)).toBeNull()
})
