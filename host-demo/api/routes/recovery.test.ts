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

const WRONG = { error: 'invalid_grant', error_description: 'The e-mail or the password is wrong.' }

describe('password recovery', () => {
  const recover = (emailTo: unknown) => api.put('/api/Admin/password/recovery', { emailTo })

  async function temporaryPassword(email: string): Promise<string> {
    const mails = await api.database.orm.select().from(mail).where(eq(mail.recipient, email)).orderBy(mail.id)
    return /password is (\S+)/.exec(mails.at(-1)?.body ?? '')?.[1] ?? ''
  }

  test('answers the same for known and unknown mail, and mails only the known', async () => {
    await api.register({ Email: 'forgot@example.test' })
    const known = await recover('Forgot@example.test')
    const unknown = await recover('nobody@example.test')
    expect(known.body).toMatchObject({ ReturnCode: 200 })
    expect(unknown.body).toEqual(known.body)
    expect(await temporaryPassword('forgot@example.test')).toMatch(/^(\w{5}-){2}\w{5}$/)
    expect(await temporaryPassword('nobody@example.test')).toBe('')
  })

  test.each(['', 'nobody', 'a@b@c', 'x'.repeat(200), `${'x'.repeat(150)}@example.test`])(
    'of the malformed %j is ReturnCode 401',
    async emailTo => {
      const { status, body } = await recover(emailTo)
      expect(status).toBe(200)
      expect(body).toEqual({ ReturnCode: 401, ResponseMessage: 'Email is not valid' })
    },
  )

  test('gives a password that works at once and replaces the old one', async () => {
    await api.register({ Email: 'works@example.test', Password: 'the-old-one' })
    const before = await api.signIn('works@example.test', 'the-old-one')
    await recover('works@example.test')
    expect(await api.signIn('works@example.test', 'the-old-one')).toBeTruthy()

    const temporary = await temporaryPassword('works@example.test')
    const token = await api.signIn('works@example.test', temporary)
    expect((await api.get('/api/login/userdetail', { token })).status).toBe(200)
    expect((await api.get('/api/login/userdetail', { token: before })).status).toBe(401)
    expect((await api.authenticate('works@example.test', 'the-old-one')).body).toEqual(WRONG)
    expect(await api.signIn('works@example.test', temporary)).toBeTruthy()
  })

  test('gives a password for a day', async () => {
    await api.register({ Email: 'late@example.test' })
    await recover('late@example.test')
    const temporary = await temporaryPassword('late@example.test')
    api.advance(24 * 3600 + 1)
    expect((await api.authenticate('late@example.test', temporary)).body).toEqual(WRONG)
  })
})

describe('how long an answer takes', () => {
  async function duration(method: string, path: string, body: BodyInit): Promise<number> {
    const settings = { ...api.settings, passwordCost: 2 ** 15, recoveryFloor: 200 }
    const slow = createApi({ database: api.database, settings })
    const start = performance.now()
    await slow.request(path, { method, body })
    return performance.now() - start
  }

  test('does not tell that an account is unknown', async () => {
    const form = new URLSearchParams({ username: 'none@example.test', password: 'x', grant_type: 'password' })
    expect(await duration('POST', '/api/tenant/auth', form)).toBeGreaterThan(40)
  })

  test.each(['buyer@demo.test', 'none@example.test'])(
    'does not tell whether %s is registered',
    async emailTo => {
      const body = new Blob([JSON.stringify({ emailTo })], { type: 'application/json' })
      expect(await duration('PUT', '/api/Admin/password/recovery', body)).toBeGreaterThan(190)
    },
  )
})
