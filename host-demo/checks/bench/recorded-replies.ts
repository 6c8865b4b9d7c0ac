import { createApi } from '#host-demo/api/app.ts'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { openDatabase } from '#host-demo/api/open-database.ts'
import { limits } from '#host-demo/api/security/limits.ts'
import { settingsFromEnv } from '#host-demo/api/settings.ts'
import type { Read } from '#host-demo/site/render/reads.ts'
import { benchWidgets, MESSAGES, readKey } from './widgets.ts'

/**
 * Records the replies to every read of the measured widgets, by `readKey`, from the reference API on an in-memory
 * database.
 *
 * @param render renders as a server would; its reads as a visitor are recorded too
 */
export async function recordReplies(
  render: (read: Read) => Promise<unknown> = async () => {},
): Promise<ReadonlyMap<string, unknown>> {
  let now = Date.parse('2026-01-15T08:00:00Z')
  const settings = settingsFromEnv(
    {},
    { engine: { kind: 'memory' }, passwordCost: 2 ** 4, limits: limits(10), clock: () => new Date(now) },
  )
  const database = await openDatabase(settings)
  const api = createApi({ database, settings })
  const client = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }

  async function ask(path: string, init: RequestInit = {}, token?: string): Promise<unknown> {
    const headers = new Headers(init.headers)
    if (token) headers.set('authorization', `Bearer ${token}`)
    const response = await api.request(`https://localhost${path}`, { ...init, headers }, client)
    if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${await response.text()}`)
    return response.json()
  }

  async function tokenOf(username: string): Promise<string> {
    const { password } = demoMembers
    const body = new URLSearchParams({ username, password, grant_type: 'password' })
    const reply = await ask('/api/tenant/auth', { method: 'POST', body })
    return String(Reflect.get(Object(reply), 'access_token'))
  }

  async function say(token: string, path: string, fields: object): Promise<void> {
    now += 60_000
    const headers = { 'content-type': 'application/json' }
    await ask(path, { method: 'POST', headers, body: JSON.stringify(fields) }, token)
  }

  try {
    const buyer = await tokenOf(demoMembers.buyer)
    const seller = await tokenOf(demoMembers.seller)
    const text = (place: number) =>
      `Message ${place}: please quote gate valves x ${place}, delivered to Kemaman.`
    await say(buyer, '/api/public/user/addNewChat', {
      Title: 'Valves',
      ToTenantId: 1,
      MessageBody: text(1),
      FromUserId: 1,
    })
    for (let place = 2; place <= MESSAGES; place++) {
      const isBuyer = place % 2 === 1
      await say(isBuyer ? buyer : seller, '/api/public/user/updateChatHistory', {
        ChatId: 1,
        MessageBody: text(place),
        FromUserId: isBuyer ? 1 : 2,
        StaffStatus: isBuyer ? 0 : 1,
      })
    }
    const reads = new Set(Object.values(benchWidgets).flatMap(({ reads }) => reads.flat()))
    const replies = new Map<string, unknown>()
    for (const read of reads) replies.set(readKey(read), withoutPictures(await ask(read, {}, buyer)))
    await render(async address => {
      const key = readKey(address)
      if (!replies.has(key)) replies.set(key, withoutPictures(await ask(key)))
      return { status: 200, body: JSON.stringify(replies.get(key)) }
    })
    return replies
  } finally {
    await database.close()
  }
}

/** Removes pictures, which would share the connection with the measured content. */
function withoutPictures(reply: unknown): unknown {
  return JSON.parse(JSON.stringify(reply), (_, value: unknown) =>
    typeof value === 'string' && value.startsWith('/api/pictures/') ? '' : value,
  )
}
