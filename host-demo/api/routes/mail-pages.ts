import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { confirm, findConfirmation } from '../account/confirmation.ts'
import { member } from '../database/tables.ts'
import { type Language, languageOf } from '../mail/language.ts'
import * as pages from '../mail/letters/pages.ts'
import { CONFIRM, UNSUBSCRIBE } from '../mail/links.ts'
import { findUnsubscriber } from '../mail/unsubscribe.ts'
import type { Api, ApiContext, ApiEnv } from '../request/api.ts'

/**
 * Routes for the pages that mails open, without a sign-in. A program that checks the links of a mail opens them too, so a
 * page only asks, and its button does it.
 */
export function mailPages(api: Api) {
  const { orm } = api
  const tokenIn = (c: ApiContext) => c.req.query('token') ?? ''

  return (
    new Hono<ApiEnv>()
      .get(CONFIRM, async c => {
        const found = await findConfirmation(api, tokenIn(c))
        if (!found) return gone(c, pages.goneConfirmationPage)
        const language = found.language ?? 'en'
        return show(c, language, pages.confirmPage[language](found))
      })
      .post(CONFIRM, async c => {
        const found = await confirm(api, tokenIn(c))
        if (!found) return gone(c, pages.goneConfirmationPage)
        const language = found.language ?? 'en'
        return show(c, language, pages.confirmedPage[language](found))
      })
      .get(UNSUBSCRIBE, async c => {
        const found = await findUnsubscriber(orm, tokenIn(c))
        if (!found) return gone(c, pages.goneUnsubscriptionPage)
        const language = found.language ?? 'en'
        return show(c, language, pages.unsubscribePage[language](found))
      })
      // Mail programs post here too, by their own button (RFC 8058).
      .post(UNSUBSCRIBE, async c => {
        const found = await findUnsubscriber(orm, tokenIn(c))
        if (!found) return gone(c, pages.goneUnsubscriptionPage)
        await orm.update(member).set({ wantsNotices: false }).where(eq(member.id, found.id))
        const language = found.language ?? 'en'
        return show(c, language, pages.unsubscribedPage[language](found))
      })
  )
}

function gone(c: ApiContext, words: Record<Language, pages.PageWords>) {
  const language = languageOf(c.req.header('accept-language')) ?? 'en'
  c.status(404)
  return show(c, language, words[language])
}

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:36rem;margin:10vh auto;padding:0 1rem;color:#1c2430;background:#fff}' +
  'button{font:inherit;padding:.75rem 1.25rem;border:0;border-radius:.5rem;color:#fff;background:#0b5cab;cursor:pointer}' +
  'button:focus-visible{outline:3px solid #c2410c;outline-offset:2px}p{overflow-wrap:anywhere}'

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** Answers with a page. Its form goes to the address of the page itself, which carries the token. */
function show(c: ApiContext, language: Language, { title, text, button }: pages.PageWords) {
  c.header('Content-Security-Policy', POLICY)
  c.header('Content-Language', language)
  return c.html(html`<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} · Trade Enabler</title>
<style>${raw(STYLE)}</style>
<main><h1>${title}</h1>
<p>${text}</p>
${button ? html`<form method="post"><button>${button}</button></form>` : ''}
</main>
</html>`)
}
