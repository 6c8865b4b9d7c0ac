import { createMiddleware } from 'hono/factory'
import type { Api, ApiContext, ApiEnv } from '../request/api.ts'
import { HttpError } from '../request/http-error.ts'
import { findSession } from './sessions.ts'

const OWN_PASSWORD_FIRST =
  'You signed in with the password that was mailed to you. Please open Dashboard and choose one of your own first.'

/**
 * Lets members pass, as `c.var.member`; everybody else is answered 401. Who signed in with a mailed password is answered
 * 403 but for what leads to one of their own.
 */
export const requireSignIn = (api: Api, { withMailedPassword = false } = {}) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const found = await findSession(api, bearerToken(c))
    if (!found) throw new HttpError(401, 'Please sign in.')
    if (found.session.withMailedPassword && !withMailedPassword) {
      throw new HttpError(403, OWN_PASSWORD_FIRST, { error: 'password_change_required' })
    }
    c.set('member', found.member)
    c.set('session', found.session)
    await next()
  })

/** The token of `Authorization: Bearer`, '' without one. */
export function bearerToken(c: ApiContext): string {
  return /^bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
}

/** The company that the member answers for. Throws an HttpError 403 for who answers for none. */
export function ownCompany({ var: { member } }: ApiContext): number {
  if (member.companyId === null) throw new HttpError(403, 'Your account belongs to no company.')
  return member.companyId
}
