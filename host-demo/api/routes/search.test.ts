import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, START_TIMEOUT)
afterAll(() => api.close())

type Found = { searchList: { Id: number; Name: string }[]; searchListRowCount: number }
type Counts = { TotalProduct: number; TotalService: number; TotalCompany: number }

async function find(searchKeyword: string, itemType = 'PRODUCTS', RowsPerPage = 100, PageNumber = 1) {
  const query = { searchKeyword, itemType, RowsPerPage, PageNumber }
  const { status, body } = await api.get<Found>('/api/public/search/item', { query })
  expect(status).toBe(200)
  return body
}

async function countOf(keyword: string) {
  const { status, body } = await api.get<Counts>('/api/public/search/item/count', { query: { keyword } })
  expect(status).toBe(200)
  return body
}

const names = (found: Found) => found.searchList.map(entry => entry.Name)
const ids = (found: Found) => found.searchList.map(entry => entry.Id)

test('a product in the results has every field that pages show', async () => {
  const { searchList, searchListRowCount } = await find('gate valve 150#')
  expect(searchListRowCount).toBe(1)
  expect(searchList).toEqual([
    {
      Id: 13,
      Name: 'Gate Valve 1/2" 150#',
      Category: 'Gate Valves',
      ShortDescription: 'Fire-safe, for sour service.',
      CompanyId: 1,
      CompanyName: 'Kemaman Valve Works Sdn Bhd',
      Location: 'Kemaman, Terengganu',
      ItemImage: '/api/pictures/gate-valve/0.svg',
      ItemImageAlt: '',
    },
  ])
})

test('a company in the results has the same fields, and is found by its items', async () => {
  const { searchList } = await find('seamless pipe', 'COMPANY')
  expect(searchList).toEqual([
    {
      Id: 2,
      Name: 'Miri Pipe & Steel',
      Category: 'Seamless Pipe',
      ShortDescription: 'Miri Pipe & Steel at your service',
      CompanyId: 2,
      CompanyName: 'Miri Pipe & Steel',
      Location: 'Miri, Sarawak',
      ItemImage: '/api/pictures/logo/2.svg',
      ItemImageAlt: '/api/pictures/banner/2.svg',
    },
  ])
})

test('an empty keyword lists everything', async () => {
  expect(await countOf('')).toEqual({ TotalProduct: 16, TotalService: 3, TotalCompany: 4 })
  expect(await countOf('  ')).toEqual({ TotalProduct: 16, TotalService: 3, TotalCompany: 4 })
  expect((await find('', 'SERVICES')).searchListRowCount).toBe(3)
})

test('pages have ten rows by default, and leave nothing out', async () => {
  const first = await api.get<Found>('/api/public/search/item', { query: { searchKeyword: 'ball valve' } })
  expect(first.body.searchList).toHaveLength(10)
  expect(first.body.searchListRowCount).toBe(13)
  const second = await find('ball valve', 'PRODUCTS', 10, 2)
  expect(second.searchList).toHaveLength(3)
  expect(new Set([...ids(first.body), ...ids(second)]).size).toBe(13)
  expect((await find('ball valve', 'PRODUCTS', 10, 3)).searchList).toEqual([])
  expect((await find('ball valve', 'PRODUCTS', -1, Number.NaN)).searchList).toHaveLength(10)
})

test('a match in the name comes before one in the description', async () => {
  expect(names(await find('ball valve')).at(-1)).toBe('Flanged spool')
})

test.each([
  ['8"', [14, 4]],
  ['8 inch pipe', [14]],
  ['1/2"', [13]],
  ['150#', [13]],
  ['class 150', [13]],
  ['A106', [14]],
  ['A 106', [14]],
  ['a105', [15]],
  ['6.625"', [15]],
  ['Gr. B', [14]],
  ['KVW-7', [7]],
  ['kvw7', [7]],
])('the code %s finds only the item with that code', async (keyword, expected) => {
  expect(ids(await find(keyword)).sort((a, b) => b - a)).toEqual(expected)
})

