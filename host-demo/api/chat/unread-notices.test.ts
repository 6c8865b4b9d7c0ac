import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mail } from '../database/tables.ts'
import { deliverDue } from '../mail/delivery.ts'
import { createSmtp } from '../mail/smtp.ts'
import { startMails } from '../start-mails.ts'
import { unbroken } from '../testing/mail-content.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'
import { writeUnreadNotices } from './unread-notices.ts'

const MINUTE = 60

let server: Awaited<ReturnType<typeof startMailServer>>
let api: TestApi
let buyer: string
let seller: string
beforeEach(async () => {
  server = await startMailServer()
  api = await startApi({ mailServer: { url: server.url, from: 'office@market.example' } })
  const mails = await startMails(apiOf())
  await mails.close()
  buyer = await api.asBuyer()
  seller = await api.asSeller()
}, START_TIMEOUT)
afterEach(async () => {
  await api.close()
  await server.close()
})

const apiOf = () => ({ orm: api.database.orm, settings: api.settings })

/** Starts or continues the conversation, and returns its id. */
async function ask(MessageBody: string): Promise<number> {
  const sent = { Title: 'Valve', ToTenantId: 1, MessageBody }
  return (await api.post<{ Id: number }>('/api/public/user/addNewChat', sent, { token: buyer })).body.Id
}

const answer = (id: number, message: string) =>
  api.post(`/api/dashboard/chats/${id}`, { message }, { token: seller })
const read = async (id: number, token: string) => {
  const { body } = await api.get<{ messages: { id: number }[] }>(`/api/dashboard/chats/${id}`, { token })
  const last = body.messages.at(-1)?.id ?? 0
  return api.post(`/api/dashboard/chats/${id}/read`, { last }, { token })
}

/** Returns whom later rounds of the worker tell, with the subject. */
async function toldAfter(minutes: number): Promise<string[]> {
  const { orm } = api.database
  const before = await orm.$count(mail)
  api.advance(minutes * MINUTE)
  for (const _ of ['a round', 'the next']) await writeUnreadNotices(apiOf())
  const rows = await orm.select().from(mail).orderBy(asc(mail.id)).offset(before)
  return rows.map(({ recipient, subject }) => `${recipient}: ${subject}`)
}

const TO_SELLER = 'seller@demo.test: New message from Aisyah Rahman'
const TO_BUYER = 'buyer@demo.test: New message from Kemaman Valve Works Sdn Bhd'

describe('a message that nobody reads', () => {
  test('is told once after ten minutes, and so is the next after it was read', async () => {
    const id = await ask('In stock?')
    expect(await toldAfter(9)).toEqual([])
    expect(await toldAfter(1)).toEqual([TO_SELLER])
    await ask('Hello?')
    expect(await toldAfter(60)).toEqual([])

    await read(id, seller)
    await answer(id, 'Yes.')
    await ask('And the 4 inch one?')
    expect(await toldAfter(10)).toEqual([TO_SELLER, TO_BUYER])
  })

  test('is not told once it was read, nor is an automatic answer', async () => {
    const id = await ask('In stock?')
    await read(id, seller)
    expect(await toldAfter(60)).toEqual([])
  })

  test('is told once by two processes', async () => {
    await ask('In stock?')
    api.advance(10 * MINUTE)
    await Promise.all(Array.from({ length: 4 }, () => writeUnreadNotices(apiOf())))
    const isNotice = eq(mail.isOptional, true)
    expect(await api.database.orm.select().from(mail).where(isNotice)).toMatchObject([
      { recipient: 'seller@demo.test', body: expect.stringContaining('In stock?') },
    ])
  })

  test('is told of with a link to the conversation and one that ends notices, of which a scanner presses none', async () => {
    const id = await ask('In stock?')
    api.advance(10 * MINUTE)
    await writeUnreadNotices(apiOf())
    await deliverDue(apiOf(), createSmtp({ url: server.url, from: 'office@market.example' }))
    const [content = ''] = server.mails
    const text = unbroken(content)
    expect(text).toContain(`https://market.test/app/dashboard/menu#messages/${id}`)
    expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
    const [, address = ''] = /^List-Unsubscribe:\s+<https:\/\/market\.test(\S+)>\r$/m.exec(text) ?? []
    expect(text.split(address)).toHaveLength(5)

    const wants = async () =>
      (await api.get<{ mails: { notices: boolean } }>('/api/dashboard/member', { token: seller })).body.mails
        .notices
    expect((await api.get<string>(address)).body).toContain('Send no more notices')
    expect(await wants()).toBe(true)
    const forged = address.replace(/\d+\./, '1.')
    expect((await api.send('POST', forged, undefined)).status).toBe(404)
    // As a mail program posts it.
    const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    expect((await api.send('POST', address, oneClick)).status).toBe(200)
    expect(await wants()).toBe(false)

    await read(id, seller)
    await ask('Hello?')
    expect(await toldAfter(10)).toEqual([])
    await api.put('/api/dashboard/mails', { language: 'en', notices: 'yes' }, { token: seller })
    await read(id, seller)
    await ask('Still there?')
    expect(await toldAfter(10)).toEqual([TO_SELLER])
  })
})

test('mails about requests and accounts cannot be ended, and messages from before mails were sent are not told', async () => {
  await startMails({ ...apiOf(), settings: { ...api.settings, mailServer: undefined } })
  await ask('In stock?')
  api.advance(MINUTE)
  await (await startMails(apiOf())).close()
  expect(await toldAfter(60)).toEqual([])

  await api.put('/api/Admin/password/recovery', { emailTo: 'seller@demo.test' })
  await deliverDue(apiOf(), createSmtp({ url: server.url, from: 'office@market.example' }))
  expect(server.mails).toHaveLength(1)
  expect(server.mails[0]).not.toContain('List-Unsubscribe')
})
