import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { NotDelivered } from '#shared/trade/quote.ts'
import { actionNames, actions } from '#shared/trade/quote-state.ts'
import { type RequestType, requests } from '../database/requests.ts'
import { company, inquiry, mail, member, quoteEvent, rfq } from '../database/tables.ts'
import { isUnseen } from './seen.ts'

const failed = alias(mail, 'failed')
const other = alias(mail, 'other')
const step = alias(quoteEvent, 'step')

/**
 * Returns the condition that the last mail about a request did not reach its seller. It ends when the seller opens or
 * answers the request, or a later mail reaches the company. A mail that may have arrived, or that reached a colleague or
 * still may, counts as delivered.
 */
export function isUndelivered(type: RequestType): SQL<boolean> {
  const { table, key } = requests[type]
  const sellers = actionNames.filter(name => actions[name].by === 'seller')
  const isAbout = (each: typeof failed | typeof other) =>
    type === 'rfq'
      ? sql`(${each.rfqId} = ${rfq.id} or (${each.listId} = ${rfq.listId} and ${each.createdAt} = ${rfq.mailedAt} and ${toCompany(each)}))`
      : sql`${each.inquiryId} = ${inquiry.id}`
  const toCompany = (
    each: typeof failed | typeof other,
  ) => sql`(${each.companyId} = ${table.companyId} or ${each.memberId} in (
    select ${member.id} from ${member} where ${member.companyId} = ${table.companyId}))`
  return sql<boolean>`(${table.status} not in ('accepted', 'declined') and ${isUnseen(type, 'seller')} and exists (
    select from ${mail} as failed where ${isAbout(failed)}
      and ${failed.state} = 'failed' and ${failed.fault} is not null
      and not exists (select from ${quoteEvent} as step where ${step[key]} = ${table.id}
        and ${step.action} in (${sql.join(
          sellers.map(name => sql`${name}`),
          sql`, `,
        )})
        and ${step.createdAt} >= ${failed.createdAt})
      and not exists (select from ${mail} as other where ${toCompany(other)} and (
        (${other.state} = 'sent' and ${other.endedAt} > ${failed.endedAt})
        or (${other.state} <> 'failed' and ${isAbout(other)} and ${other.createdAt} = ${failed.createdAt})))))`
}

/** The ways to reach a company other than by e-mail, '' where nobody knows. */
export const reachable = { telephone: company.telephone, website: company.websiteUrl }

/** Returns what the buyer is told of a request that did not reach its seller, null if it did. */
export const notDeliveredReply = (
  isUndeliveredNow: boolean,
  { telephone, website }: { telephone: string; website: string },
): NotDelivered | null => (isUndeliveredNow ? { telephone, website } : null)
