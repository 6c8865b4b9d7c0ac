import type { ServedReply } from '#shared/api/preloaded-responses.ts'
import { $config } from '#shared/config/config.ts'
import { type Config, readSettings } from '#shared/config/settings.ts'
import { stateMessages } from '#shared/element/state.messages.ts'
import { DRAFTS } from '#shared/forms/drafts.ts'
import {
  CONTROLS,
  FOR_MEMBERS,
  hideFromMembers,
  holdEarlyActions,
  showHeld,
  UNREADY,
  UNTIL_LIVE,
} from '#shared/hydration/early-actions.ts'
import { fillInDrafts } from '#shared/hydration/early-drafts.ts'
import { escapeHtml, jsonInScript } from '#shared/server/html.ts'
import { WEEK } from '#shared/storage/expiring-storage.ts'
import { isElementTag } from '#widgets/runtime/elements.ts'
import { type RenderedElement, renderElement, withSettings } from '#widgets/runtime/render-element.ts'
import type { Metadata } from '../storefront/data-metadata.ts'
import { canonicalOf, metadataOf, metaOf, sourcesOf, titleOf } from '../storefront/page-metadata.ts'
import { destinationAt } from '../storefront/route-match.ts'
import { routePatterns } from '../storefront/route-patterns.ts'
import { elementsOf, requiresAuth } from '../storefront/screens.ts'
import { lateScripts } from './late-scripts.ts'
import { eachOnce, type Read } from './reads.ts'
import { servedCss } from './used-css.ts'

export type PageOptions = {
  /** The built `index.html`. */
  shell: string
  /** The origin at which the page is requested, and its API. */
  origin: string
  read: Read
  /** Called when the browser has to render an element. */
  onFault: (fault: unknown) => void
}

export type RenderedPage = { html: string; status: 200 | 404 }

const patterns = routePatterns('')

/** The elements of the page around its screen. */
const FRAME = ['trade-header', 'trade-menu', 'trade-footer'] as const

type Attributes = Readonly<Record<string, string>>

/**
 * Renders a page of the storefront as a visitor sees it. Undefined if only a member sees it, or if `index.html` names
 * another API host. An element that fails, or whose read fails, comes without content: the browser renders it.
 */
export async function renderPage(
  url: URL,
  { shell, origin, read, onFault }: PageOptions,
): Promise<RenderedPage | undefined> {
  const destination = destinationAt(url, patterns)
  const given = settingsIn(shell)
  const isOfAnotherHost = (given.apiHost ?? origin) !== origin
  if (requiresAuth(destination.route) || isOfAnotherHost) return undefined
  const settings = { locale: 'en', storefront: origin, ...given, apiHost: origin }
  const sources = await sourcesOf(destination)
  const replies: Record<string, ServedReply> = {}
  const readOnce = eachOnce(read)
  let metadata: Metadata | undefined
  const inspect = (): void => {
    metadata = metadataOf(destination, sources)
  }

  async function served(tag: string, attributes: Attributes, options?: { inspect(): void }): Promise<string> {
    try {
      const element = await renderElement(tag, attributes, {
        settings,
        read: readOnce,
        page: { hasMenu: true },
        ...options,
      })
      Object.assign(replies, element.replies)
      return templateOf({ ...element, html: await withNested(element.html) })
    } catch (fault) {
      onFault(fault)
      return ''
    }
  }

  /** Renders elements inside elements: the footer has one, and so does a company's page. */
  async function withNested(html: string): Promise<string> {
    let result = ''
    let at = 0
    for (const { 0: found, 1: tag = '', 2: given = '', index } of html.matchAll(NESTED)) {
      if (!isElementTag(tag)) continue
      const attributes = [...given.matchAll(ATTRIBUTE)].map(([, name, value]) => [
        name,
        unescaped(value ?? ''),
      ])
      result += `${html.slice(at, index)}<${tag}${given}>${await served(tag, Object.fromEntries(attributes))}</${tag}>`
      at = index + found.length
    }
    return result + html.slice(at)
  }

  const { keyword } = destination.query
  const screen = elementsOf(destination)
  const [frame, pieces] = await Promise.all([
    Promise.all(
      FRAME.map(async tag => {
        const given: Attributes =
          tag === 'trade-menu' && destination.route === 'search' && keyword ? { keyword } : {}
        return [`<${tag}>`, `<${tag}${written(given)}>${await served(tag, given)}`] as const
      }),
    ),
    Promise.all(
      screen.map(async ({ tag, key, attributes }, index) => {
        const given = withoutUnset({ ...key, ...attributes })
        const options = index === 0 ? { inspect } : undefined
        const template = isElementTag(tag) ? await served(tag, given, options) : ''
        return `<${tag}${written(given)}>${template}</${tag}>`
      }),
    ),
  ])
  const main = pieces.join('')
  const known = metadata ?? metadataOf(destination, [])
  const head = await withSettings(settings, () => {
    const title = titleOf(destination, headingIn(main))
    const meta = metaOf(destination, title, known)
    const { storageKey } = $config.get()
    const { unusable } = stateMessages.get()
    return { title, meta, canonical: canonicalOf(destination).href, unusable, storageKey }
  })
  const { bare, scripts } = lateScripts(
    shell,
    screen.map(({ tag }) => tag),
  )
  const [noscript = ''] = /<noscript>[\s\S]*?<\/noscript>/.exec(shell) ?? []
  const html = [
    [/<title>[^<]*<\/title>/, `<title>${escapeHtml(head.title)}</title>`],
    [/<meta\s+name="description"[^>]*>/, ''],
    [/<html lang="[^"]*"/, `<html lang="${escapeHtml(settings.locale)}" data-served`],
    ['</head>', `${headOf(head, known.data)}</head>`],
    ...frame,
    // An element without content may be all that there is.
    [noscript, (main.includes('<template') ? main : main + noscript) + draftScript(main, head.storageKey)],
    [
      '</body>',
      `<script type="application/json" data-trade-replies>${jsonInScript(replies)}</script>${scripts}</body>`,
    ],
  ] as const
  return {
    html: html.reduce((page, [from, to]) => page.replace(from, () => to), bare),
    status: destination.known && !known.isMissing ? OK : NOT_FOUND,
  }
}

