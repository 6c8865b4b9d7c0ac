import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryRows } from '#host-demo/api/database/database.ts'
import { mailedOrder } from '#host-demo/api/testing/mailed-requests.ts'
import { START_TIMEOUT, type TestApi } from '#host-demo/api/testing/start-api.ts'
import { call, unlimitedApi } from './api-attack.ts'
import { expectAllZero, tallyFor } from './tally.ts'

// Writes that carry an Idempotency-Key: each takes effect once for each member, however often it is sent, and no
// key reveals the answer of another member.
let api: TestApi
let anna: Writer
let bob: Writer
beforeAll(async () => {
  api = await unlimitedApi()
  anna = await newWriter('anna')
  bob = await newWriter('bob')
}, START_TIMEOUT)
afterAll(() => api.close())

type Writer = { token: string; chatId: number; inquiryId: number; orderId: number }

async function newWriter(name: string): Promise<Writer> {
  const token = await api.join({ Email: `${name}@example.test`, Name: name })
  const chat = { Title: 'Hi', ToTenantId: 2, MessageBody: 'Hi' }
  const inquiry = { title: 'Inquiry : Hi', toTenantId: 2, inquiryBody: 'Hi' }
  const [started, asked] = await Promise.all([
    api.post<{ Id: number }>('/api/public/user/addNewChat', chat, { token }),
    api.post<{ Item1: { Id: number } }>('/api/public/inquiry/new2', inquiry, { token }),
  ])
  const { id: orderId } = await mailedOrder(api, token)
  return { token, chatId: started.body.Id, inquiryId: asked.body.Item1.Id, orderId }
}

/**
 * Every write of a member, with one of their ids that makes it valid, and another id that makes it a different write.
 */
const writes: [name: string, idOf: (self: Writer) => number, otherId: number][] = [
  ['POST /api/public/rfq/new2', () => 1, 7],
  ['POST /api/public/inquiry/new2', () => 1, 7],
  ['POST /api/public/Inquiry/Email', self => self.inquiryId, 7],
  ['POST /api/upload/Public/Inquiry/Doc', () => 1, 7],
  ['POST /api/upload/Public/Services/Rfq/Doc', () => 2, 7],
  ['POST /api/upload/Public/Products/Rfq/Doc', () => 3, 7],
  ['POST /api/upload/Public/Rfq/Sheet', () => 4, 7],
  ['POST /api/public/chat', () => 1, 3],
  ['POST /api/public/user/addNewChat', () => 3, 4],
  ['POST /api/public/user/updateChatHistory', self => self.chatId, 7],
  ['POST /api/dashboard/chats/:id', self => self.chatId, 7],
  ['POST /api/dashboard/inquiries/:id', self => self.inquiryId, 7],
  ['POST /api/dashboard/orders/:id/receive', self => self.orderId, 7],
]

/** Returns the number of rows that a member's writes have created, without automatic answers. */
async function effects(): Promise<number> {
  const [found] = await queryRows<{ rows: number }>(
    api.database.orm,
    sql`select ((select count(*) from rfq) + (select count(*) from inquiry) + (select count(*) from upload)
      + (select count(*) from quote_event) + (select count(*) from order_step)
      + (select count(*) from message where sender_id is not null)
      + (select count(*) from inquiry_history where notified_at is not null))::int as rows`,
  )
  return found?.rows ?? 0
}

test('each write with a key is done once for each member, also when all arrive at once', async context => {
  const tally = tallyFor(context, 'API: once')
  for (const [name, idOf, otherId] of writes) {
    const key = { 'Idempotency-Key': `same for all ${name.length}` }
    const send = (self: Writer, id = idOf(self)) =>
      call(api, tally, name, id, { token: self.token, headers: key })
    for (const self of [anna, bob]) {
      const before = await effects()
      const answers = await Promise.all(Array.from({ length: 8 }, () => send(self)))
      answers.push(await send(self), await send(self))
      const done = (await effects()) - before
      if (done < 1) tally.lost += 1
      if (done > 1) tally.doubled += 1
      expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size, name).toBe(
        1,
      )
      expect(answers[0]?.status, name).toBe(200)
    }
    const before = await effects()
    if (!name.includes('/:id')) expect((await send(anna, otherId)).status, name).toBe(422)
    if ((await effects()) !== before) tally.doubled += 1
  }
  expectAllZero(tally)
})

test('without a key each write is done each time, so the check would notice', async context => {
  const tally = tallyFor(context, 'API: once')
  const before = await effects()
  for (let time = 0; time < 3; time += 1) {
    await call(api, tally, 'POST /api/public/inquiry/new2', 1, { token: anna.token })
  }
  expect((await effects()) - before).toBe(3)
  expectAllZero(tally)
})

test('a refused write leaves its key free for the corrected one', async context => {
  const tally = tallyFor(context, 'API: once')
  const sent = { token: anna.token, headers: { 'Idempotency-Key': 'first wrong, then right' } }
  const before = await effects()
  expect((await call(api, tally, 'POST /api/public/user/updateChatHistory', 999, sent)).status).toBe(404)
  expect((await call(api, tally, 'POST /api/public/user/updateChatHistory', anna.chatId, sent)).status).toBe(
    200,
  )
  if ((await effects()) - before !== 1) tally.lost += 1
  expectAllZero(tally)
})

test('a key does not give access to the answer of another member', async context => {
  const tally = tallyFor(context, 'API: once')
  const headers = { 'Idempotency-Key': 'guessed' }
  const first = await call(api, tally, 'POST /api/public/inquiry/new2', 1, { token: anna.token, headers })
  const other = await call(api, tally, 'POST /api/public/inquiry/new2', 1, { token: bob.token, headers })
  if (JSON.stringify(first.body) === JSON.stringify(other.body)) tally.leaked += 1
  if (other.headers.has('Idempotent-Replayed')) tally.leaked += 1
  for (const key of [
    '',
    ' ',
    'x'.repeat(200),
    '../guessed',
    "'; delete from idempotency; --",
    '{"a":1}',
    '\u00ff',
  ]) {
    const headers = { 'Idempotency-Key': key }
    await call(api, tally, 'POST /api/public/inquiry/new2', 1, { token: bob.token, headers })
  }
  const long = { 'Idempotency-Key': 'x'.repeat(201) }
  expect(
    (await call(api, tally, 'POST /api/public/inquiry/new2', 1, { token: bob.token, headers: long })).status,
  ).toBe(400)
  expectAllZero(tally)
})
