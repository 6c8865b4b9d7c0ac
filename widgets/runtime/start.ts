import { type PreloadedResponses, setPreloadedResponses } from '#shared/api/preloaded-responses.ts'
import { configureFrom, configureOrigin } from '#shared/config/config.ts'
import { readAttributes } from '#shared/config/read-attributes.ts'
import { type FirstContents, setFirstContents } from '#shared/first-paint/first-content.ts'
import { addLanguage } from '#shared/messages/i18n.ts'
import { defineConfig } from '../config/config.element.ts'
import { elements } from './elements.ts'
import { loadRequested, startLoader } from './loader.ts'
import type { ScriptTag } from './script-tag.ts'

export { api } from './page-api.ts'
export { defineConfig }

addLanguage('ms', async () => (await import('./languages/ms.ts')).ms)

/** For the npm package, where nobody looks for tags: brings what its elements ask for, those inside them and dialogs. */
export function loadRequestedElements(): void {
  loadRequested(elements)
}

/**
 * Makes the elements of this page live, with what its script tag says. Once on a page: see `claimPage`.
 *
 * @param early what the script has asked the API for already
 * @param painted what the first files have painted
 */
export async function start(
  script: ScriptTag | undefined,
  early?: PreloadedResponses,
  painted?: FirstContents,
): Promise<void> {
  if (early) setPreloadedResponses(early)
  if (painted) setFirstContents(painted)
  if (script) {
    configureOrigin(script.origin)
    // What says how the script itself is to run.
    const settings = script.settings.filter(([name]) => name !== 'isolate' && name !== 'base')
    configureFrom('script', readAttributes('script', settings))
    if (script.nonce) passOn(script.nonce)
  }
  defineConfig()
  // Before any element is looked for.
  if (script?.isolates) (await elements['trade-frame']()).isolate(elements)
  startLoader(elements)
  if (window.parent !== window) import('./sandboxed-forms.ts').catch(() => {})
}

/** Lets what chunks fetch carry the nonce of the script: under this name the loader of the build asks for it. */
function passOn(nonce: string): void {
  const meta = document.createElement('meta')
  meta.setAttribute('property', 'csp-nonce')
  meta.nonce = nonce
  document.head.append(meta)
}
