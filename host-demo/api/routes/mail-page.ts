import { html } from 'hono/html'
import type { Language } from '#shared/languages/languages.ts'
import type { PageWords } from '../mail/letters/pages.ts'
import type { ApiContext } from '../request/api.ts'
import { visitorLanguage } from '../request/language.ts'
import { sendPage, sheetOf } from './html-page.ts'

/** Answers that a link of a mail does not work. */
export function gone(c: ApiContext, words: PageWords) {
  c.status(404)
  return showPage(c, visitorLanguage(c), words)
}

const sheet = sheetOf(
  'body{font:16px/1.5 system-ui,sans-serif;max-width:36rem;margin:10vh auto;padding:0 1rem;color:#1c2430;background:#fff}' +
    'button{font:inherit;padding:.75rem 1.25rem;border:0;border-radius:.5rem;color:#fff;background:#0b5cab;cursor:pointer}' +
    'button:focus-visible{outline:3px solid #c2410c;outline-offset:2px}p{overflow-wrap:anywhere}',
)

/** Answers with a page, in English for a reader whose language we do not know. Its form goes to the address of the page itself, which carries the token. */
export function showPage(c: ApiContext, known: Language | null | undefined, words: PageWords) {
  const language = known ?? 'en'
  const title = words.title(language)
  const body = html`<main><h1>${title}</h1>
<p>${words.text(language)}</p>
${words.button ? html`<form method="post"><button>${words.button(language)}</button></form>` : ''}
${words.next ? html`<p><a href="${words.next.address}">${words.next.label(language)}</a></p>` : ''}
</main>`
  return sendPage(c, { language, title, sheet, body })
}
