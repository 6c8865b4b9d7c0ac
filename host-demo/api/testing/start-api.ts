import { createApi } from '../app.ts'
import { demoMembers } from '../demo-members.ts'
import { openDatabase } from '../open-database.ts'
import { mailLists } from '../quotes/mail-lists.ts'
import { type Settings, settingsFromEnv } from '../settings.ts'
import { emptyDatabase } from './engine.ts'
import { smallCatalogue } from './small-catalogue.ts'

/** Milliseconds for the hooks that start an API: the first one on a machine makes the empty database. */
export const START_TIMEOUT = 180_000

export type RequestOptions = {
  token?: string
  headers?: Record<string, string>
  query?: Record<string, string | number>
  /** The visitor's address. */
  from?: string
}

/** An answer with its body: parsed JSON, or text. */
export type TestResponse<Body = unknown> = { status: number; headers: Headers; body: Body }

export type TestApi = Awaited<ReturnType<typeof startApi>>

const mei = {
  Email: 'mei@example.test',
  Password: 'long-enough-1',
  Name: 'Mei Ling',
  MobileNo: '+60 12-345 6789',
  Category: 'personal',
}

/** Starts the API on its own database, with the small catalogue and a clock that only the test moves. */
export async function startApi(given: Partial<Settings> = {}) {
  const { engine, drop } = await emptyDatabase()
  let now = new Date('2026-01-15T08:00:00Z')
  const log: string[] = []
  const faults: string[] = []
  const settings = settingsFromEnv(
    {},
    {
      engine,
      demoMembers: true,
      catalogue: async () => smallCatalogue(),
      clock: () => now,
      passwordCost: 2 ** 4,
      recoveryFloor: 0,
      site: () => 'https://market.test',
      listQuiet: 0,
      log: line => log.push(line),
      logFault: line => faults.push(line),
      ...given,
    },
  )
  const database = await openDatabase(settings)
  const app = createApi({ database, settings })

  async function send<Body>(
    method: string,
    path: string,
    body: BodyInit | undefined,
    sent: RequestOptions = {},
  ) {
    const url = new URL(path, 'http://localhost')
    for (const [name, value] of Object.entries(sent.query ?? {})) url.searchParams.set(name, String(value))
    const headers = new Headers(sent.headers)
    if (sent.token) headers.set('Authorization', `Bearer ${sent.token}`)
    if (typeof body === 'string' && !headers.has('Content-Type'))
      headers.set('Content-Type', 'application/json')
    const peer = { incoming: { socket: { remoteAddress: sent.from ?? '127.0.0.1' } } }
    const response = await app.request(
      url.href,
      { method, headers, ...(body !== undefined && { body }) },
      peer,
    )
    return { status: response.status, headers: response.headers, body: await bodyOf<Body>(response) }
  }

  const sendJson =
    (method: 'POST' | 'PUT') =>
    <Body = unknown>(path: string, body: unknown, sent?: RequestOptions) =>
      send<Body>(method, path, JSON.stringify(body), sent)

  const authenticate = (username: string, password: string, sent?: RequestOptions) =>
    send<{ access_token: string }>(
      'POST',
      '/api/tenant/auth',
      new URLSearchParams({ username, password, grant_type: 'password' }),
      sent,
    )

  async function signIn(email: string, password: string = demoMembers.password): Promise<string> {
    return (await authenticate(email, password)).body.access_token
  }

  /** Sends the registration form with valid values, except for those given. */
  const register = (given: Record<string, unknown> = {}) =>
    send<{ ReturnCode: number }>('POST', '/api/login/tenant/register', JSON.stringify({ ...mei, ...given }))

  /** Registers a member, signs in and returns the bearer. */
  async function join(given: { Email: string; Name?: string; Category?: string }): Promise<string> {
    await register(given)
    return signIn(given.Email, mei.Password)
  }

  return {
    app,
    database,
    settings,
    log,
    faults,
    advance: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000)
    },
    get: <Body = unknown>(path: string, sent?: RequestOptions) => send<Body>('GET', path, undefined, sent),
    post: sendJson('POST'),
    put: sendJson('PUT'),
    send,
    authenticate,
    signIn,
    register,
    join,
    asBuyer: () => signIn(demoMembers.buyer),
    asSeller: () => signIn(demoMembers.seller),
    /** Mails the lines of RFQ lists that wait for others. */
    mailLists: () => mailLists({ orm: database.orm, settings }),
    close: async () => {
      await database.close()
      await drop()
    },
  }
}

async function bodyOf<Body>(response: Response): Promise<Body> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return (isJson ? await response.json() : await response.text()) as Body
}
