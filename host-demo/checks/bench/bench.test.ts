import { expect, test } from 'vitest'
import { verdictsOn } from './pages.ts'
import { verdictOn } from './report.ts'
import { median } from './statistics.ts'
import type { Figures } from './visit.ts'

test('the median is the middle of the sorted values, or between the two middle ones', () => {
  expect(median([9, 1, 10])).toBe(9)
  expect(median([10, 1, 2, 9])).toBe(5.5)
  expect(median([4])).toBe(4)
  expect(median([])).toBeNaN()
})

test('a goal is met up to its limit and not beyond, and not without a value', () => {
  const met = (value: number | undefined) => verdictOn({ what: 'size', value, limit: 80 }).met
  expect([80, 80.1, undefined].map(met)).toEqual([true, false, false])
})

const figures = (content: number): Figures => ({
  content,
  live: 1500,
  blocked: 100,
  kilobytesBefore: 20,
  kilobytes: 80,
  requests: 9,
  shift: 0,
})

test('ratios are taken within one widget, of the pages that were measured', () => {
  const verdicts = verdictsOn({
    search: { plain: figures(500), script: figures(800), inPage: figures(250) },
    chat: { script: figures(900), scriptBefore: figures(900) },
  })
  const seen = verdicts.map(({ what, widget, value, met }) => [what, widget, value, met])
  expect(seen).toEqual([
    ['script tag, first content, to plain', 'search', 1.6, false],
    ['in the page, first content, to plain', 'search', 0.5, true],
    ['script tag, first content, to before', 'chat', 1, true],
    ['script tag, live, to before', 'chat', 1, true],
    ['script tag, kB before first content', 'search', 20, false],
    ['script tag, kB before first content', 'chat', 20, true],
    ['script tag, CLS', 'search', 0, true],
    ['script tag, CLS', 'chat', 0, true],
  ])
})
