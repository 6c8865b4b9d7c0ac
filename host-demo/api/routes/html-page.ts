import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { Language } from '#shared/languages/languages.ts'
import type { ApiContext } from '../request/api.ts'

/** The only style sheet that a page may have, with the policy that allows it. */
export type Sheet = { css: string; policy: string }

export const sheetOf = (css: string): Sheet => ({
  css,
  policy: `default-src 'none'; style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
})

type Page = { language: Language; title: string; sheet: Sheet; body: ReturnType<typeof html> }

/** Answers with a page that runs no script, loads nothing and is not indexed. */
export function sendPage(c: ApiContext, { language, title, sheet, body }: Page) {
  c.header('Content-Security-Policy', sheet.policy)
  c.header('Content-Language', language)
  return c.html(html`<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} · Trade Enabler</title>
<style>${raw(sheet.css)}</style>
${body}
</html>`)
}
