import { createMiddleware } from 'hono/factory'
import { texts } from '#shared/messages/texts.ts'
import type { Api, ApiContext, ApiEnv } from '../request/api.ts'
import { HttpError } from '../request/http-error.ts'
import { findSession } from './sessions.ts'

const errors = texts('error.signIn', {
  signIn: 'Please sign in.',
  ownPasswordFirst:
    'You signed in with a temporary password. Please open Dashboard and choose your own password first.',
  noCompany: 'Your account does not belong to a company.',
})

/** Lets members pass. With a mailed password only the routes for choosing a new one are open. */
export const requireSignIn = (api: Api, { withMailedPassword = false } = {}) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const found = await findSession(api, bearerToken(c))
    if (!found) throw new HttpError(401, errors.signIn)
    c.set('language', found.language)
    if (found.session.withMailedPassword && !withMailedPassword) {
      throw new HttpError(403, errors.ownPasswordFirst, { error: 'password_change_required' })
    }
    c.set('member', found.member)
    c.set('session', found.session)
    await next()
  })

/** Returns the token of `Authorization: Bearer`, '' without one. */
export function bearerToken(c: ApiContext): string {
  return /^bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
}

/** Returns the company that the member answers for. Throws an HttpError 403 if there is none. */
export function ownCompany({ var: { member } }: ApiContext): number {
  if (member.companyId === null) throw new HttpError(403, errors.noCompany)
  return member.companyId
}
