import { UNRENDERED } from '#elements/tags.ts'
import type { ServedReply } from '#shared/api/preloaded-responses.ts'
import { sheetOf } from '#shared/element/adopt-styles.ts'
import type { ErrorDetail } from '#shared/element/events.ts'
import { keepKeys } from '#shared/element/keep-keys.ts'
import { ActionHolder } from '#shared/hydration/action-holder.ts'
import { showNoMore } from '#shared/hydration/held-action.ts'
import { FRAGMENT, LATE_STYLES } from '#shared/hydration/served.ts'

export type Fragment = {
  html: string
  styles: readonly string[]
  /** The replies that the content shows, by address without the API host. */
  replies: Readonly<Record<string, ServedReply>>
}

const ORDINARY = /^(id|class|style|slot|part|title|hidden|tabindex|loading|on.*|data-.*|aria-.*)$/

/** Returns true if servers render it: some elements only members see, or nobody before asking for them. */
export const isRendered = (tag: string): boolean => !UNRENDERED.test(tag)

/** Returns true if the page has set properties, which a server does not know. Frameworks add others, with other characters. */
export const hasProperties = (element: Element): boolean =>
  Object.keys(element).some(name => /^[a-z]+$/i.test(name))

/** The policy name that pages with `require-trusted-types-for 'script'` have to allow. */
const POLICY = 'trade-widgets'

/** In English only, because the languages come with the bundle. */
const UNUSABLE = 'Part of this page did not load. Reload the page, then try again.'

let policy: Pick<TrustedTypePolicy, 'createHTML'> | undefined

type Described = { localName: string; attributes: Iterable<{ name: string; value: string }> }

export function fragmentUrl(
  element: Described,
  origin: string,
  settings: readonly (readonly [name: string, value: string])[],
): string {
  const attributes = [...element.attributes].flatMap(({ name, value }) =>
    ORDINARY.test(name) ? [] : [[name, value]],
  )
  const query = new URLSearchParams([
    ...attributes,
    // Later values win, because the script tag may name another language than the page.
    ...[...new Map(settings)].map(([name, value]) => [`data-${name}`, value]),
  ])
  query.sort()
  return `${origin}/render/${element.localName}?${query}`
}

/** Puts a server's rendering into the element, unless the element has loaded or its page forbids HTML from text. */
export function placeFragment(
  element: Element,
  { html, styles }: Fragment,
): [root: Element, held: ActionHolder] | undefined {
  if (element.shadowRoot || element.matches(':defined')) return undefined
  const template = document.createElement('template')
  try {
    // TypeScript knows no setter that takes `TrustedHTML`.
    Reflect.set(template, 'innerHTML', trusted(html))
  } catch {
    return undefined
  }
  const root = template.content.firstElementChild
  if (!root?.matches('.trade-root[data-served]')) return undefined
  const sheets = styles.flatMap(css => css.split(LATE_STYLES)).map(css => sheetOf(css, document))
  const shadow = element.attachShadow({ mode: 'open' })
  keepKeys(shadow)
  shadow.adoptedStyleSheets = sheets
  const placed = document.importNode(root, true)
  shadow.append(placed)
  const held = new ActionHolder(placed)
  placed.setAttribute('data-served', FRAGMENT)
  return [placed, held]
}

/** Tells anyone who tried to send data that the bundle could not be loaded. */
export function refuse(root: Element, { actions }: ActionHolder): void {
  const detail: ErrorDetail = { kind: 'offline', status: 0, message: UNUSABLE }
  root.dispatchEvent(new CustomEvent('trade-error', { detail, bubbles: true, composed: true }))
  for (const action of actions) showNoMore(action)
  root.removeAttribute('aria-busy')
  const isSending = actions.some(({ type }) => type !== 'click')
  if (!isSending || root.querySelector(':scope > [role=alert]')) return
  const note = root.ownerDocument.createElement('p')
  note.className = 'note wrong'
  note.setAttribute('role', 'alert')
  note.textContent = UNUSABLE
  root.append(note)
}

function trusted(html: string): TrustedHTML | string {
  const { trustedTypes } = window
  // Without Trusted Types, a form of the page may have this name.
  if (typeof trustedTypes?.createPolicy === 'function')
    policy ??= trustedTypes.createPolicy(POLICY, { createHTML: (given: string) => given })
  return policy?.createHTML(html) ?? html
}
