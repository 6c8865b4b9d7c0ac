import { and, desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { parseId } from '#shared/api/parse-id.ts'
import { mail } from '../database/tables.ts'
import { textOf } from '../mail/links.ts'
import { standingFaults } from '../mail/operator-faults.ts'
import type { Api, ApiEnv } from '../request/api.ts'
import { notFound } from '../request/http-error.ts'
import { hashSecret, isSameHash } from '../security/secrets.ts'
import { mailReply } from './dashboard.ts'

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
      return c.req.header('accept')?.includes('text/html')
        ? c.html(pageOf(mails, await standingFaults(orm), c.req.query('secret') ?? ''))
        : c.json(mails)
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
      return c.redirect(`/api/outbox?secret=${secret}`, 303)
    })
}

const deliveryOf = ({ state, attempts, failure }: typeof mail.$inferSelect) => ({ state, attempts, failure })

type Shown = Omit<ReturnType<typeof mailReply>, 'link'> & Partial<ReturnType<typeof deliveryOf>>

type Standing = Awaited<ReturnType<typeof standingFaults>>

const pageOf = (mails: readonly Shown[], faults: Standing, secret: string) => html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Mails</title>
<h1>Mails</h1>
<p>All mails, newest first.${mails.some(({ state }) => state) ? '' : ' None of them leave: there is no mail server.'}</p>
${faults.map(
  ({ advice, reason, since }) =>
    html`<p role="alert"><b>Mails wait since ${since}.</b> ${advice}<br>${reason}</p>`,
)}
${mails.map(
  ({ id, to, subject, body, createdAt, state, attempts, failure }) =>
    html`<article><h2>${subject}</h2><p>To ${to}, ${createdAt}</p>
${state && html`<p>State: ${state}, attempts: ${attempts}. ${failure}</p>`}
${state === 'failed' ? resendForm(id, secret) : ''}
<p>${body.split('\n').map(line => html`${line}<br>`)}</p></article><hr>`,
)}
</html>`

const resendForm = (id: number, secret: string) => html`<form method="post" action="/api/outbox/resend">
<input type="hidden" name="secret" value="${secret}"><input type="hidden" name="id" value="${id}">
<button>Send again</button></form>`
