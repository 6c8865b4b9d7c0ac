import { expect, test } from 'vitest'
import { lacksFigure } from './figures.ts'

test.each([
  ['Gate valve 37"', 'Gate valve 2" 800#'],
  ['Gate valve 2" 9000#', 'Gate valve 2" 800#'],
  ['Gate valve 2" class 9000', 'Gate valve 2" 800#'],
  ['Gate valve 2"', 'Gate valve'],
  ['Gate valve 2"', 'Gate valve 12"'],
  ['Gate valve 2"', 'Gate valve 2-1/2"'],
  ['Gate valve 2"', 'Gate valve 2 mm'],
  ['Gate valve 37"', 'Gate valve, sizes 2" to 24"'],
  ['Reducer 4"x3"', 'Reducer 4" x 2"'],
  ['Pump 15 kW', 'Pump 11 kW, 15 bar'],
])('the figures of %j are not all in %j', (words, text) => {
  expect(lacksFigure(words, text)).toBe(true)
})

test.each([
  ['Gate valve 2" 800#', 'Gate valve, 2 inch, class 800'],
  ['Gate valve 2 inch 800lb', '2” 800# gate valve'],
  ['Gate valve class 9,000', 'Gate valve 9000#'],
  ['Nipple 1-1/2"', 'Nipple 1.5 in'],
  ['Nipple 1 1/2"', 'Nipple 1-1/2"'],
  ['Nipple 0.5"', 'Nipple 1/2"'],
  ['Gate valve 8"', 'Gate valve, sizes 2" to 24"'],
  ['Gate valve 8"', 'Gate valve, 2-24"'],
  ['Pump 15kW', 'Pump 15 kW'],
  ['Pipe 6" sch 40', 'Pipe SCH40 6"'],
  // Numbers that are not measures: names, grades and quantities.
  ['API 6D ball valve, 316, 3 pcs', 'Ball valve'],
  ['Valve', 'Ball valve'],
  ['', ''],
])('the figures of %j are all in %j', (words, text) => {
  expect(lacksFigure(words, text)).toBe(false)
})
