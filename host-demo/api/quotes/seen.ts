import { eq, inArray, max, type SQL, sql } from 'drizzle-orm'
import { actionNames, actions } from '#shared/trade/quote-state.ts'
import type { Orm } from '../database/database.ts'
import { type RequestType, requests } from '../database/requests.ts'
import { quoteEvent } from '../database/tables.ts'

type Party = 'buyer' | 'seller'

/** Notes that one side has read a request up to an event; 0 is the request itself. It never goes back. */
export async function markSeen(
  orm: Orm,
  { type, id }: { type: RequestType; id: number },
  side: Party,
  event: number,
): Promise<void> {
  const { table } = requests[type]
  const saw =
    side === 'buyer'
      ? { buyerSaw: sql`greatest(${table.buyerSaw}, ${event}::integer)` }
      : { sellerSaw: sql`greatest(${table.sellerSaw}, ${event}::integer)` }
  await orm.update(table).set(saw).where(eq(table.id, id))
}

/** Returns the id of the last event of a request, 0 if nothing has happened since it was sent. */
export async function lastEvent(orm: Orm, { type, id }: { type: RequestType; id: number }): Promise<number> {
  const [found] = await orm
    .select({ id: max(quoteEvent.id) })
    .from(quoteEvent)
    .where(eq(quoteEvent[requests[type].key], id))
  return found?.id ?? 0
}

/** Returns the condition that one side has not read the request, or not what the other side did last. */
export function isUnseen(type: RequestType, side: Party): SQL<boolean> {
  const { table, key } = requests[type]
  const saw = side === 'buyer' ? table.buyerSaw : table.sellerSaw
  const others = actionNames.filter(name => actions[name].by !== side)
  return sql<boolean>`(${saw} is null or exists (select from ${quoteEvent} where ${quoteEvent[key]} = ${table.id}
    and ${inArray(quoteEvent.action, others)} and ${quoteEvent.id} > ${saw}))`
}
