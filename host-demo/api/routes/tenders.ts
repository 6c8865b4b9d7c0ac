import { desc, gte } from 'drizzle-orm'
import { Hono } from 'hono'
import { dayIn } from '#shared/trade/day.ts'
import { tender } from '../database/tables.ts'
import type { Api, ApiEnv } from '../request/api.ts'

/** Routes for the latest open tenders and RFQs of the hidden side panel. */
export function tenderRoutes({ orm, settings }: Api) {
  return new Hono<ApiEnv>().get('/api/public/rfqtender/list', async c => {
    const today = dayIn(settings.clock(), settings.timeZone)
    const rows = await orm
      .select()
      .from(tender)
      .where(gte(tender.closingDate, today))
      .orderBy(desc(tender.closingDate), tender.id)
    const listed = (type: 'rfq' | 'tender') =>
      rows
        .filter(row => row.type === type)
        .map(({ agency, title, closingDate }) => ({ Agency: agency, Title: title, ClosingDate: closingDate }))
    return c.json({ RfqResult: listed('rfq'), TenderResult: listed('tender') })
  })
}
