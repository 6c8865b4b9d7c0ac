import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '../app.ts'
import { mail } from '../database/tables.ts'
import { limits } from '../security/limits.ts'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ limits: limits(1000) })
}, START_TIMEOUT)
afterAll(() => api.close())

describe('password recovery', () => {
  const recover = (emailTo: unknown) => api.put('/api/Admin/password/recovery', { emailTo })

  async function temporaryPassword(email: string): Promise<string> {
    const mails = await api.database.orm.select().from(mail).where(eq(mail.recipient, email)).orderBy(mail.id)
    return /password is (\S+)/.exec(mails.at(-1)?.body ?? '')?.[1] ?? ''
  }

  test('answers the same for known and unknown addresses, and mails only the known', async () => {
    await api.register({ Email: 'forgot@example.test' })
    const known = await recover('Forgot@example.test')
    const unknown = await recover('nobody@example.test')
    expect(known.body).toMatchObject({ ReturnCode: 200 })
    expect(unknown.body).toEqual(known.body)
    expect(await temporaryPassword('forgot@example.test')).toMatch(/^(\w{5}-){2}\w{5}$/)
    expect(await temporaryPassword('nobody@example.test')).toBe('')
  })

  test('by a stranger ends no password that was mailed before', async () => {
    const { advance } = api
    const recovered: string[] = []
    for (const _ of ['the member', 'a stranger']) {
      await recover('forgot@example.test')
      recovered.push(await temporaryPassword('forgot@example.test'))
      advance(3600)
    }
    expect(new Set(recovered).size).toBe(2)
    const statuses = async () =>
      Promise.all(recovered.map(async each => (await api.authenticate('forgot@example.test', each)).status))
    expect(await statuses()).toEqual([200, 200])
    // The first one was mailed 24 hours ago, the second 23.
    advance(22 * 3600)
    expect(await statuses()).toEqual([400, 200])
    const token = await api.signIn('forgot@example.test', recovered[1])
    const change = { CurrentPassword: recovered[1], NewPassword: 'a-password-of-my-own-1' }
    expect((await api.put('/api/login/password', change, { token })).status).toBe(200)
    expect(await statuses()).toEqual([400, 400])
  })

  test.each(['', 'nobody', 'a@b@c', 'x'.repeat(200), `${'x'.repeat(150)}@example.test`])(
    'answers ReturnCode 401 for the malformed %j',
    async emailTo => {
      const { status, body } = await recover(emailTo)
      expect(status).toBe(200)
      expect(body).toEqual({ ReturnCode: 401, ResponseMessage: 'Email is not valid' })
    },
  )
})

describe('the time of an answer', () => {
  async function duration(method: string, path: string, body: BodyInit): Promise<number> {
    const settings = { ...api.settings, passwordCost: 2 ** 15, recoveryFloor: 200 }
    const slow = createApi({ database: api.database, settings })
    const start = performance.now()
    await slow.request(path, { method, body })
    return performance.now() - start
  }

  test('does not reveal that an account is unknown', async () => {
    const form = new URLSearchParams({ username: 'none@example.test', password: 'x', grant_type: 'password' })
    expect(await duration('POST', '/api/tenant/auth', form)).toBeGreaterThan(40)
  })

  test.each(['buyer@demo.test', 'none@example.test'])(
    'does not reveal whether %s is registered',
    async emailTo => {
      const body = new Blob([JSON.stringify({ emailTo })], { type: 'application/json' })
      expect(await duration('PUT', '/api/Admin/password/recovery', body)).toBeGreaterThan(190)
    },
  )
})
