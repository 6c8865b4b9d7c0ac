import { expect, test } from 'vitest'
import { patternOf } from './marked-words.ts'

const marked = (keyword: string, text: string): string[] => {
  const pattern = patternOf(keyword)
  return pattern ? [...text.matchAll(pattern)].map(([word]) => word) : []
}

test.each([
  ['2"', 'Gate Valve 1/2" 800#', []],
  ['2"', 'Gate Valve 1-1/2" 800#', []],
  ['2"', 'Gate Valve 12"', []],
  ['2"', 'Gate Valve 2.2"', []],
  ['2"', 'Gate Valve 2" 800#', ['2"']],
  ['2"', 'Gate Valve 2″', ['2″']],
  ['2"', 'Reducer 4" x 2"', ['2"']],
  ['2"', 'Reducer 4"x2"', ['2"']],
  ['2"', 'Gate Valves 1"-2"', ['2"']],
  ['1/2"', 'Nipple 1-1/2"', []],
  ['1/2"', 'Nipple 1 1/2"', []],
  ['1/2"', 'Nipple 11/2"', []],
  ['1/2"', 'Pipe 1/2" Sch 40', ['1/2"']],
  ['1/2"', 'Pipe Sch 40 1/2"', ['1/2"']],
  ['1-1/2"', 'Nipple 1-1/2"', ['1-1/2"']],
  ['1 1/2"', 'Nipple 1-1/2"', ['1-1/2"']],
  ['1 1/2"', 'Nipple 2-1/2"', []],
  ['150', 'Flange 1500#', []],
  ['150', 'Flange 150#', ['150']],
  ['150#', 'Flange 150#', ['150#']],
  ['50#', 'Flange 150#', []],
  ['10', 'Pipe 10.75" OD', []],
  ['25 bar', 'Gauge 1.25 bar', ['bar']],
  ['valve', 'Valves for a bivalve', ['Valve']],
  ['A105 valve', 'Gate valve A105', ['valve', 'A105']],
  ['(a+b)', 'Kit (A+B)', ['(A+B)']],
])('%j marks in %j %j', (keyword, text, expected) => {
  expect(marked(keyword, text)).toEqual(expected)
})
