import { expect, test } from 'vitest'
import { templateOf } from './first-content.ts'
import { type Figures, type Goal, goals, verdictsOn } from './goals.ts'
import { median } from './statistics.ts'
import { readKey, widgetNames } from './widgets.ts'

test('the median is the middle of the sorted values, or between the two middle ones', () => {
  expect(median([9, 1, 10])).toBe(9)
  expect(median([10, 1, 2, 9])).toBe(5.5)
  expect(median([4])).toBe(4)
  expect(median([])).toBeNaN()
})

const figures = (given: Partial<Figures>): Figures => ({
  content: 1000,
  live: 1500,
  blocked: 100,
  kilobytesBefore: 30,
  kilobytes: 80,
  requests: 9,
  heap: 5,
  shift: 0,
  ...given,
})

const verdictOn = (what: string, results: Parameters<typeof verdictsOn>[0]) =>
  verdictsOn(results).find(verdict => verdict.what === what)

test('a goal is met up to its limit and not beyond', () => {
  const goal: Goal = { what: 'size', measured: ({ ours }) => ours?.kilobytes, atMost: { search: 80 } }
  const met = (kilobytes: number) =>
    verdictsOn({ search: { ours: figures({ kilobytes }) } }, [goal]).map(verdict => verdict.met)
  expect(met(80)).toEqual([true])
  expect(met(80.1)).toEqual([false])
})

test('ratios are taken within one widget, of medians', () => {
  const search = {
    plain: figures({ content: 500 }),
    ours: figures({ content: 800 }),
    inPage: figures({ content: 250 }),
  }
  expect(verdictOn('script tag, first content, to plain JS', { search })).toMatchObject({
    value: 1.6,
    limit: 1.15,
    met: false,
  })
  expect(verdictOn('in the page, first content, to plain JS', { search })).toMatchObject({
    value: 0.5,
    met: true,
  })
})

test('a missing measurement misses the goal, and a widget that was left out has no verdict', () => {
  const verdicts = verdictsOn({ search: { ours: figures({}) } })
  expect(verdictOn('storefront, live, to the baseline', { search: { ours: figures({}) } })).toMatchObject({
    value: undefined,
    met: false,
  })
  expect(verdicts.map(({ widget }) => widget)).not.toContain('product')
})

test('every goal applies to a measured widget', () => {
  for (const { atMost } of goals) {
    expect(Object.keys(atMost)).not.toEqual([])
    for (const widget of Object.keys(atMost)) expect(widgetNames).toContain(widget)
  }
})

test('captured HTML takes its texts from the replies if they contain them', () => {
  const replies = [{ list: [{ Name: 'Valve 8" & seat' }] }, { Town: 'Kerteh' }]
  const html = '<h1 title="Kerteh">Valve 8" &amp; seat</h1><p>Results</p>'
  expect(templateOf(html, replies)).toEqual([
    '<h1 title="',
    [1, 'Town'],
    '">',
    [0, 'list', 0, 'Name'],
    '</h1><p>Results</p>',
  ])
})

test('a read is the same with its parameters in any order', () => {
  expect(readKey('/api/a?x=1&y=2')).toBe(readKey('https://localhost:1/api/a?y=2&x=1'))
  expect(readKey('/api/a?x=1')).not.toBe(readKey('/api/a?x=2'))
})
