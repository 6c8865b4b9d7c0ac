import { claimPage } from './claim-page.ts'
import { api } from './page-api.ts'
import { findScriptTag } from './script-tag.ts'
import { start } from './start.ts'

/**
 * The bundle as a module for a page that is built together with it, such as the storefront. As `trade-widgets.js` it is
 * loaded by script.ts. The exports are those of the first copy on the page.
 */
export const { configure, define, open, session, whenReady } = claimPage(api, () => start(findScriptTag()))
