import { sql } from 'drizzle-orm'
import { askAgain, showConfirmed } from './account/confirmation.ts'
import { tellAwards } from './bids/tell-awards.ts'
import { writeUnreadNotices } from './chat/unread-notices.ts'
import { mailSending } from './database/tables.ts'
import { deliverDue } from './mail/delivery.ts'
import { createSmtp } from './mail/smtp.ts'
import { mailLists } from './quotes/mail-lists.ts'
import { remindSellers } from './quotes/remind.ts'
import { tellUndelivered } from './quotes/tell-undelivered.ts'
import type { Api } from './request/api.ts'
import { repeatWork } from './request/repeat-work.ts'

const PAUSE = 2_000

/**
 * Notes whether mails leave, and since when. When they begin to, who has not confirmed the address is asked again. Any
 * number of processes may do so at a time.
 */
async function noteSending({ orm, settings }: Api): Promise<void> {
  await orm.transaction(async transaction => {
    await transaction.execute(sql`lock table ${mailSending} in exclusive mode`)
    const api = { orm: transaction, settings }
    const [before] = await transaction.select().from(mailSending)
    if (!settings.mailServer) await transaction.delete(mailSending)
    else if (!before) {
      await transaction.insert(mailSending).values({ since: settings.clock() })
      await askAgain(api)
    }
    await showConfirmed(api)
  })
}

/**
 * Writes mails that are due, and sends mails if there is a mail server: those written since the first start with one.
 * Without one, every mail stays here. `close()` ends the connection to the mail server at once, and resolves when the outcome
 * is stored.
 */
export async function startMails(api: Api): Promise<{ close(): Promise<void> }> {
  const { mailServer } = api.settings
  await noteSending(api)
  const deliver = mailServer && createSmtp(mailServer)
  return repeatWork(api, {
    name: 'sending mail',
    pause: PAUSE,
    async round(signal) {
      await mailLists(api)
      await tellAwards(api)
      if (!deliver) return
      await writeUnreadNotices(api)
      await remindSellers(api)
      await tellUndelivered(api)
      await deliverDue(api, deliver, signal)
    },
  })
}
