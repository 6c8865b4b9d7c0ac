import { parseAccept } from 'hono/utils/accept'
import { isLanguage, type Language } from '#shared/languages/languages.ts'
import type { ApiContext } from './api.ts'

/** Returns the first of our languages that a browser prefers by `Accept-Language`, or undefined if it names none. */
export function languageOf(acceptLanguage = ''): Language | undefined {
  const wanted = parseAccept(acceptLanguage).filter(({ q }) => q > 0)
  return wanted
    .sort((one, other) => other.q - one.q)
    .map(({ type }) => type.toLowerCase().split('-', 1).join())
    .find(isLanguage)
}

/** Returns the language of the visitor's browser, or undefined if it names none of ours. */
export const visitorLanguage = (c: ApiContext): Language | undefined =>
  languageOf(c.req.header('accept-language'))

/** The calls of our own pages. Those of the specification are answered in English. */
const OWN_PAGES = /^\/api\/((upload\/)?(dashboard|answer)(\/|$)|login\/password$)/

export const isOfOwnPage = (c: ApiContext): boolean => OWN_PAGES.test(c.req.path)

/** Returns the language in which a call is answered: on our own pages that of the member, else of the browser. */
export const languageFor = (c: ApiContext): Language =>
  (isOfOwnPage(c) && (c.var.language ?? visitorLanguage(c))) || 'en'
