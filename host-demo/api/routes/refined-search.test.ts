import { afterAll, beforeAll, expect, test } from 'vitest'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, START_TIMEOUT)
afterAll(() => api.close())

type Query = Record<string, string | number>
type Row = { Id: number; Name: string; Category: string; Facts?: Fact[]; Near?: true }
type Found = { searchList: Row[]; searchListRowCount: number }
type Read = {
  CategoryName: string
  Facts: { Key: string; Value: string; Without: string }[]
  Corrected: string
}
type Fact = { Key: string; Value: string; Number: number | null; Differs?: boolean }
type FactFacet = {
  Key: string
  Name: string
  Kind: string
  Unit: string
  Values: { Value: string; Number: number | null; Count: number }[]
  More: number
  Min: number | null
  Max: number | null
}
type Facets = {
  facts: FactFacet[]
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
  read?: Read
  matching?: { PRODUCTS: number; SERVICES: number }
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
  expect({ ...facets.PRODUCTS, facts: [] }).toEqual({
    facts: [],
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
  // A long word may have three errors.
  expect(await count({ keyword: 'inspectionabc', facets: 1 })).toMatchObject({
    read: { Corrected: 'inspection' },
    suggestions: [],
  })
  // No word of it is known, but one has a similar spelling.
  expect((await count({ keyword: 'inspectionabc zzzzqqqq', facets: 1 })).suggestions).toContain('inspection')
  expect((await count({ keyword: 'valve', facets: 1 })).suggestions).toEqual([])
  expect((await count({ keyword: 'quuux', facets: 1, state: 'Johor' })).suggestions).toEqual([])
})

test.each([
  ['Trunnion ball valve zzzzqqqq 37" 9000#', ['trunnion ball valve']],
  ['seamless zzzzqqqq 8"', ['seamless 8"']],
  // A known word is never taken for a typing error.
  ['zzzzqqqq pipe', ['pipe']],
])('for %s the longest known part is suggested, and no similar spelling', async (keyword, suggestions) => {
  expect((await count({ keyword, facets: 1, words: 1 })).suggestions).toEqual(suggestions)
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
  ['companyId', '0', 'companyId must be a whole number above 0.'],
  ['words', 'only', 'words must be 1 or 0.'],
])('%s=%s is refused by every call', async (name, value, ResponseMessage) => {
  const listing = name === 'categoryId' ? [] : ['service/list/category']
  for (const path of ['search/item', 'search/item/count', ...listing]) {
    const { status, body } = await api.get(`/api/public/${path}`, { query: { categoryId: 2, [name]: value } })
    expect([status, body]).toEqual([400, { ReturnCode: 400, ResponseMessage }])
  }
})

const factIn = (facets: Facets, key: string) => facets.facts.find(({ Key }) => Key === key)
const valuesIn = (facets: Facets, key: string) =>
  factIn(facets, key)?.Values.map(({ Value, Count }) => `${Value} ${Count}`)

test('facts narrow the results: one of the values of a fact, and each fact', async () => {
  const valve = { searchKeyword: 'ball valve', words: 1 }
  const all = (await search(valve)).body.searchList
  const sizeOf = ({ Facts = [] }: Row) => Facts.find(({ Key }) => Key === 'size')?.Value
  const sizes = [...new Set(all.map(sizeOf))].slice(0, 2)
  const facts = `size:${sizes.join(',')}`
  const found = (await search({ ...valve, facts })).body
  expect(found.searchList.map(({ Id }) => Id)).toEqual(
    all.filter(row => sizes.includes(sizeOf(row))).map(({ Id }) => Id),
  )
  expect(await idsOf({ ...valve, facts: `${facts};class:none#` })).toEqual([])
  expect(await idsOf({ ...valve, facts: 'size:1..4' })).toEqual(
    all
      .filter(row => {
        const inches = Number.parseFloat(sizeOf(row) ?? '')
        return inches >= 1 && inches <= 4 && !sizeOf(row)?.startsWith('1/')
      })
      .map(({ Id }) => Id),
  )
  const counts = await count({ keyword: 'ball valve', words: 1, facts, facets: 1 })
  expect(counts.TotalProduct).toBe(found.searchListRowCount)
  const listed = await api.get<Row[]>('/api/public/product/list/category', {
    query: { categoryId: 3, facts },
  })
  expect(listed.body.map(({ Id }) => Id).sort()).toEqual(found.searchList.map(({ Id }) => Id).sort())
  expect(listed.body.every(row => sizes.includes(sizeOf(row)))).toBe(true)
})

test('each fact has the counts of its values, which ignore its own choice', async () => {
  const all = (await count({ keyword: 'ball valve', words: 1, facets: 1 })).facets.PRODUCTS
  const size = factIn(all, 'size')
  const numbers = size?.Values.map(({ Number: inches }) => inches ?? 0) ?? []
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
  expect([size?.Min, size?.Max, size?.More]).toEqual([numbers[0], numbers.at(-1), 0])
  const [one] = size?.Values ?? []
  const facts = `size:${one?.Value}`
  const chosen = (await count({ keyword: 'ball valve', words: 1, facets: 1, facts })).facets.PRODUCTS
  expect(valuesIn(chosen, 'size')).toEqual(valuesIn(all, 'size'))
  const left = await idsOf({ searchKeyword: 'ball valve', words: 1, facts })
  expect(left).toHaveLength(one?.Count ?? 0)
})

test('certificates of sellers narrow the results, and are counted beside the facts', async () => {
  const facts = 'certificate:ISO 9001%3A2015'
  const valves = { searchKeyword: 'valve', words: 1 }
  const ids = await idsOf({ ...valves, facts })
  expect(ids).toEqual(await idsOf({ ...valves, companyId: 1 }))
  expect(ids.length).toBeLessThan((await idsOf(valves)).length)
  for (const chosen of ['', facts]) {
    const counts = await count({ keyword: 'valve', words: 1, facets: 1, facts: chosen })
    expect(valuesIn(counts.facets.PRODUCTS, 'certificate')).toEqual([`ISO 9001:2015 ${ids.length}`])
    expect(factIn(counts.facets.PRODUCTS, 'certificate')).toMatchObject({
      Name: 'Certificates of the seller',
      Names: { ms: 'Sijil penjual' },
    })
  }
  const listed = await api.get<Row[]>('/api/public/product/list/category', {
    query: { categoryId: 1, facts },
  })
  expect(listed.body.map(({ Id }) => Id)).toEqual(ids.toSorted((a, b) => a - b))
  expect(await idsOf({ searchKeyword: '', itemType: 'COMPANY', facts })).toEqual([1])
  expect(await idsOf({ ...valves, facts: 'certificate:None' })).toEqual([])
})

test('a seller has a catalogue of its own', async () => {
  const own = await count({ keyword: '', facets: 1, companyId: 1 })
  const ids = await idsOf({ searchKeyword: '', companyId: 1 })
  expect(ids).toHaveLength(own.TotalProduct)
  expect(ids.length).toBeLessThan((await idsOf({ searchKeyword: '' })).length)
  expect(own.TotalCompany).toBe(1)
})

test('words become facts: what matches them comes first, then what differs, marked', async () => {
  const [any] = (await search({ searchKeyword: 'ball valve', facts: '' })).body.searchList
  const size = any?.Facts?.find(({ Key }) => Key === 'size')?.Value ?? ''
  const keyword = `ball valve ${size}`
  const { searchList, searchListRowCount } = (await search({ searchKeyword: keyword, facts: '' })).body
  const counts = await count({ keyword, facets: 1 })
  expect(counts.read).toMatchObject({
    CategoryName: 'Ball Valves',
    Facts: [{ Key: 'size', Value: size, Without: 'ball valve' }],
    Other: '',
    Corrected: '',
  })
  expect(counts.TotalProduct).toBe(searchListRowCount)
  const near = searchList.map(({ Near = false }) => Near)
  const matching = counts.matching?.PRODUCTS ?? 0
  expect(matching).toBeGreaterThan(0)
  expect(near).toEqual(near.map((_, at) => at >= matching))
  const sizes = searchList.map(({ Facts = [] }) => Facts.find(({ Key }) => Key === 'size')?.Number ?? 0)
  const away = sizes.slice(matching).map(inches => Math.abs(Math.log(inches / (sizes[0] ?? 0))))
  expect(away.length).toBeGreaterThan(2)
  expect(away).toEqual([...away].sort((a, b) => a - b))
  for (const { Facts = [], Near = false } of searchList)
    expect(Facts.find(({ Key }) => Key === 'size')?.Differs).toBe(Near)
  const asWords = (await search({ searchKeyword: keyword, words: 1 })).body
  expect(asWords.searchList.every(({ Near }) => Near === undefined)).toBe(true)
  expect((await count({ keyword, facets: 1, words: 1 })).read).toBeUndefined()
})

test('a size that nothing has is named: every item differs in it, and the nearest come first', async () => {
  const keyword = 'ball valve 17"'
  const { searchList } = (await search({ searchKeyword: keyword, facts: '' })).body
  const { read, matching, nearest } = await count({ keyword, facets: 1 })
  expect(read?.Facts).toMatchObject([
    { Key: 'size', Value: '17"', Number: 17, Values: [], Without: 'ball valve' },
  ])
  expect([matching?.PRODUCTS, nearest]).toEqual([0, true])
  const sizes = searchList.flatMap(({ Facts = [] }) => Facts.filter(({ Key }) => Key === 'size'))
  expect(sizes.length).toBeGreaterThan(2)
  expect(sizes.filter(({ Differs }) => !Differs)).toEqual([])
  const away = sizes.map(({ Number: inches }) => Math.abs(Math.log((inches ?? 0) / 17)))
  expect(away).toEqual([...away].sort((a, b) => a - b))
  // A size that a reader chooses takes its place.
  const [{ Value = '' } = {}] = sizes
  const chosen = await count({ keyword, facets: 1, facts: `size:${Value}` })
  expect(chosen.matching?.PRODUCTS).toBeGreaterThan(0)
})

test('a misspelled keyword is named as it was read', async () => {
  expect((await count({ keyword: 'bal valv', facets: 1 })).read?.Corrected).toBe('ball valve')
})

test('replies without the parameters have no fields beyond the specified', async () => {
  const [row] = (await search({ searchKeyword: 'ball valve' })).body.searchList
  expect([row?.Facts, row?.Near]).toEqual([undefined, undefined])
})
