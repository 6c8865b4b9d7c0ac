import { edited } from '#host-demo/package/build/edits.ts'
import type { ServedReply } from '#shared/api/preloaded-responses.ts'
import { $config } from '#shared/config/config.ts'
import { type Config, readSettings } from '#shared/config/settings.ts'
import { stateMessages } from '#shared/element/state.messages.ts'
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
import { escapeHtml, jsonInScript, shadowRootOf } from '#shared/server/html.ts'
import { startOf, stores } from '#shared/storage/device-records.ts'
import { isElementTag } from '#widgets/runtime/elements.ts'
import { renderElement, withSettings } from '#widgets/runtime/render-element.ts'
import type { Metadata } from '../storefront/data-metadata.ts'
import { canonicalOf, metadataOf, metaOf, sourcesOf, titleOf } from '../storefront/page-metadata.ts'
import { destinationAt } from '../storefront/route-match.ts'
import { routePatterns } from '../storefront/route-patterns.ts'
import { elementsOf, requiresAuth } from '../storefront/screens.ts'
import { type Inline, inlineIn } from './inline.ts'
import { lateScripts } from './late-scripts.ts'
import { nestedIn } from './nested.ts'
import { eachOnce, type Read, ReadRefused } from './reads.ts'
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

export type RenderedPage = {
  html: string
  /** 503 if an outage left the screen without any data: a crawler must not take the page for empty. */
  status: 200 | 404 | 503
  /** All that we wrote, and nothing from the content. */
  inline: Inline
}

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
  const styles = new Set<string>()
  const readOnce = eachOnce(read)
  let metadata: Metadata | undefined
  const inspect = (): void => {
    metadata = metadataOf(destination, sources)
  }

  let hasData = false
  let failure: unknown

  type Place = { isInScreen?: true; inspect?: () => void }
  async function served(
    tag: string,
    attributes: Attributes,
    { isInScreen, ...options }: Place = {},
  ): Promise<string> {
    try {
      const element = await renderElement(tag, attributes, {
        settings,
        read: readOnce,
        page: { hasMenu: true },
        ...options,
      })
      Object.assign(replies, element.replies)
      if (isInScreen && Object.keys(element.replies).length > 0) hasData = true
      const css = servedCss(element)
      styles.add(css)
      const content = await withNested(element.html)
      return shadowRootOf(`<style>${css}</style>`, content)
    } catch (fault) {
      onFault(fault)
      if (isInScreen) failure ??= fault
      return ''
    }
  }

  /** Renders elements inside elements: the footer has one, and so does a company's page. */
  async function withNested(html: string): Promise<string> {
    const contents = nestedIn(html).map(async ({ tag, attributes, at }) => ({
      start: at,
      end: at,
      text: await served(tag, attributes),
    }))
    return edited(html, await Promise.all(contents))
  }

  const { keyword } = destination.query
  const screen = elementsOf(destination)
  const [frame, pieces] = await Promise.all([
    Promise.all(
      FRAME.map(async tag => {
        const given: Attributes =
          tag === 'trade-menu' && destination.route === 'search' && keyword ? { keyword } : {}
        return [new RegExp(`<${tag}>`), `<${tag}${written(given)}>${await served(tag, given)}`] as const
      }),
    ),
    Promise.all(
      screen.map(async ({ tag, key, attributes }, index) => {
        const given = withoutUnset({ ...key, ...attributes })
        const place: Place = { isInScreen: true, ...(index === 0 && { inspect }) }
        const template = isElementTag(tag) ? await served(tag, given, place) : ''
        return { html: `<${tag}${written(given)}>${template}</${tag}>`, isEmpty: !template }
      }),
    ),
  ])
  const main = pieces.map(({ html }) => html).join('')
  const hasNoData = failure !== undefined && !hasData
  const known = { ...(metadata ?? metadataOf(destination, [])), ...(hasNoData && { isMissing: true }) }
  const head = await withSettings(settings, () => {
    const title = titleOf(destination, headingIn(main))
    const meta = metaOf(destination, title, known)
    const { storageKey } = $config.get()
    const { unusable } = stateMessages.get()
    return { title, meta, canonical: canonicalOf(destination).href, unusable, storageKey }
  })
  const { bare, script: late } = lateScripts(
    shell,
    screen.map(({ tag }) => tag),
  )
  const [noscript = ''] = NOSCRIPT.exec(shell) ?? []
  const early = earlyScript(head)
  const drafts = main.includes(' data-draft="') ? [draftScript(head)] : []
  const embedded = `<script type="application/json" data-trade-replies>${jsonInScript(replies)}</script>`
  const html = filled(bare, [
    [/<title>[^<]*<\/title>/, `<title>${escapeHtml(head.title)}</title>`],
    [/<meta\s+name="description"[^>]*>/, ''],
    [/<html lang="[^"]*"/, `<html lang="${escapeHtml(settings.locale)}" data-served`],
    [/(?=<\/head>)/, `${inScript(early)}${headOf(head, known.data)}`],
    ...frame,
    // An element without content may be all that there is.
    [
      NOSCRIPT,
      (pieces.every(({ isEmpty }) => isEmpty) ? main + noscript : main) + drafts.map(inScript).join(''),
    ],
    [/(?=<\/body>)/, `${embedded}${inScript(late)}`],
  ])
  const own = inlineIn(bare)
  return {
    html,
    status:
      hasNoData && !(failure instanceof ReadRefused)
        ? UNAVAILABLE
        : destination.known && !known.isMissing
          ? OK
          : NOT_FOUND,
    inline: { scripts: [...own.scripts, early, ...drafts, late], styles: [...own.styles, ...styles] },
  }
}

