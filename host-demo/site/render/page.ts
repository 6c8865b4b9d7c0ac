import type { ServedReply } from '#shared/api/preloaded-responses.ts'
import { $config } from '#shared/config/config.ts'
import { inRendering } from '#shared/config/rendering.ts'
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
import { escapeHtml, jsonInScript, shadowRootOf } from '#shared/server/html.ts'
import type { RenderNested, Served } from '#shared/server/served-content.ts'
import { startOf, stores } from '#shared/storage/device-records.ts'
import { fillInDrafts } from '#shared/storage/early-drafts.ts'
import { isElementTag } from '#widgets/runtime/elements.ts'
import { renderElement } from '#widgets/runtime/render-element.ts'
import type { Metadata } from '../storefront/data-metadata.ts'
import { canonicalOf, metadataOf, metaOf, sourcesOf, titleOf } from '../storefront/page-metadata.ts'
import { destinationAt } from '../storefront/route-match.ts'
import { routePatterns } from '../storefront/route-patterns.ts'
import { elementsOf, requiresAuth } from '../storefront/screens.ts'
import { lateScripts } from './late-scripts.ts'
import { eachOnce, type Read, ReadRefused } from './reads.ts'
import { type Inline, shellIn } from './shell.ts'
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

const unserved: Served = { html: '' }

/**
 * Renders a page of the storefront as a visitor sees it. Undefined if only a member sees it, or if `index.html` names
 * another API host. An element that fails, or whose read fails, comes without content: the browser renders it.
 */
export async function renderPage(
  url: URL,
  { shell: built, origin, read, onFault }: PageOptions,
): Promise<RenderedPage | undefined> {
  const shell = shellIn(built)
  const destination = destinationAt(url, patterns)
  const isOfAnotherHost = (shell.settings.apiHost ?? origin) !== origin
  if (requiresAuth(destination.route) || isOfAnotherHost) return undefined
  const settings = { locale: 'en', storefront: origin, ...shell.settings, apiHost: origin }
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

  type Position = { isInScreen?: true; inspect?: () => void }
  async function served(
    tag: string,
    attributes: Attributes,
    { isInScreen, ...options }: Position = {},
  ): Promise<Served> {
    try {
      const element = await renderElement(tag, attributes, {
        settings,
        read: readOnce,
        page: { hasMenu: true },
        renderNested,
        ...options,
      })
      Object.assign(replies, element.replies)
      if (isInScreen && Object.keys(element.replies).length > 0) hasData = true
      const css = servedCss(element)
      styles.add(css)
      return { html: shadowRootOf(`<style>${css}</style>`, element.html), content: element.content }
    } catch (fault) {
      onFault(fault)
      if (isInScreen) failure ??= fault
      return unserved
    }
  }

  /** The footer has an element inside, and so does a company's page. */
  const renderNested: RenderNested = (...given) => (isElementTag(given[0]) ? served(...given) : undefined)

  const { keyword } = destination.query
  const screen = elementsOf(destination)
  const [frame, pieces] = await Promise.all([
    Promise.all(
      FRAME.map(async tag => {
        const given: Attributes =
          tag === 'trade-menu' && destination.route === 'search' && keyword ? { keyword } : {}
        return [tag, `<${tag}${written(given)}>${(await served(tag, given)).html}`] as const
      }),
    ),
    Promise.all(
      screen.map(async ({ tag, key, attributes }, index) => {
        const given = withoutUnset({ ...key, ...attributes })
        const position: Position = { isInScreen: true, ...(index === 0 && { inspect }) }
        const { html, content } = isElementTag(tag) ? await served(tag, given, position) : unserved
        return { html: `<${tag}${written(given)}>${html}</${tag}>`, content }
      }),
    ),
  ])
  const main = pieces.map(({ html }) => html).join('')
  const heading = pieces.flatMap(({ content }) => content?.heading ?? [])[0] ?? ''
  const hasNoData = failure !== undefined && !hasData
  const known = { ...(metadata ?? metadataOf(destination, [])), ...(hasNoData && { isMissing: true }) }
  const head = inRendering(settings, () => {
    const title = titleOf(destination, heading.trim())
    const meta = metaOf(destination, title, known)
    const { storageKey } = $config.get()
    const { unusable } = stateMessages.get()
    return { title, meta, canonical: canonicalOf(destination).href, unusable, storageKey }
  })
  const late = lateScripts(
    shell,
    screen.map(({ tag }) => tag),
  )
  const early = earlyScript(head)
  const drafts = pieces.some(({ content }) => content?.hasDrafts) ? [draftScript(head)] : []
  const embedded = `<script type="application/json" data-trade-replies>${jsonInScript(replies)}</script>`
  // An element without content may be all that there is.
  const isEmpty = pieces.every(({ content }) => !content)
  const html = shell.fill({
    html: `<html lang="${escapeHtml(settings.locale)}" data-served>`,
    title: `<title>${escapeHtml(head.title)}</title>`,
    head: `${inScript(early)}${headOf(head, known.data)}</head>`,
    ...Object.fromEntries(frame),
    noscript: main + (isEmpty ? shell.noscript : '') + drafts.map(inScript).join(''),
    body: `${embedded}${inScript(late)}</body>`,
  })
  return {
    html,
    status:
      hasNoData && !(failure instanceof ReadRefused)
        ? UNAVAILABLE
        : destination.known && !known.isMissing
          ? OK
          : NOT_FOUND,
    inline: {
      scripts: [...shell.inline.scripts, early, ...drafts, late],
      styles: [...shell.inline.styles, ...styles],
    },
  }
}

const OK = 200
const NOT_FOUND = 404
const UNAVAILABLE = 503

type Head = {
  canonical: string
  meta: Readonly<Record<string, string>>
  unusable: string
  storageKey: string
}

/**
 * Has the browser paint nothing before the content begins: each paint lays out the page anew. If it waits for the end of
 * the content, it shows all results 5 % earlier, but nothing at all for 44 % longer (Chromium 156).
 */
const PAINT_AT_ONCE = '<link rel="expect" href="#main" blocking="render">'

const earlyScript = ({ unusable, storageKey }: Head): string =>
  [
    `(${holdEarlyActions})(${[CONTROLS, UNREADY, unusable].map(jsonInScript)},${showHeld})`,
    `document.documentElement.style.cssText+=${jsonInScript(UNTIL_LIVE)}`,
    `(${hideFromMembers})(${jsonInScript(storageKey)},${jsonInScript(FOR_MEMBERS)})`,
  ].join(';')

/** Comes with the fields that it fills in, and so runs before most browsers paint them. */
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

const withoutUnset = (attributes: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')
