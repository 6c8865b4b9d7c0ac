import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue } from '../seed/catalogue.ts'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'
import itemNames from './item-names.json' with { type: 'json' }
import queries from './queries.json' with { type: 'json' }

/*
 * Keywords as people of the trade type them, each with an expression for its acceptable answers, which are results on
 * the tab, written as 'name | category | company | place'. Where nothing is right, nothing may be found.
 */

const GOAL = 0.97

let api: TestApi
beforeAll(async () => {
  api = await startApi({ catalogue: async () => catalogue() })
}, START_TIMEOUT)
afterAll(() => api.close())

type Row = { Name: string; Category: string; CompanyName: string; Location: string }

async function firstTen(searchKeyword: string, itemType: string): Promise<string[]> {
  const query = { searchKeyword, itemType }
  const { body } = await api.get<{ searchList: Row[] }>('/api/public/search/item', { query })
  return body.searchList.map(row => [row.Name, row.Category, row.CompanyName, row.Location].join(' | '))
}

/** Judges a search. `rank` is one divided by the place of the first acceptable answer; 0 without one among ten. */
async function judged(keyword: string, type: string, acceptable: string) {
  if (type === 'NOTHING') {
    const query = { keyword }
    const { body } = await api.get<Record<string, number>>('/api/public/search/item/count', { query })
    return { rank: Object.values(body).every(total => total === 0) ? 1 : 0, first: JSON.stringify(body) }
  }
  const found = await firstTen(keyword, type)
  const place = found.findIndex(row => new RegExp(acceptable, 'i').test(row))
  return { rank: place < 0 ? 0 : 1 / (place + 1), first: found[0] ?? 'nothing' }
}

test(`${queries.length} queries of the trade have the right answers first`, {
  timeout: 240_000,
}, async () => {
  const ranks: number[] = []
  for (const [by = '', keyword = '', type = '', acceptable = ''] of queries) {
    const { rank, first } = await judged(keyword, type, acceptable)
    ranks.push(rank)
    const wanted = acceptable || 'nothing'
    if (rank < 1)
      process.stdout.write(`${rank.toFixed(2)} ${type} '${keyword}' of a ${by}: ${wanted}, first ${first}\n`)
  }
  const mean = ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length
  process.stdout.write(`mean reciprocal rank of ${ranks.length} queries: ${mean.toFixed(3)}\n`)
  expect(mean).toBeGreaterThanOrEqual(GOAL)
})

test('the commonest items are found first by their Malay and German names, too', {
  timeout: 240_000,
}, async () => {
  const firstOf = async (name: string) => {
    const [product = '', service = ''] = await Promise.all(
      ['PRODUCTS', 'SERVICES'].map(async itemType => (await firstTen(name, itemType))[0]),
    )
    return product || service
  }
  const others: string[] = []
  for (const [english = '', ...names] of itemNames) {
    const first = await firstOf(english)
    expect(first, english).not.toBe('')
    for (const name of names) if ((await firstOf(name)) === '') others.push(name)
  }
  expect(itemNames.length).toBeGreaterThanOrEqual(50)
  expect(others).toEqual([])
})

test.each([
  ['jawatan kosong', []],
  ['solar panel', ['panel', 'solar']],
  ['helmat zzqx', ['helmet']],
])('for %s, which has no results, only really similar words are suggested', async (keyword, near) => {
  const query = { keyword, facets: 1 }
  const { body } = await api.get<{ suggestions?: string[] }>('/api/public/search/item/count', { query })
  expect(body.suggestions).toEqual(near)
})

test('the company with the most matching items is first', async () => {
  const { companies, products } = catalogue()
  const helmets = products.filter(({ name }) => /helmet/i.test(name))
  const offersOf = (row: string) =>
    helmets.filter(({ companyId }) =>
      row.startsWith(`${companies.find(({ id }) => id === companyId)?.name} |`),
    ).length
  const [first = 0, ...others] = (await firstTen('hardhat', 'COMPANY')).map(offersOf)
  expect(first).toBeGreaterThan(0)
  expect(first).toBeGreaterThanOrEqual(Math.max(...others))
})
