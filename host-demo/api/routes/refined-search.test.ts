import { afterAll, beforeAll, expect, test } from 'vitest'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, START_TIMEOUT)
afterAll(() => api.close())

type Query = Record<string, string | number>
type Found = { searchList: { Id: number; Name: string }[]; searchListRowCount: number }
type Facets = {
  categories: { CategoryId: number; Count: number }[]
  states: { State: string; Count: number }[]
}
type Counts = {
  TotalProduct: number
  TotalService: number
  TotalCompany: number
  facets: Record<'PRODUCTS' | 'SERVICES' | 'COMPANY', Facets>
  suggestions: string[]
  nearest: boolean
}

const search = (query: Query) =>
  api.get<Found>('/api/public/search/item', { query: { RowsPerPage: 100, ...query } })
const idsOf = async (query: Query) => (await search(query)).body.searchList.map(({ Id }) => Id)
const count = async (query: Query) => (await api.get<Counts>('/api/public/search/item/count', { query })).body

test('answers are sorted by name or from the newest, with and without a keyword', async () => {
  for (const searchKeyword of ['', 'pipe'])
    for (const itemType of ['PRODUCTS', 'SERVICES', 'COMPANY']) {
      const { searchList } = (await search({ searchKeyword, itemType, sort: 'name' })).body
      const names = searchList.map(({ Name }) => Name.toLowerCase())
      expect(names).toEqual([...names].sort())
      const ids = await idsOf({ searchKeyword, itemType, sort: 'newest' })
      expect(ids).toEqual([...ids].sort((a, b) => b - a))
      expect(ids).toHaveLength(names.length)
    }
  expect((await idsOf({ searchKeyword: 'ball valve', sort: 'newest' }))[0]).toBe(16)
  expect((await idsOf({ searchKeyword: 'ball valve', sort: 'relevance' })).at(-1)).toBe(16)
})

test('a state and a category narrow the results and their counts', async () => {
  const sarawak = { state: 'Sarawak' }
  expect(await idsOf({ searchKeyword: '', ...sarawak })).toEqual([14, 15])
  expect(await idsOf({ searchKeyword: 'valve', ...sarawak })).toEqual([])
  expect(await idsOf({ searchKeyword: 'valve', categoryId: 4 })).toEqual([13, 16])
  expect(await idsOf({ searchKeyword: 'gate valve', categoryId: 1, state: '' })).toEqual([13, 16])
  expect(await idsOf({ searchKeyword: '', categoryId: 99 })).toEqual([])
  expect(await idsOf({ searchKeyword: '', itemType: 'COMPANY', categoryId: 1 })).toEqual([1, 4])
  expect(await idsOf({ searchKeyword: '', itemType: 'COMPANY', categoryId: 4, state: 'Labuan' })).toEqual([4])
  const counts = await count({ keyword: 'valve', categoryId: 4, state: 'Terengganu' })
  expect(counts).toEqual({ TotalProduct: 1, TotalService: 0, TotalCompany: 1 })
})

test('the list of a category can be sorted, and narrowed to a state', async () => {
  const list = (query: Query) =>
    api.get<{ Id: number; Name: string }[]>('/api/public/product/list/category', { query })
  const listed = async (query: Query) => (await list(query)).body.map(({ Id }) => Id)
  const usual = await listed({ categoryId: 1 })
  expect(await listed({ categoryId: 1, sort: '', state: '' })).toEqual(usual)
  expect(await listed({ categoryId: 1, sort: 'newest' })).toEqual(usual.toReversed())
  const names = (await list({ categoryId: 1, sort: 'name' })).body.map(({ Name }) => Name.toLowerCase())
  expect(names).toEqual([...names].sort())
  expect(await listed({ categoryId: 4 })).toEqual([13, 16])
  expect(await listed({ categoryId: 4, state: 'Labuan' })).toHaveLength(1)
  expect(await listed({ categoryId: 4, state: 'Sarawak' })).toEqual([])
})

test('counts by category and by state ignore their own choice', async () => {
  const { facets, suggestions } = await count({
    keyword: 'valve',
    facets: 1,
    categoryId: 4,
    state: 'Terengganu',
  })
  expect(facets.PRODUCTS).toEqual({
    categories: [
      { CategoryId: 3, CategoryName: 'Ball Valves', Count: 12 },
      { CategoryId: 4, CategoryName: 'Gate Valves', Count: 1 },
    ],
    states: [
      { State: 'Labuan', Count: 1 },
      { State: 'Terengganu', Count: 1 },
    ],
  })
  expect([facets.SERVICES.states, facets.COMPANY.categories, suggestions]).toEqual([[], [], []])
  const everything = await count({ keyword: '', facets: 1 })
  expect(everything.facets.PRODUCTS.categories.map(({ Count }) => Count)).toEqual([12, 2, 2])
  expect(everything.facets.COMPANY.states.reduce((sum, { Count }) => sum + Count, 0)).toBe(4)
})

test('a search without results suggests keywords that have some', async () => {
  const { suggestions } = await count({ keyword: 'Trunnion Quux seamless', facets: 1 })
  expect(suggestions).toContain('trunnion')
  expect(suggestions.length).toBeLessThanOrEqual(5)
  for (const keyword of suggestions) {
    const { TotalProduct, TotalService, TotalCompany } = await count({ keyword })
    expect(TotalProduct + TotalService + TotalCompany, keyword).toBeGreaterThan(0)
  }
  // No word of it is known, but one has a similar spelling.
  expect((await count({ keyword: 'inspectionabc', facets: 1 })).suggestions).toContain('inspection')
  expect((await count({ keyword: 'valve', facets: 1 })).suggestions).toEqual([])
  expect((await count({ keyword: 'quuux', facets: 1, state: 'Johor' })).suggestions).toEqual([])
})

test.each([
  ['Trunnion ball valve zzzzqqqq 37" 9000#', ['trunnion ball valve']],
  ['seamless zzzzqqqq 8"', ['seamless 8"']],
  // A known word is never taken for a typing error.
  ['zzzzqqqq pipe', ['pipe']],
])('for %s the longest known part is suggested, and no similar spelling', async (keyword, suggestions) => {
  expect((await count({ keyword, facets: 1 })).suggestions).toEqual(suggestions)
})

test.each([
  ['trunnion ball valve', false],
  ['trunnion ball valve 8"', false],
  ['trunnion ball valve 37" 9000#', true],
  ['zzzzqqqq', false],
  ['', false],
])('for "%s" it is %s that only the nearest results are found', async (keyword, nearest) => {
  expect((await count({ keyword, facets: 1 })).nearest).toBe(nearest)
})

test.each([
  ['sort', 'price', 'sort must be relevance, name or newest.'],
  ['state', 'Texas', 'state must be a Malaysian state.'],
  ['categoryId', '-1', 'categoryId must be a whole number above 0.'],
  ['categoryId', '99999999999', 'categoryId must be a whole number above 0.'],
  ['categoryId', '1 or 1=1', 'categoryId must be a whole number above 0.'],
  ['facets', 'yes', 'facets must be 1 or 0.'],
])('%s=%s is refused by every call', async (name, value, ResponseMessage) => {
  const listing = name === 'categoryId' ? [] : ['service/list/category']
  for (const path of ['search/item', 'search/item/count', ...listing]) {
    const { status, body } = await api.get(`/api/public/${path}`, { query: { categoryId: 2, [name]: value } })
    expect([status, body]).toEqual([400, { ReturnCode: 400, ResponseMessage }])
  }
})
