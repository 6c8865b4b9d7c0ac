import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { member, session } from '../database/tables.ts'
import { limits } from '../security/limits.ts'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ limits: limits(1000) })
}, START_TIMEOUT)
afterAll(() => api.close())

const WRONG = { error: 'invalid_grant', error_description: 'The e-mail or the password is wrong.' }

describe('registration', () => {
  test('creates a member who can sign in with the e-mail in any case', async () => {
    expect(await api.register({ Email: ' Mei@Example.test ' })).toMatchObject({
      status: 200,
      body: { ReturnCode: 200, ResponseMessage: 'You are registered. Please sign in.' },
    })
    const token = await api.signIn('MEI@example.test', 'long-enough-1')
    const { body } = await api.get('/api/login/userdetail', { token })
    expect(body).toEqual({
      UserId: expect.any(Number),
      Name: 'Mei Ling',
      ImageURL: '/api/pictures/initials/ML.svg',
      Email: 'mei@example.test',
    })
  })

  test('as a company creates its page, and the search finds it', async () => {
    await api.register({ Email: 'zed@example.test', Name: 'Zedline Fabrication', Category: 'company' })
    const query = { searchKeyword: 'zedlien', itemType: 'COMPANY' }
    const { body } = await api.get<{ searchList: { Id: number }[] }>('/api/public/search/item', { query })
    expect(body).toMatchObject({ searchListRowCount: 1, searchList: [{ Name: 'Zedline Fabrication' }] })
    const tenantId = body.searchList[0]?.Id ?? 0
    expect((await api.get('/api/public/tenant/website', { query: { tenantId } })).status).toBe(200)
    const dashboard = await api.get('/api/dashboard/member', {
      token: await api.signIn('zed@example.test', 'long-enough-1'),
    })
    expect(dashboard.body).toMatchObject({
      company: { id: tenantId, name: 'Zedline Fabrication' },
    })
  })

  test.each([
    [{ Email: '' }, 400, 'Email is empty'],
    [{ Email: 'mei' }, 400, 'Email is not valid'],
    [{ Email: `${'m'.repeat(150)}@example.test` }, 400, 'Email is not valid'],
    [{ Email: { $ne: 1 } }, 400, 'Email must be text.'],
    [{ Password: '' }, 400, 'Password is empty'],
    [{ Password: ['long-enough-1'] }, 400, 'Password is empty'],
    [{ Password: 'short' }, 400, 'Password is too short: use at least 8 characters'],
    [{ Password: ' '.repeat(12) }, 400, 'Password is empty'],
    [{ Password: 'x'.repeat(201) }, 400, 'Password is too long: use at most 200 characters'],
    [
      { Email: 'b@example.test', Password: 'B@example.test' },
      400,
      'Password must not be your e-mail address',
    ],
    [{ Email: 'c@example.test', Name: ' ' }, 400, 'Name is empty'],
    [{ Email: 'c@example.test', Category: 'admin' }, 400, 'Category must be personal or company'],
    [
      { Email: 'BUYER@demo.test' },
      409,
      'This email is already registered. Please sign in or recover your password.',
    ],
  ])('%j is refused in an answer with status 200', async (given, code, message) => {
    const { status, body } = await api.register(given)
    expect(status).toBe(200)
    expect(body).toEqual({ ReturnCode: code, ResponseMessage: message })
  })

  test.each(['password', '12345678', 'Trustno1', 'QWERTYUIOP', ' password1 '])(
    'with the common password %j is refused',
    async Password => {
      const { body } = await api.register({ Email: 'common@example.test', Password })
      expect(body).toEqual({
        ReturnCode: 400,
        ResponseMessage: 'Password is too common: use one that is hard to guess',
      })
    },
  )

  test('of one e-mail twice at the same moment creates one member', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => api.register({ Email: 'twice@example.test' })))
    const codes = answers.map(({ body }) => body.ReturnCode)
    expect(codes.sort()).toEqual([200, 409, 409])
  })

  test('keeps a name on one line', async () => {
    await api.register({ Email: 'lines@example.test', Name: 'Mei\r\nBcc: all' })
    const token = await api.signIn('lines@example.test', 'long-enough-1')
    expect((await api.get('/api/login/userdetail', { token })).body).toMatchObject({ Name: 'Mei Bcc: all' })
  })

  test('accepts names in every language, without characters that the database cannot store', async () => {
    await api.register({ Email: 'nul@example.test', Name: 'Nu\u0000r\ud800 আলী' })
    const token = await api.signIn('nul@example.test', 'long-enough-1')
    expect((await api.get('/api/login/userdetail', { token })).body).toMatchObject({ Name: 'Nur\ufffd আলী' })
  })

  test('takes marks out of a name that would turn round the words beside it', async () => {
    await api.register({ Email: 'turned@example.test', Name: '\u2067\u202eMei\u200f\u202c ' })
    const token = await api.signIn('turned@example.test', 'long-enough-1')
    expect((await api.get('/api/login/userdetail', { token })).body).toMatchObject({ Name: 'Mei\u200f' })
  })
})

