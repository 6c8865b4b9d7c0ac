import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryRows } from '../database/database.ts'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'
import { measureKey } from './choices.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, START_TIMEOUT)
afterAll(() => api.close())

type Value = { Value: string; Number: number; Count: number }
type Counts = {
  facets: { PRODUCTS: { facts: { Key: string; Values: Value[] }[] } }
  read?: { Facts: { Value: string; Values: string[] }[] }
}
type Found = { searchList: { Id: number; Near?: true }[] }

test('a size in two spellings is one choice, by its first spelling and by the other', async () => {
  const [one, two] = await queryRows<{ id: number; value: string; number: number; item: number }>(
    api.database.orm,
    sql`select fact.id, value, number, item.id as item from fact join item on fact.id = any(facts)
        where key = 'size' and category_id = 3 order by item.id`,
  )
  if (!one || !two) throw new Error('The catalogue has no two ball valves')
  const other = `${one.number} inch`
  await api.database.orm.execute(
    sql`with added as (insert into fact (key, value, number) values ('size', ${other}, ${one.number}) returning id)
        update item set facts = array_replace(facts, ${two.id}, (select id from added)) where id = ${two.item}`,
  )

  const count = (query: Record<string, string | number>) =>
    api.get<Counts>('/api/public/search/item/count', { query: { facets: 1, ...query } })
  const { facets, read } = (await count({ keyword: `ball valve ${one.value}` })).body
  const sizes = facets.PRODUCTS.facts.find(({ Key }) => Key === 'size')?.Values ?? []
  const name = [one.value, other].sort()[0]
  expect(sizes.filter(each => each.Number === one.number)).toMatchObject([{ Value: name, Count: 2 }])
  expect(read?.Facts).toMatchObject([{ Value: name, Values: [name] }])

  for (const value of [one.value, other, `${one.number}in`]) {
    const query = { searchKeyword: 'ball valve', words: 1, facts: `size:${value}`, RowsPerPage: 100 }
    const { searchList } = (await api.get<Found>('/api/public/search/item', { query })).body
    expect(
      searchList.map(({ Id }) => Id).sort((a, b) => a - b),
      value,
    ).toEqual([one.item, two.item])
  }
})

test.each([
  ['8-1/2"', '8½"', true],
  ['8" · DN 200', '8"', true],
  ['10,000 l', '10 m³', true],
  ['6" / 4"', '6"', false],
  ['2,000 l/min at 1.7 bar', '2,000 l/min at 3 bar', false],
])('%s and %s are one choice: %s', (one, other, isSame) => {
  expect(measureKey(one) === measureKey(other)).toBe(isSame)
})
