import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { Language } from '#shared/languages/languages.ts'
import type { PageWords } from '../mail/letters/pages.ts'
import type { ApiContext } from '../request/api.ts'
import { visitorLanguage } from '../request/language.ts'

/** Answers that a link of a mail does not work. */
export function gone(c: ApiContext, words: PageWords) {
  c.status(404)
  return showPage(c, visitorLanguage(c), words)
}

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:36rem;margin:10vh auto;padding:0 1rem;color:#1c2430;background:#fff}' +
  'button{font:inherit;padding:.75rem 1.25rem;border:0;border-radius:.5rem;color:#fff;background:#0b5cab;cursor:pointer}' +
  'button:focus-visible{outline:3px solid #c2410c;outline-offset:2px}p{overflow-wrap:anywhere}'

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** Answers with a page, in English for a reader whose language we do not know. Its form goes to the address of the page itself, which carries the token. */
export function showPage(c: ApiContext, known: Language | null | undefined, words: PageWords) {
  const language = known ?? 'en'
  const title = words.title(language)
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
<p>${words.text(language)}</p>
${words.button ? html`<form method="post"><button>${words.button(language)}</button></form>` : ''}
</main>
</html>`)
}
