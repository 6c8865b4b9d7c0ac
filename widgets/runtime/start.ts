import {
  type PreloadedResponses,
  type ServedReply,
  setPreloadedResponses,
} from '#shared/api/preloaded-responses.ts'
import { $config, configureFrom, configureOrigin } from '#shared/config/config.ts'
import { readAttributes } from '#shared/config/read-attributes.ts'
import { FRAGMENT, type HeldByRoot, setHeldActions } from '#shared/hydration/served.ts'
import '#shared/messages/widget-languages.ts'
import { loadLanguage } from '#shared/messages/i18n.ts'
import { defineConfig } from '../config/config.element.ts'
import { elements } from './elements.ts'
import { loadNeeded, startLoader } from './loader.ts'
import type { ScriptTag } from './script-tag.ts'

export { api } from './page-api.ts'
export { defineConfig }

export function loadNeededElements(): void {
  if (typeof document !== 'undefined') setPreloadedResponses(embeddedReplies(location.origin))
  loadNeeded(elements)
}

/** Makes the elements of this page live. `early` are the script's requests, `held` the actions of readers so far. */
export async function start(
  script: ScriptTag | undefined,
  early?: PreloadedResponses,
  held?: HeldByRoot,
): Promise<void> {
  const preloaded = early ?? new Map()
  for (const embedded of embeddedReplies(script?.origin ?? location.origin)) preloaded.set(...embedded)
  // Not a copy: a reply that arrives later adds the reads that follow from it.
  if (early || preloaded.size > 0) setPreloadedResponses(preloaded)
  if (held) setHeldActions(held)
  if (script) {
    configureOrigin(script.origin)
    const settings = script.settings.filter(([name]) => name !== 'base')
    configureFrom('script', readAttributes('script', settings))
    if (script.nonce) passOn(script.nonce)
  }
  defineConfig()
  const sandboxed = window.parent === window ? undefined : import('./sandboxed-forms.ts').catch(() => {})
  // Content from a server is hydrated in its own language.
  await loadLanguage($config.get().locale)
  // A form that is pressed earlier would be blocked.
  await sandboxed
  startLoader(elements)
}

/**
 * Returns the replies that servers have embedded in this page. `usual` is the API host of those that name none. A server
 * writes them after an element with content. Elsewhere they may be in markup that somebody has injected.
 */
function embeddedReplies(usual: string): PreloadedResponses {
  const scripts = [...document.querySelectorAll<HTMLElement>('script[data-trade-replies]')]
  return new Map(
    scripts.flatMap(({ dataset, textContent, previousElementSibling: element }) => {
      if (!element?.shadowRoot?.querySelector(PRINTED)) return []
      const host = dataset.tradeReplies || usual
      return Object.entries(repliesIn(textContent)).map(([path, reply]) => [host + path, reply] as const)
    }),
  )
}

/** Content that came with the page. A fragment's replies come with the fragment. */
const PRINTED = `.trade-root[data-served]:not([data-served=${FRAGMENT}])`

/** The text may have been changed on its way to the page. */
function repliesIn(text: string | null): Record<string, ServedReply> {
  try {
    return Object(JSON.parse(text || '{}'))
  } catch {
    return {}
  }
}

/** Gives the script's nonce to the files that chunks fetch. The loader of the build looks for it under this name. */
function passOn(nonce: string): void {
  const meta = document.createElement('meta')
  meta.setAttribute('property', 'csp-nonce')
  meta.nonce = nonce
  document.head.append(meta)
}
