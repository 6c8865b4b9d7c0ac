import { expect, test } from 'vitest'
import {
  addressOf,
  chosenPages,
  figuresOf,
  mediansOf,
  pageNames,
  partnerPage,
  type SpeedFigures,
  speedTable,
  speedVerdicts,
} from './pagespeed-pages.ts'

const figures = (given: Partial<SpeedFigures>): SpeedFigures => ({
  score: 100,
  content: 700,
  largest: 900,
  blocked: 10,
  shift: 0,
  accessibility: 100,
  practices: 100,
  search: 100,
  kilobytes: 7.6,
  index: 1800,
  ...given,
})

test('all pages are measured, or those that are named, in the order of the table', () => {
  expect(chosenPages()).toEqual(pageNames)
  expect(chosenPages(['rfq', 'partner-far', 'partner'])).toEqual(['partner', 'partner-far', 'rfq'])
  expect(() => chosenPages(['rfq', 'toString'])).toThrow(/"toString". The pages are partner, .*, rfq\./)
})

test('the pages of the partner and of the storefront have different origins', () => {
  const origins = { storefront: 'https://market.example', partner: 'https://partner.example' }
  expect(addressOf('search', origins)).toBe('https://market.example/search?keyword=valve')
  expect(addressOf('partner-search', origins)).toBe('https://partner.example/partner-search')
})

test('a partner’s page has our script only with an element, and one of them far below', () => {
  const page = (name: Parameters<typeof partnerPage>[0]) => partnerPage(name, 'https://market.example')
  expect(page('partner')).not.toMatch(/<script|<trade-/)
  for (const name of ['search', 'rfq', 'company', 'far'] as const) {
    expect(page(`partner-${name}`)).toContain('src="https://market.example/trade-widgets.js"')
    expect(page(`partner-${name}`)).toContain(name === 'far' ? '<trade-rfq ' : `<trade-${name} `)
    expect(page(`partner-${name}`).includes('calc(100vh + 1600px)')).toBe(name === 'far')
  }
})

test('the figures of a visit are those of Lighthouse’s result, and no number where there is none', () => {
  const audits = { 'total-blocking-time': { numericValue: 540 }, 'total-byte-weight': { numericValue: 7600 } }
  const categories = { performance: { score: 0.86 }, seo: { score: null } }
  const read = figuresOf({ audits, categories, environment: { benchmarkIndex: 1800 } })
  expect(read).toMatchObject({ score: 86, blocked: 540, kilobytes: 7.6, index: 1800 })
  expect([read.content, read.search]).toEqual([Number.NaN, Number.NaN])
})

test('the medians are taken of each figure', () => {
  const visits = [
    { score: 90, blocked: 300 },
    { score: 80, blocked: 100 },
    { score: 85, blocked: 900 },
  ]
  expect(mediansOf(visits.map(figures))).toEqual(figures({ score: 85, blocked: 300 }))
})

test('the table has a row for each measured page', () => {
  const results = { rfq: figures({ score: 80.4, shift: 0.0123 }), partner: figures({}) }
  const [head = '', , first = '', second = '', ...others] = speedTable(results).split('\n')
  const cells = (row: string) => row.split('|').map(cell => cell.trim())
  expect(cells(head)).toEqual(
    cells('|page|score|FCP|LCP|blocked|CLS|accessibility|best practices|SEO|kB|index|'),
  )
  expect(cells(first)).toEqual(cells('|partner|100|700|900|10|0.000|100|100|100|7.6|1800|'))
  expect(cells(second)).toEqual(cells('|rfq|80|700|900|10|0.012|100|100|100|7.6|1800|'))
  expect(others).toEqual([])
})

test('a page misses its goals by points, milliseconds, or a figure that was not measured', () => {
  const missed = (results: Parameters<typeof speedVerdicts>[0]) =>
    speedVerdicts(results).flatMap(({ what, met }) => (met ? [] : [what]))
  const partner = figures({ content: 700 })
  const slow = figures({ score: 94, content: 851, largest: 2201, blocked: 151, search: 99 })
  expect(missed({ partner, 'partner-rfq': figures({ score: 95, content: 850, blocked: 150 }) })).toEqual([])
  expect(missed({ partner, 'partner-rfq': slow, 'partner-far': slow, rfq: slow })).toEqual([
    'partner-rfq: points below 100',
    'partner-rfq: blocked',
    'partner-rfq: FCP after that of the page without',
    'partner-rfq: other points below 300',
    'partner-far: points below 100',
    'partner-far: blocked',
    'partner-far: other points below 300',
    'rfq: LCP',
    'rfq: other points below 300',
  ])
  expect(missed({ 'partner-rfq': figures({}) })).toEqual(['partner-rfq: FCP after that of the page without'])
})
