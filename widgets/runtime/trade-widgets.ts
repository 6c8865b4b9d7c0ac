import { claimPage } from './claim-page.ts'
import { api } from './page-api.ts'
import { findScriptTag } from './script-tag.ts'
import { start } from './start.ts'

/** The bundle for a page that is built together with it, such as the storefront. Other pages load script.ts. */
export const { configure, define, open, session, whenReady } = claimPage(api, () => start(findScriptTag()))
