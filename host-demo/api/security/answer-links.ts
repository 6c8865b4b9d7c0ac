import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import { DAY_MS } from '#shared/days/day.ts'
import type { Orm } from '../database/database.ts'
import { answerLink, company, member, rfq } from '../database/tables.ts'
import { readEvents } from '../quotes/quote-events.ts'
import { type Action, isOver } from '../quotes/quote-state.ts'
import { clientAddress } from '../request/address.ts'
import type { Api, ApiContext, ApiEnv, Member, OpenLink } from '../request/api.ts'
import { HttpError } from '../request/http-error.ts'
import { countAttempt } from './rate-limit.ts'
import { bearerToken } from './require-sign-in.ts'
import { hashSecret, newToken } from './secrets.ts'

type Rfq = typeof rfq.$inferSelect

/** Returns the secret for a link that answers an RFQ. `memberId` is null for a company without members. */
export async function newAnswerLink(
  orm: Orm,
  now: Date,
  link: { rfqId: number; memberId: number | null },
): Promise<string> {
  const token = newToken()
  await orm.insert(answerLink).values({ ...link, tokenHash: hashSecret(token), createdAt: now })
  return token
}

/** Ends the links in all mails to a member so far, and in those to their company from before it had members. */
export async function revokeAnswerLinks(
  orm: Orm,
  now: Date,
  { id, companyId }: Pick<Member, 'id' | 'companyId'>,
): Promise<void> {
  const ofCompany = orm
    .select({ id: rfq.id })
    .from(rfq)
    .where(eq(rfq.companyId, companyId ?? 0))
  await orm
    .update(answerLink)
    .set({ revokedAt: now })
    .where(
      and(
        isNull(answerLink.revokedAt),
        or(
          eq(answerLink.memberId, id),
          and(isNull(answerLink.memberId), inArray(answerLink.rfqId, ofCompany)),
        ),
      ),
    )
}

/**
 * Lets callers pass who send the secret of a valid link as their bearer. It signs nobody in. With `evenIfOver` the route
 * itself must refuse a link with a reason for its `end`.
 */
export const requireLink = (api: Api, { evenIfOver = false } = {}) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    await countAttempt(api, 'answerByAddress', clientAddress(c, api.settings.trustProxy))
    const link = await findLink(api, bearerToken(c))
    if (!evenIfOver) requireRunning(link)
    c.set('link', link)
    await next()
  })

/** Throws an HttpError 410 with the reason if nothing can be answered any more. */
export function requireRunning({ end }: OpenLink): void {
  if (end) throw gone(end)
}

export function linkOf({ var: { link } }: ApiContext): OpenLink {
  if (!link) throw new Error('The route does not require a link')
  return link
}

const TO_ANSWER = 'To answer, sign in on the marketplace and open Quote Me in the dashboard.'
const TO_READ = 'To read it, sign in on the marketplace and open Quote Me in the dashboard.'

const gone = (because: string) => new HttpError(410, `This link is no longer valid because ${because}`)

/** The reasons why a request is over, by its last step. */
const ENDS: { readonly [Last in Action]?: string } = {
  accept: 'the buyer has ordered.',
  award: 'the buyer has ordered.',
  decline: 'the buyer has declined or no longer needs it.',
  refuse: 'your company has answered that it does not quote.',
}

/** Returns what a link opens. Throws an HttpError: 404 if nobody knows it, and 410 if it was revoked. */
async function findLink({ orm, settings }: Api, token: string): Promise<OpenLink> {
  const tokenHash = hashSecret(token)
  const { id, name, email, companyId } = member
  const [found] = await orm
    .select({
      revokedAt: answerLink.revokedAt,
      asked: rfq,
      companyName: company.name,
      recipient: { id, name, email, companyId },
    })
    .from(answerLink)
    .innerJoin(rfq, eq(rfq.id, answerLink.rfqId))
    .innerJoin(company, eq(company.id, rfq.companyId))
    .leftJoin(member, eq(member.id, answerLink.memberId))
    .where(eq(answerLink.tokenHash, tokenHash))
  if (!found) throw new HttpError(404, `We do not know this link. Open it again from the mail. ${TO_ANSWER}`)
  const { revokedAt, asked, companyName, recipient } = found
  if (revokedAt) throw gone(`it was revoked. ${TO_ANSWER}`)
  if (recipient && recipient.companyId !== asked.companyId)
    throw gone(`its recipient has left ${companyName}. Ask a colleague there to answer.`)

  const listed = await linesWith(orm, asked)
  const running = listed.filter(({ status }) => !isOver(status))
  const now = settings.clock()
  const lines = running.filter(line => expiryOf(line) > now)
  const nobody = { id: null, name: companyName, email: '', companyId: asked.companyId }
  return {
    ...{ tokenHash, by: recipient ?? nobody, companyName, lines },
    closed: listed.filter(line => !lines.includes(line)),
    end: await endOf(orm, asked, { running, lines }),
  }
}

type Left = { running: Rfq[]; lines: Rfq[] }

async function endOf(orm: Orm, { id }: Rfq, { running, lines }: Left): Promise<string | null> {
  if (lines.length > 0) return null
  if (running.length > 0) return `the request is too old. ${TO_ANSWER}`
  const eventsOf = await readEvents(orm, { rfq: [id], inquiry: [] })
  const last = eventsOf({ type: 'rfq', id }).at(-1)?.action
  return `${(last && ENDS[last]) ?? 'the request is over.'} ${TO_READ}`
}

/** Returns the lines of the buyer's list that went to the same company, in their order; without a list the RFQ alone. */
async function linesWith(orm: Orm, asked: Rfq): Promise<Rfq[]> {
  const { memberId, companyId, listName } = asked
  if (listName === null) return [asked]
  return orm
    .select()
    .from(rfq)
    .where(and(eq(rfq.memberId, memberId), eq(rfq.companyId, companyId), eq(rfq.listName, listName)))
    .orderBy(asc(rfq.listItem), asc(rfq.id))
}

const DAYS_AFTER_DEADLINE = 30
const DAYS_WITHOUT_DEADLINE = 90

/** Returns the moment at which the links to an RFQ expire. The last day for quotations counts in full. */
const expiryOf = ({ quoteEnds, createdAt }: Rfq): Date =>
  quoteEnds
    ? new Date(quoteEnds.getTime() + DAYS_AFTER_DEADLINE * DAY_MS)
    : new Date(createdAt.getTime() + DAYS_WITHOUT_DEADLINE * DAY_MS)
