import { claimPage } from './claim-page.ts'
import { api } from './page-api.ts'
import { findScriptTag } from './script-tag.ts'
import { start } from './start.ts'

/**
 * The bundle as a module of a page that is built together with it, such as the storefront: as `trade-widgets.js` it comes
 * by script.ts. What is handed out is that of the first copy on the page.
 */
export const { configure, define, open, session, whenReady } = claimPage(api, () => start(findScriptTag()))