test('API 6D is found in every spelling', async () => {
  for (const keyword of ['API 6D', 'api6d', 'API-6D', 'api 6d ball']) {
    expect((await find(keyword)).searchListRowCount, keyword).toBe(12)
  }
})

test('the last word may be incomplete, and endings do not matter', async () => {
  expect((await find('seaml')).searchListRowCount).toBe(2)
  expect((await find('pipe seaml')).searchListRowCount).toBe(2)
  expect((await find('seaml pipe')).searchListRowCount).toBe(0)
  expect((await find('ball valves')).searchListRowCount).toBe(13)
  expect((await find('inspect', 'SERVICES')).searchListRowCount).toBe(3)
  expect((await find('overhauling', 'SERVICES')).searchListRowCount).toBe(1)
})

test.each(['bal vlave', 'ball vavle', 'bal valv', 'ballvalve', 'BALL VALVVE'])(
  '%j means ball valves',
  async typed => {
    const { TotalProduct, TotalService } = await countOf(typed)
    expect(TotalProduct).toBeGreaterThanOrEqual(12)
    expect(TotalService).toBe(1)
  },
)

test('a code never counts as a typing error', async () => {
  expect(await countOf('A107')).toEqual({ TotalProduct: 0, TotalService: 0, TotalCompany: 0 })
})

test('typing errors are corrected only if nothing has the words as written', async () => {
  expect((await find('gate', 'SERVICES')).searchListRowCount).toBe(0)
  expect((await find('gate', 'PRODUCTS')).searchListRowCount).toBe(2)
})

test('an unknown type is refused', async () => {
  const { status, body } = await api.get('/api/public/search/item', { query: { itemType: 'toString' } })
  expect(status).toBe(400)
  expect(body).toEqual({
    ReturnCode: 400,
    ResponseMessage: 'itemType must be PRODUCTS, SERVICES or COMPANY.',
  })
})

async function expectAgreement(keyword: string) {
  const counts = await countOf(keyword)
  const totals = {
    TotalProduct: (await find(keyword, 'PRODUCTS')).searchListRowCount,
    TotalService: (await find(keyword, 'SERVICES')).searchListRowCount,
    TotalCompany: (await find(keyword, 'COMPANY')).searchListRowCount,
  }
  expect(totals, keyword).toEqual(counts)
}

describe('no keyword breaks the search, and counts agree with lists', () => {
  test.each(
    [
      `'; drop table item; --`,
      `" or ""="`,
      '%',
      '_',
      '\\',
      '\\\\\'"',
      'a & | ! b',
      'ball:*',
      'ball <-> valve',
      '()(*)',
      '((((((((((',
      '\u0000null\u0000',
      '\ud800',
      '𝓑𝓪𝓵𝓵',
      '👍 valve',
      'ＢＡＬＬ',
      'ß ﬁ İ',
      '0x1F 1e309 -0 NaN',
      'http://a.example/?q=1&r=2 x@y.example',
      '2026-01-01 12:30',
      '$1 {{}} %s',
      '<script>alert(1)</script>',
      'the of and',
      'x'.repeat(10_000),
      'bal '.repeat(500),
    ].map(keyword => ({ keyword, shown: JSON.stringify(keyword.slice(0, 40)) })),
  )('$shown', async ({ keyword }) => {
    await expectAgreement(keyword)
  })

  const corpus = join(process.env.CORPORA ?? '', 'blns.json')
  test.skipIf(!process.env.CORPORA || !existsSync(corpus))(
    'naughty strings (needs CORPORA)',
    { timeout: 120_000 },
    async () => {
      const strings = JSON.parse(readFileSync(corpus, 'utf8')) as string[]
      for (const keyword of strings) await expectAgreement(keyword)
    },
  )
})
