import { and, eq } from 'drizzle-orm'
import { texts } from '#shared/messages/texts.ts'
import type { Orm } from '../database/database.ts'
import { idempotency } from '../database/tables.ts'
import type { Api, ApiContext } from '../request/api.ts'
import { HttpError } from '../request/http-error.ts'
import { hashSecret } from './secrets.ts'

const errors = texts('error.idempotency', {
  key: 'Idempotency-Key is too long: at most 200 characters.',
  other: 'This was already sent with different content. Nothing was sent now.',
})

/**
 * Does a write of a member, or by a link in a mail, once for each Idempotency-Key: a repeat gets the first answer, even if both arrive at the same
 * moment. Without the header the write is done in a transaction. A key counts per call, so that the steps of one form
 * (create, then notify) may share it. The same key with another `content` is refused (422): the first result would hide
 * that the member's changes were lost. `work` must use only the transaction it is given.
 */
export async function idempotent(
  c: ApiContext,
  { orm, settings }: Api,
  content: string,
  work: (orm: Orm) => Promise<object>,
): Promise<Response> {
  const given = c.req.header('idempotency-key')?.trim()
  if (!given) return c.json(await orm.transaction(work))
  if (given.length > 200) throw new HttpError(400, errors.key)

  const { link } = c.var
  const owner = link ? { link: link.tokenHash } : { memberId: c.var.member.id }
  const isOwners =
    'link' in owner ? eq(idempotency.link, owner.link) : eq(idempotency.memberId, owner.memberId)
  const key = `${new URL(c.req.url).pathname} ${given}`
  const requestHash = hashSecret(content)
  const isRow = and(isOwners, eq(idempotency.key, key))
  const answer = await orm.transaction(async transaction => {
    // Of two simultaneous calls the second waits here until the first has committed.
    const [own] = await transaction
      .insert(idempotency)
      .values({ ...owner, key, requestHash, createdAt: settings.clock() })
      .onConflictDoNothing()
      .returning({ key: idempotency.key })
    if (!own) return undefined
    const result = await work(transaction)
    await transaction.update(idempotency).set({ answer: result }).where(isRow)
    return result
  })
  if (answer) return c.json(answer)

  const [first] = await orm.select().from(idempotency).where(isRow)
  if (first?.requestHash !== requestHash) {
    throw new HttpError(422, errors.other)
  }
  c.header('Idempotent-Replayed', 'true')
  return c.json(first.answer as object)
}
