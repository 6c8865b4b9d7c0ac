import { and, asc, eq, gt, inArray, isNull, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Orm } from '../database/database.ts'
import { member, rfq, rfqList } from '../database/tables.ts'
import type { Api } from '../request/api.ts'
import { grouped } from '../request/grouped.ts'
import { mailRequests } from './mail-requests.ts'

/**
 * Mails companies the lines of RFQ lists that went to them, in one mail for each company and list, once no further line
 * has come for a while. Any number of processes may do so at a time.
 */
export async function mailLists({ orm, settings }: Api): Promise<void> {
  const now = settings.clock()
  const quiet = new Date(now.getTime() - settings.listQuiet)
  await orm.transaction(async transaction => {
    const lists = await transaction
      .select({ id: rfqList.id, buyer: { name: member.name, email: member.email } })
      .from(rfqList)
      .innerJoin(member, eq(member.id, rfqList.memberId))
      .where(
        inArray(
          rfqList.id,
          transaction.select({ id: rfq.listId }).from(rfq).where(isDue(transaction, quiet)),
        ),
      )
      .orderBy(asc(rfqList.id))
      // Another process mails them at this moment.
      .for('update', { of: rfqList, skipLocked: true })
    for (const { id, buyer } of lists) {
      const due = await transaction
        .update(rfq)
        .set({ mailedAt: now })
        .where(and(eq(rfq.listId, id), isDue(transaction, quiet)))
        .returning()
      const inOrder = due.toSorted((a, b) => (a.listItem ?? 0) - (b.listItem ?? 0) || a.id - b.id)
      for (const asked of grouped(inOrder, ({ companyId }) => companyId))
        await mailRequests(transaction, { now, site: settings.site() }, buyer, asked)
    }
  })
}

const later = alias(rfq, 'later')

/** Returns the condition for a line that its company was not mailed, and after which no other came since `quiet`. */
function isDue(orm: Orm, quiet: Date) {
  const isFresh = and(
    eq(later.listId, rfq.listId),
    eq(later.companyId, rfq.companyId),
    isNull(later.mailedAt),
    gt(later.createdAt, quiet),
  )
  return and(isNull(rfq.mailedAt), notExists(orm.select({ one: sql`1` }).from(later).where(isFresh)))
}
