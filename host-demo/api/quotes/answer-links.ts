import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import { daysLater } from '#shared/trade/calendar.ts'
import type { Orm } from '../database/database.ts'
import { answerLink, company, member, purchaseOrder, rfq } from '../database/tables.ts'
import { clientAddress } from '../request/address.ts'
import type { Api, ApiContext, ApiEnv, Member, OpenLink, OrderLink, RequestLink } from '../request/api.ts'
import { HttpError, notFound } from '../request/http-error.ts'
import { countAttempt } from '../security/rate-limit.ts'
import { bearerToken } from '../security/require-sign-in.ts'
import { hashSecret, newToken } from '../security/secrets.ts'
import { gone, linkErrors, sentences } from './link-errors.ts'
import { linkedRequests } from './linked-requests.ts'

/** The last day of any link, in days after its mail was sent, whatever deadline a buyer states. */
export const LINK_LASTS_DAYS = 180

type Target = { rfqId: number } | { orderId: number }

/** Returns the secret for a link that answers an RFQ or opens an order. `memberId` is null for a company without members. */
export async function newAnswerLink(
  orm: Orm,
  now: Date,
  link: Target & { memberId: number | null },
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
  const own = companyId ?? 0
  const requests = orm.select({ id: rfq.id }).from(rfq).where(eq(rfq.companyId, own))
  const orders = orm
    .select({ id: purchaseOrder.id })
    .from(purchaseOrder)
    .where(eq(purchaseOrder.companyId, own))
  const isOfCompany = or(inArray(answerLink.rfqId, requests), inArray(answerLink.orderId, orders))
  await orm
    .update(answerLink)
    .set({ revokedAt: now })
    .where(
      and(
        isNull(answerLink.revokedAt),
        or(eq(answerLink.memberId, id), and(isNull(answerLink.memberId), isOfCompany)),
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
    c.set('language', link.language)
    if (!evenIfOver && link.order === null) requireRunning(link)
    c.set('link', link)
    await next()
  })

/** Throws an HttpError 410 with the reason if the link has ended. */
export function requireRunning({ end }: RequestLink): void {
  if (end) throw gone(end)
}

export function linkOf({ var: { link } }: ApiContext): OpenLink {
  if (!link) throw new Error('The route does not require a link')
  return link
}

/** Returns the link of a call that answers requests. Throws an HttpError 404 for one that opens an order. */
export function requestLinkOf(c: ApiContext): RequestLink {
  const link = linkOf(c)
  if (link.order !== null) throw notFound('request')
  return link
}

/** Returns the link of a call about an order. Throws an HttpError 404 for one that answers requests. */
export function orderLinkOf(c: ApiContext): OrderLink {
  const link = linkOf(c)
  if (link.order === null) throw notFound('order')
  return link
}

const buyersOrder = { id: purchaseOrder.id, companyId: purchaseOrder.companyId }

/** Returns what a link opens. Throws an HttpError: 404 if nobody knows it, and 410 if it was revoked or is too old. */
async function findLink({ orm, settings }: Api, token: string): Promise<OpenLink> {
  const tokenHash = hashSecret(token)
  const { id, name, email, companyId } = member
  const [found] = await orm
    .select({
      revokedAt: answerLink.revokedAt,
      sentAt: answerLink.createdAt,
      asked: rfq,
      order: buyersOrder,
      company: { id: company.id, name: company.name },
      recipient: { id, name, email, companyId },
      language: member.language,
    })
    .from(answerLink)
    .leftJoin(rfq, eq(rfq.id, answerLink.rfqId))
    .leftJoin(purchaseOrder, eq(purchaseOrder.id, answerLink.orderId))
    .innerJoin(company, or(eq(company.id, rfq.companyId), eq(company.id, purchaseOrder.companyId)))
    .leftJoin(member, eq(member.id, answerLink.memberId))
    .where(eq(answerLink.tokenHash, tokenHash))
  if (!found) throw new HttpError(404, sentences(linkErrors.unknown, linkErrors.toAnswer))
  const { revokedAt, sentAt, asked, order, company: seller, recipient, language } = found
  if (revokedAt) throw gone(sentences(linkErrors.revoked, linkErrors.toAnswer))
  if (recipient && recipient.companyId !== seller.id) throw gone(linkErrors.left({ company: seller.name }))

  const by = recipient ?? { id: null, name: seller.name, email: '', companyId: seller.id }
  const link = { tokenHash, by, language, companyName: seller.name }
  const now = settings.clock()
  const lastMoment = daysLater(sentAt, LINK_LASTS_DAYS)
  const hasAccount = recipient !== null
  if (asked)
    return { ...link, order: null, ...(await linkedRequests(orm, now, asked, { lastMoment, hasAccount })) }
  if (!order) throw new Error('A link opens a request or an order')
  if (now >= lastMoment) throw gone(sentences(linkErrors.oldOrder, hasAccount && linkErrors.toRead))
  return { ...link, order: order.id }
}
