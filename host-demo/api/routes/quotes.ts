import { Hono } from 'hono'
import { contentOf, parseInquiry, parseRfq } from '../quotes/parse-quote.ts'
import { notify, sendInquiry } from '../quotes/send-inquiry.ts'
import { sendRfq } from '../quotes/send-rfq.ts'
import { clientAddress } from '../request/address.ts'
import { type Api, type ApiContext, type ApiEnv, success } from '../request/api.ts'
import { idField, parseFields } from '../request/fields.ts'
import { idempotent } from '../security/idempotency.ts'
import { countAttempt } from '../security/rate-limit.ts'
import { requireConfirmed } from '../security/require-confirmed.ts'
import { requireSignIn } from '../security/require-sign-in.ts'

/** Routes for requests for quotation and inquiries. */
export function quoteRoutes(api: Api) {
  const { settings } = api

  async function receive(c: ApiContext) {
    await countAttempt(api, 'quoteByAddress', clientAddress(c, settings.trustProxy))
    await countAttempt(api, 'quoteByMember', c.var.member.id)
    return parseFields(c)
  }

  return new Hono<ApiEnv>()
    .post('/api/public/rfq/new2', requireSignIn(api), requireConfirmed(api), async c => {
      const fields = await receive(c)
      const { attachmentUrl = '', fileName = '' } = c.req.query()
      const given = parseRfq(fields, { attachmentUrl, fileName })
      return idempotent(c, api, contentOf(c, fields), async orm => {
        const created = await sendRfq(orm, settings, c.var.member, given)
        return success('Your RFQ was sent.', { Result: [{ Id: created }], Id: created })
      })
    })

    .post('/api/public/inquiry/new2', requireSignIn(api), requireConfirmed(api), async c => {
      const fields = await receive(c)
      const given = parseInquiry(fields)
      return idempotent(c, api, contentOf(c, fields), async orm => {
        const { inquiryId, historyId } = await sendInquiry(orm, settings, c.var.member, given)
        return success('Your inquiry was sent.', { Item1: { Id: inquiryId }, Item2: historyId })
      })
    })

    .post('/api/public/Inquiry/Email', requireSignIn(api), async c => {
      const fields = await receive(c)
      const ids = {
        inquiryId: idField(fields, 'tenantInquiryId'),
        historyId: idField(fields, 'inquiryHistoryId'),
      }
      return idempotent(c, api, contentOf(c, fields), async orm => {
        await notify(orm, { now: settings.clock(), site: settings.site() }, c.var.member, ids)
        return success('The company was notified.')
      })
    })
}