describe('signing in', () => {
  test('answers with a bearer grant', async () => {
    const { status, body } = await api.authenticate('buyer@demo.test', 'ball-valve-2019')
    expect(status).toBe(200)
    expect(body).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: 'bearer',
      expires_in: 7 * 24 * 3600,
    })
  })

  test.each([
    ['buyer@demo.test', 'wrong'],
    ['nobody@demo.test', 'ball-valve-2019'],
    ['', ''],
    ["' or ''='", "' or ''='"],
    ['buyer@demo.test\u0000', 'wrong'],
  ])('%j with %j is refused, whether the account exists or not', async (username, password) => {
    const { status, body } = await api.authenticate(username, password)
    expect(status).toBe(400)
    expect(body).toEqual(WRONG)
  })

  test('supports no other grant', async () => {
    const form = new URLSearchParams({ username: 'buyer@demo.test', grant_type: 'refresh_token' })
    const { status, body } = await api.send('POST', '/api/tenant/auth', form)
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: 'unsupported_grant_type' })
  })

  test('stores only a hash of the bearer and scrypt of the password', async () => {
    const token = await api.asBuyer()
    const sessions = await api.database.orm.select().from(session)
    expect(JSON.stringify(sessions)).not.toContain(token)
    const members = await api.database.orm.select().from(member).where(eq(member.email, 'buyer@demo.test'))
    expect(members[0]?.passwordHash).toMatch(/^scrypt\$16\$8\$3\$/)
  })

  test('keeps at most twenty sessions of one member', async () => {
    const first = await api.signIn('seller@demo.test')
    for (let more = 0; more < 20; more += 1) {
      api.advance(1)
      await api.asSeller()
    }
    expect((await api.get('/api/login/userdetail', { token: first })).status).toBe(401)
  })
})

describe('a session', () => {
  test.each([
    ['no header', {}],
    ['another scheme', { Authorization: 'Basic abc' }],
    ['an unknown bearer', { Authorization: `Bearer ${'a'.repeat(43)}` }],
    ['a malformed bearer', { Authorization: `Bearer ' or 1=1` }],
    ['an endless bearer', { Authorization: `Bearer ${'a'.repeat(5000)}` }],
  ])('is not given for %s', async (_, headers) => {
    const answer = await api.get('/api/login/userdetail', { headers })
    expect(answer.status).toBe(401)
    expect(answer.body).toEqual({ ReturnCode: 401, ResponseMessage: 'Please sign in.' })
    expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer')
  })

  test('ends with a sign-out', async () => {
    const token = await api.asBuyer()
    expect((await api.post('/api/login/signout', {}, { token })).status).toBe(200)
    expect((await api.get('/api/login/userdetail', { token })).status).toBe(401)
    expect((await api.send('POST', '/api/login/signout', undefined, { token })).status).toBe(200)
  })

  test('ends after a week without use, and use extends it', async () => {
    const token = await api.asBuyer()
    for (let day = 0; day < 4; day += 1) {
      api.advance(5 * 24 * 3600)
      expect((await api.get('/api/login/userdetail', { token })).status).toBe(200)
    }
    api.advance(7 * 24 * 3600 + 1)
    expect((await api.get('/api/login/userdetail', { token })).status).toBe(401)
  })

  test('ends after thirty days, however often it is used', async () => {
    const token = await api.asBuyer()
    for (let day = 0; day < 29; day += 1) {
      api.advance(24 * 3600)
      expect((await api.get('/api/login/userdetail', { token })).status).toBe(200)
    }
    api.advance(24 * 3600)
    expect((await api.get('/api/login/userdetail', { token })).status).toBe(401)
  })
})
