import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '../security/limits.ts'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

let api: TestApi
let buyer: string
let seller: string
beforeAll(async () => {
  api = await startApi({ limits: limits(1000), sellerDelay: 2500 })
  buyer = await api.asBuyer()
  seller = await api.asSeller()
}, START_TIMEOUT)
afterAll(() => api.close())

type Entry = {
  MenuId: number
  MenuName: string
  MenuLogo: string
  NewMessageNoti: number
  ChatId: number
  StaffStatus: number
}
type Message = { MessageSide: string; MessageBody: string; CreationDateTime: string }

async function menu(token: string): Promise<Entry[]> {
  return (await api.get<Entry[]>('/api/public/user/chatMenu', { token, query: { fromUserId: 999 } })).body
}

const history = (token: string, ChatId: number, StaffStatus = 0) =>
  api.get<Message[]>('/api/public/user/getchathistory', { token, query: { ChatId, StaffStatus } })

const start = (token: string, ToTenantId: number, MessageBody: string) =>
  api.post<{ Id: number }>(
    '/api/public/user/addNewChat',
    { Title: 'A title', ToTenantId, MessageBody, FromUserId: 999 },
    { token },
  )

const goOn = (token: string, ChatId: number, MessageBody: string, headers = {}) =>
  api.post(
    '/api/public/user/updateChatHistory',
    { ChatId, MessageBody, FromUserId: 999, StaffStatus: 0 },
    { token, headers },
  )

const bodies = (messages: Message[]) => messages.map(({ MessageBody }) => MessageBody)

test('the menu of a new member offers companies for a first chat', async () => {
  const entries = await menu(buyer)
  expect(entries).toHaveLength(4)
  expect(entries[0]).toEqual({
    MenuId: 1,
    MenuName: 'Kemaman Valve Works Sdn Bhd',
    MenuLogo: '/api/pictures/logo/1.svg',
    NewMessageNoti: 0,
    ChatId: 0,
    StaffStatus: 0,
    LastMessage: '',
    LastMessageDateTime: '',
  })
})

test('no member is offered a chat with their own company', async () => {
  expect((await menu(seller)).map(({ MenuId }) => MenuId)).toEqual([2, 3, 4])
  expect(await start(seller, 1, 'Hello me')).toMatchObject({
    status: 400,
    body: { ResponseMessage: 'This is your own company.' },
  })
})

describe('a conversation with a company without members', () => {
  let chatId: number

  test('starts, and gets an answer after a moment', async () => {
    const { status, body } = await start(buyer, 2, 'What is the price of A106 pipe?')
    expect(status).toBe(200)
    chatId = body.Id
    expect(await history(buyer, chatId)).toMatchObject({
      status: 200,
      body: [{ MessageSide: 'Client', CreationDateTime: '2026-01-15T08:00:00.000Z' }],
    })
    api.advance(3)
    expect((await menu(buyer))[0]).toMatchObject({
      MenuId: 2,
      ChatId: chatId,
      NewMessageNoti: 1,
      StaffStatus: 0,
    })
    const { body: messages } = await history(buyer, chatId)
    expect(messages).toHaveLength(2)
    expect(messages[1]).toMatchObject({
      MessageSide: 'Company',
      MessageBody: expect.stringContaining('Prices depend on quantity'),
      CreationDateTime: '2026-01-15T08:00:02.500Z',
    })
    expect((await menu(buyer))[0]).toMatchObject({ NewMessageNoti: 0 })
  })

  test('continues, with one answer to messages in quick succession', async () => {
    await goOn(buyer, chatId, 'And the delivery?')
    await goOn(buyer, chatId, 'To Labuan')
    api.advance(3)
    const { body } = await history(buyer, chatId)
    expect(body.map(({ MessageSide }) => MessageSide)).toEqual([
      'Client',
      'Company',
      'Client',
      'Client',
      'Company',
    ])
  })

  test('stays the same when it is started again, also at the same moment', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => start(buyer, 2, 'Again')))
    expect(answers.map(({ body }) => body.Id)).toEqual([chatId, chatId, chatId])
    expect((await menu(buyer)).filter(({ MenuId }) => MenuId === 2)).toHaveLength(1)
  })

  test('also starts with the older call', async () => {
    const talk = { selectedUser: 4, messag: 'Hello', fromUserId: 999 }
    const { status } = await api.post('/api/public/chat', talk, { token: buyer })
    expect(status).toBe(200)
    expect((await menu(buyer))[0]).toMatchObject({ MenuId: 4, MenuName: 'Labuan Offshore Supply' })
  })
})

