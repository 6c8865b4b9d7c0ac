import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'
import { limits } from './limits.ts'

let api: TestApi
beforeAll(async () => {
  const few = { attempts: 3, seconds: 600 }
  api = await startApi({
    limits: {
      ...limits(),
      loginByAccountAndAddress: few,
      registerByAddress: few,
      contactByAddress: few,
      newsletterByAddress: few,
      quoteByMember: few,
      uploadByMember: few,
      chatByMember: few,
    },
  })
}, START_TIMEOUT)
afterAll(() => api.close())

let visitors = 0
/** Returns an address that no other test uses. */
function newAddress(): string {
  visitors += 1
  return `192.0.2.${visitors}`
}

async function statuses(times: number, call: () => Promise<{ status: number }>): Promise<number[]> {
  const seen: number[] = []
  for (let time = 0; time < times; time += 1) seen.push((await call()).status)
  return seen
}

test('too many attempts are answered 429, with the seconds to wait and a message', async () => {
  const from = newAddress()
  const call = () => api.post('/api/public/newsletter/add', { email: 'a@example.test' }, { from })
  expect(await statuses(3, call)).toEqual([200, 200, 200])
  api.advance(100)
  const answer = await call()
  expect(answer.status).toBe(429)
  expect(answer.headers.get('Retry-After')).toBe('500')
  expect(answer.body).toEqual({
    ReturnCode: 429,
    ResponseMessage: 'Too many attempts. Please try again in 9 minutes.',
  })
  api.advance(499)
  expect((await call()).body).toMatchObject({
    ResponseMessage: 'Too many attempts. Please try again in 1 second.',
  })
  api.advance(1)
  expect(await statuses(4, call)).toEqual([200, 200, 200, 429])
})

test('another address is not affected', async () => {
  const contact = { email: 'a@example.test', name: 'A', message: 'Hi' }
  const call = (from: string) => () => api.put('/api/Admin/contact/us', contact, { from })
  expect(await statuses(4, call(newAddress()))).toEqual([200, 200, 200, 429])
  expect(await statuses(1, call(newAddress()))).toEqual([200])
})

test('all addresses of one IPv6 network count as one visitor', async () => {
  const contact = { email: 'a@example.test', name: 'A', message: 'Hi' }
  const from = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '2001:db8:1:2:0:0:0:3', '2001:db8:1:2::4']
  const seen = await Promise.all(
    from.map(address => api.put('/api/Admin/contact/us', contact, { from: address })),
  )
  expect(seen.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429])
  expect((await api.put('/api/Admin/contact/us', contact, { from: '2001:db8:1:3::1' })).status).toBe(200)
})

describe('signing in', () => {
  test('with too many wrong passwords blocks that pair of account and address, also for the right password', async () => {
    const from = newAddress()
    const wrong = () => api.authenticate('buyer@demo.test', 'wrong', { from })
    expect(await statuses(4, wrong)).toEqual([400, 400, 400, 429])
    expect((await api.authenticate('buyer@demo.test', 'ball-valve-2019', { from })).status).toBe(429)
    expect(
      (await api.authenticate('buyer@demo.test', 'ball-valve-2019', { from: newAddress() })).status,
    ).toBe(200)
  })

  test('with the right password clears the failed attempts', async () => {
    api.advance(700)
    const from = newAddress()
    const wrong = () => api.authenticate('seller@demo.test', 'wrong', { from })
    expect(await statuses(2, wrong)).toEqual([400, 400])
    expect((await api.authenticate('seller@demo.test', 'ball-valve-2019', { from })).status).toBe(200)
    expect(await statuses(3, wrong)).toEqual([400, 400, 400])
  })
})

test('registration is limited by address', async () => {
  const from = newAddress()
  const call = () => api.post('/api/login/tenant/register', { Email: '' }, { from })
  expect(await statuses(4, call)).toEqual([200, 200, 200, 429])
})

test('writes of members are limited by member', async () => {
  api.advance(700)
  const token = await api.asBuyer()
  const sent = { token }
  const inquiry = { title: 'Inquiry : A', toTenantId: 1, inquiryBody: 'Hi' }
  const chat = { Title: 'A', ToTenantId: 2, MessageBody: 'Hi' }
  const form = () => {
    const body = new FormData()
    body.append('file', new File(['%PDF-'], 'a.pdf'))
    return body
  }
  const limited = [200, 200, 200, 429]
  expect(await statuses(4, () => api.post('/api/public/inquiry/new2', inquiry, sent))).toEqual(limited)
  expect(await statuses(4, () => api.post('/api/public/user/addNewChat', chat, sent))).toEqual(limited)
  expect(await statuses(4, () => api.send('POST', '/api/upload/Public/Inquiry/Doc', form(), sent))).toEqual(
    limited,
  )
})

test('attempts at the same moment all count', async () => {
  const from = newAddress()
  const calls = Array.from({ length: 10 }, () =>
    api.post('/api/public/newsletter/add', { email: 'b@example.test' }, { from }),
  )
  const passed = (await Promise.all(calls)).filter(({ status }) => status === 200)
  expect(passed).toHaveLength(3)
})

test('a forwarded address counts only behind a trusted proxy', async () => {
  const from = newAddress()
  const call = () =>
    api.post(
      '/api/public/newsletter/add',
      { email: 'c@example.test' },
      { from, headers: { 'X-Forwarded-For': newAddress() } },
    )
  expect(await statuses(4, call)).toEqual([200, 200, 200, 429])
})

test('limits can be scaled', () => {
  expect(limits(2).newsletterByAddress).toEqual({ attempts: 120, seconds: 3600 })
  expect(limits(0.0001).newsletterByAddress.attempts).toBe(1)
})
