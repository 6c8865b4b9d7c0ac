import type { Context } from 'hono'
import type { Language } from '#shared/languages/languages.ts'
import type { Sentence } from '#shared/messages/texts.ts'
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

/** A valid link from a mail: who uses it, the company to which the mail went, and the language of its member if known. */
type Link = { tokenHash: string; by: Author; companyName: string; language: Language | null }

/** A link that answers requests. */
export type RequestLink = Link & {
  order: null
  /** The RFQs of the mail: the link ends with the last of them. */
  asked: number[]
  /** The RFQs of the mail, and the lines of their RFQ list that went to this company: those that can be answered. */
  lines: (typeof rfq.$inferSelect)[]
  /** The other lines of the list: they are over or too old. */
  closed: (typeof rfq.$inferSelect)[]
  /** The reason why the link has ended, and what to do; null while it is valid. */
  end: Sentence | null
}

/** A link that opens an order. */
export type OrderLink = Link & { order: number }

export type OpenLink = RequestLink | OrderLink

/** `incoming` comes from @hono/node-server; it is missing if a test calls the app directly. */
export type ApiEnv = {
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } }
  /** `language` is what a member has chosen; for a link, what its recipient has. */
  Variables: { member: Member; session: Session; link?: OpenLink; language?: Language | null }
}

export type ApiContext = Context<ApiEnv>
/** The envelope of replies to a write. */
export const success = <Extra extends object>(message: string, extra?: Extra) => ({
  ReturnCode: 200,
  ResponseMessage: message,
  ...extra,
})
