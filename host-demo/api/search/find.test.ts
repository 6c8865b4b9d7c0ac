import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryRows } from '../database/database.ts'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'
import { chosenFacts, hasFact } from './refinement.ts'

const COPIES = 4100

let api: TestApi
beforeAll(async () => {
  api = await startApi()
  await api.database.orm.execute(sql`
    insert into item (kind, id, company_id, category_id, name, shape, picture_count, search)
    select kind, 1000 + copy, company_id, category_id, name, shape, picture_count, search
    from item, generate_series(1, ${COPIES}) as copy where kind = 'product' and id = 1`)
}, START_TIMEOUT)
afterAll(() => api.close())

type Found = { searchList: { Id: number }[]; searchListRowCount: number }

async function find(searchKeyword: string, PageNumber = 1) {
  const query = { searchKeyword, itemType: 'PRODUCTS', RowsPerPage: 100, PageNumber }
  return (await api.get<Found>('/api/public/search/item', { query })).body
}

test('the first four thousand answers are counted, and each of them is on exactly one page', async () => {
  const pages = await Promise.all(Array.from({ length: 41 }, (_, at) => find('trunnion ball valve', at + 1)))
  const ids = pages.flatMap(({ searchList }) => searchList.map(({ Id }) => Id))
  expect([ids.length, new Set(ids).size, pages[40]?.searchList.length]).toEqual([4000, 4000, 0])
  expect(new Set(pages.map(page => page.searchListRowCount))).toEqual(new Set([4000]))
  const query = { keyword: 'trunnion ball valve' }
  const { body } = await api.get('/api/public/search/item/count', { query })
  expect(body).toEqual({ TotalProduct: 4000, TotalService: 0, TotalCompany: 1 })
})

test('a category lists its first thousand items', async () => {
  const { body } = await api.get<{ Id: number }[]>('/api/public/product/list/category', {
    query: { categoryId: 1 },
  })
  expect([body.length, body.at(-1)?.Id]).toEqual([1000, 1986])
})

test('a rare word is found among common ones, and an empty keyword counts everything', async () => {
  expect((await find('gate valve 150#')).searchList.map(({ Id }) => Id)).toEqual([13])
  expect((await find('')).searchListRowCount).toBe(16 + COPIES)
})

test('the search uses its indexes', async () => {
  const { orm } = api.database
  await orm.execute(sql`vacuum analyze item`)
  const plan = await queryRows(
    orm,
    sql`explain select id from item where kind = 'product' and search @@ to_tsquery('simple', 'seamless')`,
  )
  expect(JSON.stringify(plan)).toContain('item_search_product')
})

// One of the four thousand items has this class, so that reading all of them is the planner's other choice.
test('filters by facts and their counts read no whole table', async () => {
  const { orm } = api.database
  await orm.execute(sql`vacuum analyze item`)
  const isRare = hasFact((await chosenFacts(orm, 'class:150#')).flatMap(({ ids }) => ids))
  const filtered = await queryRows(orm, sql`explain select id from item where kind = 'product' and ${isRare}`)
  const counted = await queryRows(
    orm,
    sql`explain select stated, count(*) from item, unnest(facts) as stated
        where kind = 'product' and id = any('{1,2,3,4,5,6,7,8,9,10}'::int[]) group by stated`,
  )
  expect(JSON.stringify(filtered)).toContain('item_facts')
  expect(JSON.stringify([filtered, counted])).not.toMatch(/seq scan on item/i)
})

test('a search for a common word is repeated after ten seconds, for a rarer one at once', async () => {
  const totals = async () =>
    [await find('trunnion ball valve'), await find('seamless')].map(
      ({ searchListRowCount }) => searchListRowCount,
    )
  expect(await totals()).toEqual([4000, 2])
  await api.database.orm.execute(sql`delete from item where kind = 'product' and id in (15, 16) or id > 4900`)
  expect(await totals()).toEqual([4000, 1])
  api.advance(10)
  expect(await totals()).toEqual([3912, 1])
})
