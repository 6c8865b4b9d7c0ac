import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, unlimitedApi } from '#host-demo/checks/trust/api-attack.ts'
import { tallyFor } from '#host-demo/checks/trust/tally.ts'
import { queryRows } from '../database/database.ts'
import { mailedOrder, mailedRequest } from '../testing/mailed-requests.ts'
import { START_TIMEOUT, type TestApi } from '../testing/start-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await unlimitedApi()
}, START_TIMEOUT)
afterAll(() => api.close())

/** What each side has read, opened and acknowledged. */
async function readSoFar(): Promise<string> {
  const rows = await queryRows(
    api.database.orm,
    sql`select
      (select json_agg(array[id, buyer_saw, seller_saw] order by id) from rfq) as rfqs,
      (select json_agg(array[id, buyer_saw, seller_saw] order by id) from inquiry) as inquiries,
      (select json_agg(read_at order by id) from message) as messages,
      (select json_agg(state order by id) from purchase_order) as orders`,
  )
  return JSON.stringify(rows)
}

test('no GET marks anything as read or opened, but for the specified call for a chat', {
  timeout: 400_000,
}, async context => {
  const tally = tallyFor(context, 'API: access')
  const [buyer, seller] = [await api.asBuyer(), await api.asSeller()]
  const order = await mailedOrder(api, buyer, { company: 1 })
  const request = await mailedRequest(api, buyer)
  const inquiry = { title: 'Valve', toTenantId: 1, inquiryBody: 'Please.' }
  await api.post('/api/public/inquiry/new2', inquiry, { token: buyer })
  const chat = { Title: 'Valve', ToTenantId: 1, MessageBody: 'Hello' }
  await api.post('/api/public/user/addNewChat', chat, { token: buyer })
  const names = api.app.routes.flatMap(({ method, path }) =>
    method === 'GET' && !path.includes('*') ? [`GET ${path}`] : [],
  )
  expect(names).toEqual(
    expect.arrayContaining(['GET /api/dashboard/orders', 'GET /api/dashboard/orders/:id']),
  )
  const changing = new Set<string>()
  for (const name of new Set(names))
    for (const token of [buyer, seller, order.link, request.link])
      for (const id of [1, order.id, order.rfq, request.id]) {
        const before = await readSoFar()
        await call(api, tally, name, id, { token })
        if ((await readSoFar()) !== before) changing.add(name)
      }
  expect([...changing]).toEqual(['GET /api/public/user/getchathistory'])
})
