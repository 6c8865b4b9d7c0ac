import type { Orm } from '../database/database.ts'
import type { Api, ApiContext } from '../request/api.ts'
import { type Done, done } from '../request/done.ts'
import { type Fields, parseFields } from '../request/fields.ts'
import { idempotent } from '../security/idempotency.ts'
import { countAttempt } from '../security/rate-limit.ts'

/** Returns a function that makes the handler of a member's write. The reply has the fields that the write returned, if any. */
export const ownChange =
  (api: Api) =>
  (what: Done, work: (on: Orm, c: ApiContext, fields: Fields) => Promise<unknown>) =>
  async (c: ApiContext) => {
    await countAttempt(api, 'changeByMember', c.var.member.id)
    const fields = c.req.method === 'DELETE' ? {} : await parseFields(c)
    return idempotent(c, api, JSON.stringify(fields), async on => replyTo(c, what, await work(on, c, fields)))
  }

/** Answers a write with the fields that it returned, if any. */
export const replyTo = (c: ApiContext, what: Done, result: unknown) =>
  done(c, what, typeof result === 'object' && result !== null ? result : {})
