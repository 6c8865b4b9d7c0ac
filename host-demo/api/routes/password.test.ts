import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mail } from '../database/tables.ts'
import { limits } from '../security/limits.ts'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

const OLD = 'long-enough-1'
const NEW = 'Choke manifold, 7 inch'

let api: TestApi
let members = 0
beforeAll(async () => {
  api = await startApi({ limits: { ...limits(1000), passwordByMember: { attempts: 12, seconds: 600 } } })
}, START_TIMEOUT)
afterAll(() => api.close())

/** Registers a new member and signs in. */
async function join() {
  members += 1
  const email = `member-${members}@example.test`
  return { email, token: await api.join({ Email: email }) }
}

const change = (token: string, CurrentPassword: unknown, NewPassword: unknown) =>
  api.put<{ ResponseMessage: string }>('/api/login/password', { CurrentPassword, NewPassword }, { token })
const statusOf = async (token: string, path = '/api/login/userdetail') =>
  (await api.get(path, { token })).status
const signInStatus = async (email: string, password: string) =>
  (await api.authenticate(email, password)).status

describe('a change of password', () => {
  test('takes effect, ends the sessions elsewhere, and keeps this session and its dashboards', async () => {
    const { email, token } = await join()
    const elsewhere = await api.signIn(email, OLD)
    const { body } = await api.post<{ Code: string }>('/api/login/handover', {}, { token })
    const form = new URLSearchParams({ grant_type: 'authorization_code', code: body.Code })
    const dashboard = (await api.send<{ access_token: string }>('POST', '/api/tenant/auth', form)).body
      .access_token

    expect(await change(dashboard, OLD, NEW)).toMatchObject({
      status: 200,
      body: { ReturnCode: 200, ResponseMessage: 'Your password was changed.' },
    })
    expect([await signInStatus(email, OLD), await signInStatus(email, NEW)]).toEqual([400, 200])
    expect([await statusOf(token), await statusOf(dashboard), await statusOf(elsewhere)]).toEqual([
      200, 200, 401,
    ])
    const mails = await api.get('/api/dashboard/outbox', { token })
    expect(mails.body).toMatchObject([{ subject: 'Your password was changed' }, {}])
  })

  test.each([
    ['wrong', NEW, 'The current password is wrong'],
    ['', NEW, 'The current password is wrong'],
    [{ $ne: 1 }, NEW, 'The current password is wrong'],
    [OLD, '', 'Password is empty'],
    [OLD, ' '.repeat(12), 'Password is empty'],
    [OLD, ['long-enough-2'], 'Password is empty'],
    [OLD, 'short', 'Password is too short: use at least 8 characters'],
    [OLD, 'x'.repeat(201), 'Password is too long: use at most 200 characters'],
    [OLD, 'Trustno1', 'Password is too common: use one that is hard to guess'],
    [OLD, OLD, 'The new password must be different'],
  ])('from %j to %j is refused, and the session continues', async (current, wanted, message) => {
    const { email, token } = await join()
    expect(await change(token, current, wanted)).toMatchObject({
      status: 400,
      body: { ReturnCode: 400, ResponseMessage: message },
    })
    expect([await statusOf(token), await signInStatus(email, OLD)]).toEqual([200, 200])
  })

  test('is only for signed-in members, and cannot be used for guessing', async () => {
    expect((await change('', OLD, NEW)).status).toBe(401)
    const { token } = await join()
    for (let guess = 0; guess < 12; guess += 1) expect((await change(token, 'wrong', NEW)).status).toBe(400)
    expect((await change(token, OLD, NEW)).status).toBe(429)
  })
})

describe('a mailed password', () => {
  async function mailedTo(email: string) {
    await api.put('/api/Admin/password/recovery', { emailTo: email })
    const [last] = await api.database.orm
      .select()
      .from(mail)
      .where(eq(mail.recipient, email))
      .orderBy(desc(mail.id))
    return /password is (\S+)/.exec(last?.body ?? '')?.[1] ?? ''
  }

  test('signs in, but only to choose a new one', async () => {
    const { email } = await join()
    const mailed = await mailedTo(email)
    const token = await api.signIn(email, mailed)
    expect(await statusOf(token)).toBe(200)
    for (const path of ['/api/dashboard/quotes', '/api/dashboard/outbox', '/api/public/user/chatMenu']) {
      expect(await statusOf(token, path)).toBe(403)
    }
    const refused = await api.post('/api/public/rfq/new2', {}, { token })
    expect([refused.status, refused.body]).toEqual([
      403,
      {
        ReturnCode: 403,
        ResponseMessage: expect.stringContaining('choose your own password first'),
        error: 'password_change_required',
      },
    ])
    expect((await change(token, mailed, mailed)).body.ResponseMessage).toBe(
      'The new password must be different',
    )

    expect((await change(token, mailed, NEW)).status).toBe(200)
    expect(await statusOf(token, '/api/dashboard/quotes')).toBe(200)
    expect([await signInStatus(email, mailed), await signInStatus(email, NEW)]).toEqual([400, 200])
  })

  test('is still a mailed password in the dashboard', async () => {
    const { email } = await join()
    const token = await api.signIn(email, await mailedTo(email))
    const { body } = await api.post<{ Code: string }>('/api/login/handover', {}, { token })
    const form = new URLSearchParams({ grant_type: 'authorization_code', code: body.Code })
    const opened = await api.send<{ access_token: string }>('POST', '/api/tenant/auth', form)
    expect(await statusOf(opened.body.access_token, '/api/dashboard/quotes')).toBe(403)
  })

  test('cannot become the password, not even for a member signed in with the old one', async () => {
    const { email, token } = await join()
    const mailed = await mailedTo(email)
    expect((await change(token, OLD, ` ${mailed} `)).status).toBe(400)
  })

  test('is not shown to the holder of a session', async () => {
    const { email, token } = await join()
    await mailedTo(email)
    const { body } = await api.get('/api/dashboard/outbox', { token })
    expect(body).toMatchObject([{ subject: 'Welcome to Trade Enabler' }])
  })

  test('expires with its session after a day, and the old password works until a new one is chosen', async () => {
    const { email, token } = await join()
    const mailed = await mailedTo(email)
    const opened = await api.signIn(email, mailed)
    expect([await signInStatus(email, OLD), await statusOf(token)]).toEqual([200, 200])
    api.advance(24 * 3600 + 1)
    expect([await signInStatus(email, mailed), await statusOf(opened), await statusOf(token)]).toEqual([
      400, 401, 200,
    ])
  })
})
