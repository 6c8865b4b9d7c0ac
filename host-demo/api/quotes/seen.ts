import { eq, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { type RequestType, requests } from './requests.ts'

/** Notes that one side has read a request up to an event; 0 is the request itself. It never goes back. */
export async function markSeen(
  orm: Orm,
  { type, id }: { type: RequestType; id: number },
  side: 'buyer' | 'seller',
  event: number,
): Promise<void> {
  const { table } = requests[type]
  const saw =
    side === 'buyer'
      ? { buyerSaw: sql`greatest(${table.buyerSaw}, ${event}::integer)` }
      : { sellerSaw: sql`greatest(${table.sellerSaw}, ${event}::integer)` }
  await orm.update(table).set(saw).where(eq(table.id, id))
}
