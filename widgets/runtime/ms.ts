import { byHostKey } from '#shared/messages/i18n.ts'
import * as catalogue from './ms/catalogue.ts'
import * as market from './ms/market.ts'
import * as pages from './ms/pages.ts'
import * as requests from './ms/requests.ts'
import * as shared from './ms/shared.ts'

/** Malay, as complete as English. Not yet reviewed by a native speaker (decisions.mdx#texts). */
export const translations = { ...catalogue, ...market, ...pages, ...requests, ...shared }

/** The same for hosts, by the keys that they know. */
export const ms = byHostKey(translations)

// Shoelace's own texts are loaded once a part of it is on the page; other pages need not load Shoelace.
if (typeof customElements !== 'undefined') {
  for (const tag of ['sl-tab-group', 'sl-dropdown']) {
    customElements
      .whenDefined(tag)
      .then(() => import('./ms/shoelace.ts'))
      .catch(() => {})
  }
}
