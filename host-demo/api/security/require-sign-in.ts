import { createMiddleware } from 'hono/factory'
import type { Api, ApiContext, ApiEnv } from '../request/api.ts'
import { HttpError } from '../request/http-error.ts'
import { findMember } from './sessions.ts'

/** Lets members pass, as `c.var.member`; everybody else is answered 401. */
export const requireSignIn = (api: Api) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const member = await findMember(api, bearerToken(c))
    if (!member) throw new HttpError(401, 'Please sign in.')
    c.set('member', member)
    await next()
  })

/** The token of `Authorization: Bearer`, '' without one. */
export function bearerToken(c: ApiContext): string {
  return /^bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
}
