import { and, desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { parseId } from '#shared/api/parse-id.ts'
import { mail } from '../database/tables.ts'
import { textOf } from '../mail/links.ts'
import { standingFaults } from '../mail/operator-faults.ts'
import type { Api, ApiEnv } from '../request/api.ts'
import { notFound } from '../request/http-error.ts'
import { hashSecret, isSameHash } from '../security/secrets.ts'
import { mailReply } from './dashboard.ts'
import { showOutbox } from './outbox-page.ts'

const MAX_MAILS = 50

/**
 * Lists all mails, newest first, and sends failed ones again. A local address proves nothing behind a proxy, so it needs
 * the printed link.
 */
export function outboxRoutes({ orm, settings: { outboxSecret, mailServer, clock, site } }: Api) {
  const expected = outboxSecret ? hashSecret(outboxSecret) : null
  const requireSecret = (secret = ''): void => {
    if (!isSameHash(hashSecret(secret), expected)) throw notFound('page')
  }
  return new Hono<ApiEnv>()
    .get('/api/outbox', async c => {
      requireSecret(c.req.query('secret'))
      const to = c.req.query('to')?.trim().toLowerCase()
      const rows = await orm
        .select()
        .from(mail)
        .where(to ? eq(mail.recipient, to) : undefined)
        .orderBy(desc(mail.id))
        .limit(MAX_MAILS)
      const mails = rows.map(row => ({
        ...mailReply(row),
        body: textOf(row, site()),
        ...(mailServer && deliveryOf(row)),
      }))
      if (!c.req.header('accept')?.includes('text/html')) return c.json(mails)
      return showOutbox(c, {
        secret: c.req.query('secret') ?? '',
        to: to ?? '',
        mails,
        open: parseId(c.req.query('mail')),
        faults: await standingFaults(orm),
        hasServer: mailServer !== undefined,
      })
    })
    .post('/api/outbox/resend', async c => {
      const { secret, id } = await c.req.parseBody()
      requireSecret(String(secret))
      const isFailed = and(eq(mail.id, parseId(id) ?? 0), eq(mail.state, 'failed'))
      const fresh = {
        state: 'waiting',
        attempts: 0,
        doubts: 0,
        dueAt: clock(),
        fault: null,
        endedAt: null,
      } as const
      const resent = await orm.update(mail).set(fresh).where(isFailed).returning({ id: mail.id })
      if (resent.length === 0) throw notFound('failedMail')
      return c.redirect(
        `/api/outbox?${new URLSearchParams({ secret: String(secret), mail: String(id) })}`,
        303,
      )
    })
}

const deliveryOf = ({ state, attempts, failure }: typeof mail.$inferSelect) => ({ state, attempts, failure })