/** Replaces places of the shell. Each is found in the shell alone, so that no content is taken for one. */
function filled(shell: string, places: readonly (readonly [place: RegExp, text: string])[]): string {
  const edits = places.flatMap(([place, text]) => {
    const found = place.exec(shell)
    return found ? [{ start: found.index, end: found.index + found[0].length, text }] : []
  })
  return edited(shell, edits)
}

const NOSCRIPT = /<noscript>[\s\S]*?<\/noscript>/

const OK = 200
const NOT_FOUND = 404
const UNAVAILABLE = 503

type Head = {
  canonical: string
  meta: Readonly<Record<string, string>>
  unusable: string
  storageKey: string
}

/** Has the browser paint the whole content first, not menu and content in turns: each paint lays out the page anew. */
const PAINT_AT_ONCE = '<link rel="expect" href="#main" blocking="render">'

const earlyScript = ({ unusable, storageKey }: Head): string =>
  [
    `(${holdEarlyActions})(${[CONTROLS, UNREADY, unusable].map(jsonInScript)},${showHeld})`,
    `document.documentElement.style.cssText+=${jsonInScript(UNTIL_LIVE)}`,
    `(${hideFromMembers})(${jsonInScript(storageKey)},${jsonInScript(FOR_MEMBERS)})`,
  ].join(';')

/** Runs before the fields are painted, because the end of `main` is (PAINT_AT_ONCE). */
const draftScript = ({ storageKey }: Head): string =>
  `(${fillInDrafts})(${[storageKey, startOf('draft'), stores.draft.lifetime].map(jsonInScript)})`

const inScript = (code: string): string => `<script>${code}</script>`

function headOf({ canonical, meta }: Head, data: Metadata['data']): string {
  const link = `<link rel="canonical" href="${escapeHtml(canonical)}">`
  const metas = Object.entries(meta).map(([name, content]) =>
    content
      ? `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeHtml(content)}">`
      : '',
  )
  const scripts = data.map(each => `<script type="application/ld+json">${jsonInScript(each)}</script>`)
  return [PAINT_AT_ONCE, link, ...metas, ...scripts].join('')
}

function settingsIn(shell: string): Partial<Config> {
  const config = /<trade-config\b([^>]*)>/.exec(shell)?.[1] ?? ''
  const given = [...config.matchAll(/([a-z-]+)(?:="([^"]*)")?/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  )
  const read = Object.entries(readSettings(given)).filter(([, value]) => value !== undefined)
  return Object.fromEntries(read) as Partial<Config>
}

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
