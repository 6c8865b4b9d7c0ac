import type { Context } from 'hono'
import type { Orm } from '../database/database.ts'
import type { session } from '../database/tables.ts'
import type { Settings } from '../settings.ts'

export type Api = { orm: Orm; settings: Settings }

/** The signed-in member, known by the bearer alone; nothing in a query or body changes it. */
export type Member = {
  id: number
  name: string
  email: string
  companyId: number | null
}

export type Session = typeof session.$inferSelect

/** `incoming` comes from @hono/node-server; it is missing if a test calls the app directly. */
export type ApiEnv = {
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } }
  Variables: { member: Member; session: Session }
}

export type ApiContext = Context<ApiEnv>
/** The envelope of replies to a write. */
export const success = <Extra extends object>(message: string, extra?: Extra) => ({
  ReturnCode: 200,
  ResponseMessage: message,
  ...extra,
})
