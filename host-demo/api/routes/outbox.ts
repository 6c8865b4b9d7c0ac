import { desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { mail } from '../database/tables.ts'
import type { Api, ApiEnv } from '../request/api.ts'
import { notFound } from '../request/http-error.ts'
import { hashSecret, isSameHash } from '../security/secrets.ts'
import { mailReply } from './dashboard.ts'

const MAX_MAILS = 50

/** Lists all mails, newest first. A local address proves nothing behind a proxy, so it needs the printed link. */
export function outboxRoutes({ orm, settings: { outboxSecret } }: Api) {
  const expected = outboxSecret ? hashSecret(outboxSecret) : null
  return new Hono<ApiEnv>().get('/api/outbox', async c => {
    if (!isSameHash(hashSecret(c.req.query('secret') ?? ''), expected)) throw notFound('This page')
    const to = c.req.query('to')?.trim().toLowerCase()
    const rows = await orm
      .select()
      .from(mail)
      .where(to ? eq(mail.recipient, to) : undefined)
      .orderBy(desc(mail.id))
      .limit(MAX_MAILS)
    const mails = rows.map(mailReply)
    return c.req.header('accept')?.includes('text/html') ? c.html(pageOf(mails)) : c.json(mails)
  })
}

const pageOf = (mails: ReturnType<typeof mailReply>[]) => html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox</title>
<h1>Outbox</h1>
<p>These mails would have been sent. Newest first.</p>
${mails.map(
  ({ to, subject, body, createdAt }) =>
    html`<article><h2>${subject}</h2><p>To ${to}, ${createdAt}</p><pre>${body}</pre></article><hr>`,
)}
</html>`