describe('a conversation with a company that has a member', () => {
  let chatId: number

  test('is greeted once and then waits for that member', async () => {
    chatId = (await start(buyer, 1, 'Is this in stock?')).body.Id
    await goOn(buyer, chatId, 'Hello?')
    api.advance(3)
    const { body } = await history(buyer, chatId)
    expect(body.at(-1)).toMatchObject({
      MessageSide: 'Company',
      MessageBody: expect.stringContaining('Daniel Lim will answer you here'),
    })
    await goOn(buyer, chatId, 'Still there')
    api.advance(3)
    expect((await history(buyer, chatId)).body.at(-1)).toMatchObject({ MessageBody: 'Still there' })
  })

  test('is in the member’s menu as staff, under the buyer’s name', async () => {
    expect((await menu(seller))[0]).toEqual({
      MenuId: 1,
      MenuName: 'Aisyah Rahman',
      MenuLogo: '/api/pictures/initials/AR.svg',
      NewMessageNoti: 3,
      ChatId: chatId,
      StaffStatus: 1,
      LastMessage: 'Still there',
      LastMessageDateTime: '2026-01-15T08:00:09.000Z',
    })
  })

  test('is answered by the company, whatever StaffStatus says', async () => {
    await history(seller, chatId, 1)
    expect((await menu(seller))[0]).toMatchObject({ NewMessageNoti: 0 })
    await goOn(seller, chatId, 'Yes, four of them.')
    expect((await menu(buyer))[0]).toMatchObject({ ChatId: chatId, NewMessageNoti: 1 })
    expect((await history(buyer, chatId)).body.at(-1)).toMatchObject({
      MessageSide: 'Company',
      MessageBody: 'Yes, four of them.',
    })
  })

  test('shows no automatic greeting if the member was faster', async () => {
    const fast = await api.join({ Email: 'fast@example.test' })
    const { body } = await start(fast, 1, 'Hello')
    await goOn(seller, body.Id, 'At your service')
    api.advance(3)
    expect(bodies((await history(fast, body.Id)).body)).toEqual(['Hello', 'At your service'])
  })
})

test('a message sent twice with one Idempotency-Key appears once', async () => {
  const { body } = await start(buyer, 3, 'First')
  const headers = { 'Idempotency-Key': 'say-1' }
  await goOn(buyer, body.Id, 'Second', headers)
  await goOn(buyer, body.Id, 'Second', headers)
  expect(bodies((await history(buyer, body.Id)).body)).toEqual(['First', 'Second'])
})

test('a conversation of others looks like a missing one', async () => {
  const { body } = await start(buyer, 2, 'Private')
  for (const staffStatus of [0, 1]) expect((await history(seller, body.Id, staffStatus)).status).toBe(404)
  expect((await goOn(seller, body.Id, 'Intruding')).status).toBe(404)
  expect((await goOn(buyer, 9999, 'Nowhere')).status).toBe(404)
})

test('a conversation without messages has no history', async () => {
  expect(await history(buyer, 0)).toMatchObject({ status: 200, body: [] })
})

test.each([
  [{ ToTenantId: 999, MessageBody: 'Hi' }, 'There is no such company.'],
  [{ ToTenantId: 'x', MessageBody: 'Hi' }, 'ToTenantId must be a whole number above 0.'],
  [{ ToTenantId: 2, MessageBody: '  ' }, 'Message is empty'],
  [{ ToTenantId: 2, MessageBody: 'x'.repeat(4001) }, 'MessageBody is too long: at most 4000 characters.'],
])('a start with %.60j is refused', async (given, message) => {
  const answer = await api.post('/api/public/user/addNewChat', { Title: 'T', ...given }, { token: buyer })
  expect(answer).toMatchObject({ status: 400, body: { ReturnCode: 400, ResponseMessage: message } })
})

test.each([
  ['GET', '/api/public/user/chatMenu'],
  ['GET', '/api/public/user/getchathistory?ChatId=1&StaffStatus=0'],
  ['POST', '/api/public/chat'],
  ['POST', '/api/public/user/addNewChat'],
  ['POST', '/api/public/user/updateChatHistory'],
])('%s %s needs a bearer', async (method, path) => {
  expect((await api.send(method, path, undefined)).status).toBe(401)
})

test.each(['/api/public/user/chatMenu', '/api/public/user/getchathistory?ChatId=1', '/api/dashboard/chats'])(
  'a repeated read of %s returns a body only if something is new, and only to its member',
  async path => {
    const first = await api.get(path, { token: buyer })
    expect(first.status).toBe(200)
    expect(first.headers.get('Cache-Control')).toBe('private, no-cache')
    expect(first.headers.get('Vary')).toContain('Authorization')
    const known = { 'if-none-match': first.headers.get('ETag') ?? '' }
    const again = await api.get(path, { token: buyer, headers: known })
    expect(again).toMatchObject({ status: 304, body: '' })
    expect(again.headers.get('Cache-Control')).toBe('private, no-cache')
    expect(again.headers.get('Vary')).toContain('Authorization')
    expect((await api.get(path, { headers: known })).status).toBe(401)
    api.advance(60)
    await goOn(buyer, 1, `Asked by ${path}`)
    await start(buyer, 3, `Asked by ${path}`)
    const changed = await api.get(path, { token: buyer, headers: known })
    expect(changed.status).toBe(200)
    expect(changed.body).not.toEqual(first.body)
  },
)
