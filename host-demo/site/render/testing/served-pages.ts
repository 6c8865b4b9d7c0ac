import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { startApi } from '#host-demo/api/testing/start-api.ts'
import type { Reply } from '#widgets/runtime/render-element.ts'
import { renderPage } from '../page.ts'
import type { Json } from './schema-problems.ts'

export const ORIGIN = 'http://market.example'

export const unexpected = (fault: unknown): void => expect.fail(String(fault))

type Given = Partial<Parameters<typeof renderPage>[1]>

export type ServedPages = Awaited<ReturnType<typeof startServedPages>>

/** Starts the API, and renders the storefront's pages from its replies. */
export async function startServedPages() {
  const api = await startApi()
  const shell = await readFile(new URL('../../storefront/index.html', import.meta.url), 'utf8')

  async function read(address: string): Promise<Reply> {
    const { pathname, search } = new URL(address)
    const { status, body, headers } = await api.get(pathname + search)
    return { status, body: JSON.stringify(body), etag: headers.get('etag') ?? undefined }
  }

  async function open(path: string, given: Given = {}) {
    const options = { shell, origin: ORIGIN, read, onFault: unexpected, ...given }
    const page = await renderPage(new URL(path, options.origin), options)
    if (!page) throw new Error(`${path} is not rendered`)
    return { ...page, ...partsOf(page.html) }
  }

  return { api, shell, read, open, close: api.close }
}

/** Returns the parts of the page that a test checks. */
function partsOf(html: string) {
  const head = /<head>([\s\S]*)<\/head>/.exec(html)?.[1] ?? ''
  const all = (pattern: RegExp): string[] =>
    [...head.matchAll(pattern)].map(match => unescaped(match[1] ?? ''))
  const meta = Object.fromEntries(
    [...head.matchAll(/<meta (?:name|property)="([^"]*)"\s+content="([^"]*)"/g)].map(match => [
      match[1] ?? '',
      unescaped(match[2] ?? ''),
    ]),
  )
  const data = all(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g).map(
    text => JSON.parse(text) as Json,
  )
  const main = textOf(/<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '')
  const titles = all(/<title>([^<]*)<\/title>/g)
  const canonicals = all(/<link rel="canonical" href="([^"]*)"/g)
  const replies = /data-trade-replies>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '{}'
  return {
    titles,
    title: titles[0] ?? '',
    canonicals,
    meta,
    data,
    main,
    replies: JSON.parse(replies) as object,
  }
}

export const textOf = (html: string): string =>
  unescaped(html.replace(/<style>[\s\S]*?<\/style>/g, '').replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
