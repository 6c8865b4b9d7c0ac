import { renderFragment } from '#host-demo/package/npm/server-entry.ts'
import { isRendered } from '#widgets/runtime/fragment.ts'
import { linkTag, type Script, type Snippet, settingsOf } from './snippet.ts'

type Marketplace = Pick<Script, 'apiHost' | 'storefront' | 'isIsolated'>

/** Returns true if the marketplace renders the element for this page: it shows data of its own API, in no frame. */
export function hasFragment(tag: string, { apiHost, storefront, isIsolated }: Marketplace): boolean {
  return isRendered(tag) && !isIsolated && apiHost === storefront
}

/** Returns the key for baking an element: a text that is the same for the same content. */
export const bakingOf = (made: Snippet, script: Script): string | undefined =>
  hasFragment(made.tag, script) ? JSON.stringify([made, script]) : undefined

/** Returns the element with its present content. Throws if the marketplace has not rendered it. */
export async function bake(baking: string): Promise<string> {
  const [{ tag, attributes, link }, script]: [Snippet, Script] = JSON.parse(baking)
  const { html, isRendered: isBaked } = await renderFragment(tag, attributes, {
    origin: script.storefront,
    locale: script.locale,
    settings: settingsOf(script),
    fallback: link && linkTag(link),
    timeout: 10_000,
  })
  if (!isBaked) throw new Error(`${script.storefront} has not rendered <${tag}>`)
  return html
}
