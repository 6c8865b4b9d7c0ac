import { configure } from '#shared/config/config.ts'
import { openDialog } from '#shared/dialogs/dialogs.ts'
import { define } from './define.ts'
import { session } from './page-session.ts'
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
