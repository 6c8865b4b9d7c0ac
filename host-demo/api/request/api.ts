import type { Context } from 'hono'
import type { Orm } from '../database/database.ts'
import type { rfq, session } from '../database/tables.ts'
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

/** The author of a step or a file: a member, or, without an id, a company that has no members. */
export type Author = Omit<Member, 'id'> & { id: number | null }

/** A valid link from a mail: who answers with it, and the requests that it opens. */
export type OpenLink = {
  tokenHash: string
  by: Author
  /** The name of the company that was asked. */
  companyName: string
  /** The RFQ of the mail, or the lines of its RFQ list that went to this company: those that can be answered. */
  lines: (typeof rfq.$inferSelect)[]
  /** The other lines of the list: they are over or too old. */
  closed: (typeof rfq.$inferSelect)[]
  /** The reason why no line can be answered any more, and what to do; null if one can. */
  end: string | null
}

/** `incoming` comes from @hono/node-server; it is missing if a test calls the app directly. */
export type ApiEnv = {
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } }
  Variables: { member: Member; session: Session; link?: OpenLink }
}

export type ApiContext = Context<ApiEnv>
/** The envelope of replies to a write. */
export const success = <Extra extends object>(message: string, extra?: Extra) => ({
  ReturnCode: 200,
  ResponseMessage: message,
  ...extra,
})
