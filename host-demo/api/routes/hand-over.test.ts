import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '../security/limits.ts'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ limits: limits(1000) })
}, START_TIMEOUT)
afterAll(() => api.close())

const statusOf = async (token: string) => (await api.get('/api/login/userdetail', { token })).status

describe('a sign-in on a device that holds a bearer', () => {
  const signInWith = async (token: string, email = 'buyer@demo.test', password = 'ball-valve-2019') =>
    (await api.authenticate(email, password, { token })).body.access_token

  test('ends the session that it replaces, and no other session of the member', async () => {
    const [before, elsewhere] = [await api.asBuyer(), await api.asBuyer()]
    const after = await signInWith(before)
    expect([await statusOf(before), await statusOf(elsewhere), await statusOf(after)]).toEqual([
      401, 200, 200,
    ])
  })

  test('ends no session if the password is wrong', async () => {
    const before = await api.asBuyer()
    await signInWith(before, 'buyer@demo.test', 'wrong')
    expect(await statusOf(before)).toBe(200)
  })

  test('never ends the session of another member', async () => {
    const before = await api.asBuyer()
    await signInWith(before, 'seller@demo.test')
    expect(await statusOf(before)).toBe(200)
  })
})

describe('a code for the dashboard', () => {
  const codeFor = async (token: string) =>
    (await api.post<{ Code: string }>('/api/login/handover', {}, { token })).body.Code

  async function redeem(code: string) {
    const form = new URLSearchParams({ grant_type: 'authorization_code', code })
    return api.send<{ access_token: string }>('POST', '/api/tenant/auth', form)
  }

  test('opens one session of its member, and works once', async () => {
    const code = await codeFor(await api.asSeller())
    const { status, body } = await redeem(code)
    expect(status).toBe(200)
    expect(body).toMatchObject({ token_type: 'bearer', expires_in: 7 * 24 * 3600 })
    const { body: detail } = await api.get('/api/login/userdetail', { token: body.access_token })
    expect(detail).toMatchObject({ Email: 'seller@demo.test' })
    const again = await redeem(code)
    expect([again.status, again.body]).toEqual([
      400,
      {
        error: 'invalid_grant',
        error_description: 'This code was already used, or is more than a minute old.',
      },
    ])
  })

  test('opens one session when used twice at the same moment', async () => {
    const code = await codeFor(await api.asSeller())
    const statuses = (await Promise.all([1, 2, 3].map(() => redeem(code)))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 400, 400])
  })

  test('is for members, is valid for a minute, and does not work as a bearer', async () => {
    expect((await api.post('/api/login/handover', {})).status).toBe(401)
    const code = await codeFor(await api.asBuyer())
    expect(await statusOf(code)).toBe(401)
    api.advance(61)
    expect((await redeem(code)).status).toBe(400)
    expect((await redeem('')).status).toBe(400)
  })

  test('ends with the session that requested it, like the session that it opened', async () => {
    const token = await api.asBuyer()
    const [opened, unused] = [await redeem(await codeFor(token)), await codeFor(token)]
    // A dashboard may open another one, which belongs to the same sign-in.
    const second = await redeem(await codeFor(opened.body.access_token))
    await api.post('/api/login/signout', {}, { token })
    expect(await statusOf(opened.body.access_token)).toBe(401)
    expect(await statusOf(second.body.access_token)).toBe(401)
    expect((await redeem(unused)).status).toBe(400)
  })

  test('signs out no other device, however often it is used', async () => {
    const elsewhere = await api.asBuyer()
    api.advance(1)
    const token = await api.asBuyer()
    for (let more = 0; more < 25; more += 1) await redeem(await codeFor(token))
    expect([await statusOf(elsewhere), await statusOf(token)]).toEqual([200, 200])
  })
})
