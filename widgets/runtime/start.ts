import { type PreloadedResponses, setPreloadedResponses } from '#shared/api/preloaded-responses.ts'
import { configure, configureFrom, configureOrigin } from '#shared/config/config.ts'
import { readSettings } from '#shared/config/settings.ts'
import { openDialog } from '#shared/dialogs/dialogs.ts'
import { addLanguage } from '#shared/messages/i18n.ts'
import { defineConfig } from '../config/config.element.ts'
import { define } from './define.ts'
import { elements } from './elements.ts'
import { bringDemanded, startLoader } from './loader.ts'
import { session } from './page-session.ts'
import type { ScriptTag } from './script-tag.ts'
import { whenReady } from './when-ready.ts'

/** What a page may call. */
export const api = { configure, define, open: openDialog, session, whenReady }

export type PageApi = typeof api

declare global {
  interface Window {
    /** There as soon as the script has run, be it before anything else of it has loaded. */
    readonly tradeWidgets: PageApi
  }
}

export { defineConfig }

addLanguage('ms', async () => (await import('./languages/ms.ts')).ms)

/** For the npm package, where nobody looks for tags: brings what its elements ask for, those inside them and dialogs. */
export function answerDemand(): void {
  bringDemanded(elements)
}

/**
 * Makes the elements of this page live, with what its script tag says. Once on a page: see `claimPage`.
 *
 * @param early what the script has asked the API for already
 */
export function start(script: ScriptTag | undefined, early?: PreloadedResponses): void {
  if (early) setPreloadedResponses(early)
  if (script) {
    configureOrigin(script.origin)
    configureFrom('script', readSettings(script.settings))
  }
  defineConfig()
  startLoader(elements)
}
