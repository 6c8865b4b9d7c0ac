import { and, eq, isNull } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import { texts } from '#shared/messages/texts.ts'
import { member } from '../database/tables.ts'
import type { Api, ApiEnv, Member } from '../request/api.ts'
import { HttpError } from '../request/http-error.ts'

const errors = texts('error.confirm', {
  first:
    'Confirm your e-mail address first: open the link that we sent to {email}. The dashboard sends it again. Nothing was sent or published, and nothing is lost.',
})

/**
 * Lets members pass who have confirmed their e-mail address. Without a mail server nobody can, and everybody passes. Goes
 * after `requireSignIn`.
 */
export const requireConfirmed = (api: Api) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    await checkConfirmed(api, c.var.member)
    await next()
  })

/** Throws an HttpError 403 that says what to do, to a member who has not confirmed the address. */
export async function checkConfirmed(api: Api, self: Member): Promise<void> {
  if (await isConfirmed(api, self)) return
  throw new HttpError(403, errors.first({ email: self.email }), { error: 'confirmation_required' })
}

async function isConfirmed({ orm, settings }: Api, { id }: Member): Promise<boolean> {
  if (!settings.mailServer) return true
  const isUnconfirmed = and(eq(member.id, id), isNull(member.confirmedAt))
  return (await orm.select({ id: member.id }).from(member).where(isUnconfirmed)).length === 0
}
