import type { Context } from 'hono'
import type { Orm } from '../database/database.ts'
import type { session } from '../database/tables.ts'
import type { Settings } from '../settings.ts'

/** What every route works with. */
export type Api = { orm: Orm; settings: Settings }

/** Who is signed in, as the bearer says; nothing in a query or body changes it. */
export type Member = {
  id: number
  name: string
  email: string
  /** The company that this member answers for. */
  companyId: number | null
}

/** By which bearer. */
export type Session = typeof session.$inferSelect

/** `incoming` is what @hono/node-server hands over; missing when a test calls the app directly. */
export type ApiEnv = {
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } }
  Variables: { member: Member; session: Session }
}

export type ApiContext = Context<ApiEnv>
/** The envelope of replies that tell how a write went. */
export const success = <Extra extends object>(message: string, extra?: Extra) => ({
  ReturnCode: 200,
  ResponseMessage: message,
  ...extra,
})
