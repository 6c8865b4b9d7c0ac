import { and, asc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { type RequestType, requests } from '../database/requests.ts'
import { company, mail, rfq } from '../database/tables.ts'
import { notDeliveredLetter } from '../mail/letters/not-delivered.ts'
import { links } from '../mail/links.ts'
import { sendToMember } from '../mail/mails.ts'
import type { Api } from '../request/api.ts'
import { grouped } from '../request/grouped.ts'
import { isUndelivered, reachable } from './undelivered.ts'

/**
 * Tells buyers, once for each request, that it did not reach its seller: one mail for each company. Any number of processes
 * may do so at a time.
 */
export async function tellUndelivered({ orm, settings }: Api): Promise<void> {
  const now = settings.clock()
  for (const type of ['rfq', 'inquiry'] as const)
    await orm.transaction(async transaction => {
      const untold = await untoldRequests(transaction, type)
      if (untold.length === 0) return
      const { table } = requests[type]
      const ids = untold.map(({ id }) => id)
      await transaction.update(table).set({ undeliveredToldAt: now }).where(inArray(table.id, ids))
      for (const rows of grouped(untold, ({ memberId, companyId }) => `${memberId} ${companyId}`))
        await tell(transaction, now, type, rows)
    })
}

/** Returns, and locks, the requests that did not reach their sellers and of which nobody was told. */
async function untoldRequests(orm: Orm, type: RequestType) {
  const { table, key } = requests[type]
  const failed = (about: typeof mail.rfqId | typeof mail.inquiryId | typeof mail.listId) =>
    orm
      .select({ id: about })
      .from(mail)
      .where(and(eq(mail.state, 'failed'), isNotNull(about)))
  const mayBe =
    type === 'rfq'
      ? or(inArray(rfq.id, failed(mail.rfqId)), inArray(rfq.listId, failed(mail.listId)))
      : inArray(table.id, failed(mail[key]))
  const { id, memberId, companyId, title } = table
  return orm
    .select({ id, memberId, companyId, title })
    .from(table)
    .where(and(mayBe, isNull(table.undeliveredToldAt), isUndelivered(type)))
    .orderBy(asc(table.id))
    .for('update', { skipLocked: true })
}

type Untold = Awaited<ReturnType<typeof untoldRequests>>[number]

async function tell(orm: Orm, now: Date, type: RequestType, rows: [Untold, ...Untold[]]): Promise<void> {
  const [first] = rows
  const [seller] = await orm
    .select({ name: company.name, ...reachable })
    .from(company)
    .where(eq(company.id, first.companyId))
  if (!seller) return
  const titles = rows.map(({ title }) => title)
  await sendToMember(orm, now, first.memberId, {
    words: notDeliveredLetter({ seller, titles }),
    link: links.request(type, first.id),
  })
}
