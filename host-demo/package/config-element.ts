import type { settingNames } from '#shared/config/settings.ts'
import { type Attribute, booleanAttribute, enumAttribute, textAttribute } from '#shared/element/attributes.ts'

export const configSummary = 'The configuration of all widgets of a page, as an element. It renders nothing.'

/** What `<trade-config>` takes: one entry per setting, so that a new setting without words is a type error. */
export const configAttributes = {
  'api-host': textAttribute('Where the calls go: an origin, with a path before `/api` if need be.'),
  storefront: textAttribute('Where links lead.'),
  'dashboard-host': textAttribute('Where the dashboard of the members is; without it the `api-host`.'),
  'storage-key': textAttribute('The local storage key of whoever is signed in.', {
    default: 'trade-widgets:user',
  }),
  locale: textAttribute('The language as a BCP 47 tag; without it that of the document.'),
  theme: enumAttribute('Light or dark colours.', ['light', 'dark', 'auto'], { default: 'auto' }),
  brand: textAttribute('The name of the marketplace.', { default: 'Trade Enabler' }),
  logo: textAttribute('The URL of the picture in the main menu.'),
  'social-url': textAttribute('Where the social link of the footer leads; without it there is none.'),
  copyright: textAttribute('The notice in the footer.', { default: 'Copyright © 2019' }),
  'recommended-browser': textAttribute('The browser that the notice asks for.', { default: 'Google Chrome' }),
  idempotency: booleanAttribute('Whether writes carry an `Idempotency-Key`.'),
  'sign-out-path': textAttribute('Set, signing out also tells the server by a POST to this path.'),
} satisfies Record<(typeof settingNames)[number], Attribute<unknown>>
