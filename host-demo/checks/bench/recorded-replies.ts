import { limits } from '#host-demo/api/security/limits.ts'
import { settingsFromEnv } from '#host-demo/api/settings.ts'
import { startApi } from '#host-demo/api/testing/start-api.ts'
import type { Read } from '#host-demo/site/render/reads.ts'
import { benchWidgets, MESSAGES, readKey } from './widgets.ts'

/** Reads for a visitor, or for the member who has the chat. */
export type Reader = (isMember: boolean) => Read

/** Records the replies to the reads of the widgets, and to those that `render` makes. */
export async function recordReplies(
  render: (reader: Reader) => Promise<unknown> = async () => {},
): Promise<ReadonlyMap<string, unknown>> {
  const { catalogue } = settingsFromEnv({}, {})
  const api = await startApi({ engine: { kind: 'memory' }, catalogue, limits: limits(10) })

  async function ask(method: 'GET' | 'POST', path: string, token = '', fields?: object): Promise<unknown> {
    const { status, body } = await api.send(method, path, fields && JSON.stringify(fields), { token })
    if (status !== 200) throw new Error(`${path} was answered ${status}: ${JSON.stringify(body)}`)
    return withoutPictures(body)
  }

  try {
    const members = [await api.asBuyer(), await api.asSeller()]
    for (let index = 1; index <= MESSAGES; index++) {
      const MessageBody = `Message ${index}: please quote gate valves x ${index}, delivered to Kemaman.`
      const writer = (index + 1) % 2
      api.advance(60)
      if (index === 1) {
        const begun = { Title: 'Valves', ToTenantId: 1, MessageBody, FromUserId: 1 }
        await ask('POST', '/api/public/user/addNewChat', members[writer], begun)
      } else {
        const said = { ChatId: 1, MessageBody, FromUserId: writer + 1, StaffStatus: writer }
        await ask('POST', '/api/public/user/updateChatHistory', members[writer], said)
      }
    }
    const replies = new Map<string, unknown>()
    for (const read of Object.values(benchWidgets).flatMap(({ reads }) => reads.flat()))
      replies.set(readKey(read), await ask('GET', read, members[0]))
    await render(isMember => async address => {
      const key = readKey(address)
      if (!replies.has(key)) replies.set(key, await ask('GET', key, isMember ? members[0] : ''))
      return { status: 200, body: JSON.stringify(replies.get(key)) }
    })
    return replies
  } finally {
    await api.close()
  }
}

/** Removes pictures, which would share the connection with the measured content. */
function withoutPictures(reply: unknown): unknown {
  return JSON.parse(JSON.stringify(reply), (_, value: unknown) =>
    typeof value === 'string' && value.startsWith('/api/pictures/') ? '' : value,
  )
}
