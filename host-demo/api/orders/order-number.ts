import { eq, sql } from 'drizzle-orm'
import { dayIn } from '#shared/trade/day.ts'
import type { Orm } from '../database/database.ts'
import { member, orderCounter } from '../database/tables.ts'
import type { Member } from '../request/api.ts'

/**
 * Returns the number of the next order, such as PO-2026-0001: the buyer's year, and the count of all orders of the
 * marketplace in it. Needs a transaction, which keeps other orders waiting until it ends.
 */
export async function nextOrderNumber(orm: Orm, now: Date, buyer: Member): Promise<string> {
  const [found] = await orm.select({ timeZone: member.timeZone }).from(member).where(eq(member.id, buyer.id))
  const year = Number(dayIn(now, found?.timeZone ?? 'UTC').slice(0, 4))
  const [counted] = await orm
    .insert(orderCounter)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: orderCounter.year, set: { last: sql`${orderCounter.last} + 1` } })
    .returning({ last: orderCounter.last })
  if (!counted) throw new Error('The order got no number')
  return `PO-${year}-${String(counted.last).padStart(4, '0')}`
}
