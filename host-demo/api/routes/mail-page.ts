import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { Language } from '#shared/languages/languages.ts'
import { type InLanguages, languageOf } from '../mail/language.ts'
import type { PageWords } from '../mail/letters/pages.ts'
import type { ApiContext } from '../request/api.ts'

/** Returns the language of the visitor's browser. */
export const visitorLanguage = (c: ApiContext): Language =>
  languageOf(c.req.header('accept-language')) ?? 'en'

/** Answers that a link of a mail does not work. */
export function gone(c: ApiContext, words: InLanguages<PageWords>) {
  const language = visitorLanguage(c)
  c.status(404)
  return showPage(c, language, words[language])
}

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:36rem;margin:10vh auto;padding:0 1rem;color:#1c2430;background:#fff}' +
  'button{font:inherit;padding:.75rem 1.25rem;border:0;border-radius:.5rem;color:#fff;background:#0b5cab;cursor:pointer}' +
  'button:focus-visible{outline:3px solid #c2410c;outline-offset:2px}p{overflow-wrap:anywhere}'

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** Answers with a page. Its form goes to the address of the page itself, which carries the token. */
export function showPage(c: ApiContext, language: Language, { title, text, button }: PageWords) {
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