const OK = 200
const NOT_FOUND = 404

type Head = {
  canonical: string
  meta: Readonly<Record<string, string>>
  unusable: string
  storageKey: string
}

/** Has the browser paint the whole content first, not menu and content in turns: each paint lays out the page anew. */
const PAINT_AT_ONCE = '<link rel="expect" href="#main" blocking="render">'

function headOf({ canonical, meta, unusable, storageKey }: Head, data: Metadata['data']): string {
  const link = `<link rel="canonical" href="${escapeHtml(canonical)}">`
  const metas = Object.entries(meta).map(
    ([name, content]) =>
      `<meta ${name.includes(':') ? 'property' : 'name'}="${name}" content="${escapeHtml(content)}">`,
  )
  const early = [
    `(${holdEarlyActions})(${[CONTROLS, UNREADY, unusable].map(jsonInScript)},${showHeld})`,
    `document.documentElement.style.cssText+=${jsonInScript(UNTIL_LIVE)}`,
    `(${hideFromMembers})(${jsonInScript(storageKey)},${jsonInScript(FOR_MEMBERS)})`,
  ]
  const scripts = data.map(each => `<script type="application/ld+json">${jsonInScript(each)}</script>`)
  return [`<script>${early.join(';')}</script>`, PAINT_AT_ONCE, link, ...metas, ...scripts].join('')
}

/** Runs before the fields are painted, because the end of `main` is (PAINT_AT_ONCE). */
const draftScript = (main: string, storageKey: string): string =>
  main.includes(' data-draft="')
    ? `<script>(${fillInDrafts})(${[storageKey, DRAFTS, WEEK].map(jsonInScript)})</script>`
    : ''

const templateOf = (element: RenderedElement): string =>
  `<template shadowrootmode="open"><style>${servedCss(element)}</style>${element.html}</template>`

function settingsIn(shell: string): Partial<Config> {
  const config = /<trade-config\b([^>]*)>/.exec(shell)?.[1] ?? ''
  const given = [...config.matchAll(/([a-z-]+)(?:="([^"]*)")?/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  )
  const read = Object.entries(readSettings(given)).filter(([, value]) => value !== undefined)
  return Object.fromEntries(read) as Partial<Config>
}

/** Elements as React writes them, without any `<` in an attribute. */
const NESTED = /<(trade-[\w-]+)((?: [\w-]+="[^"<]*")*)><\/\1>/g
const ATTRIBUTE = / ([\w-]+)="([^"]*)"/g

const headingIn = (html: string): string =>
  unescaped((/<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '').replace(/<[^>]*>/g, '')).trim()

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const withoutUnset = (attributes: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')
