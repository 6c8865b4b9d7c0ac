import type { RouteLocation, RouteName, RouteParams } from '#shared/routes/routes.ts'
import type { Part } from './parts.ts'
import type { TextPlace } from './place.ts'

type Attributes = Readonly<Record<string, string | undefined>>

/** One element of a screen. With the same tag and `identity` it stays when only what it shows has changed. */
export type Piece = { tag: Part; identity?: Attributes; shows?: Attributes; action?: Action }

/** A link of the storefront's own that an element makes room for. */
export type Action = { text: string; to: RouteLocation }

type Query = TextPlace['query']

const PAGE = /^[1-9]\d{0,8}$/
const TAB = /^[1-4]$/

type Screen<Name extends RouteName> = {
  /** The title until the content has a heading of its own. */
  title: string
  pieces(params: Record<keyof RouteParams<Name>, string>, query: Query): readonly Piece[]
  /** Shown to signed-in members only; others are sent to `login`. Spec section 2. */
  requiresAuth?: true
}

type Screens = { [Name in RouteName]: Screen<Name> }

const home: readonly Piece[] = [
  { tag: 'trade-hero' },
  { tag: 'trade-category-carousel', identity: { kind: 'product' } },
  { tag: 'trade-category-carousel', identity: { kind: 'service' } },
  { tag: 'trade-recommended', identity: { kind: 'product' } },
  { tag: 'trade-banner', identity: { name: 'register' } },
  { tag: 'trade-recommended', identity: { kind: 'service' } },
  { tag: 'trade-banner', identity: { name: 'community' } },
]

const rfq = (kind: string, id: string): readonly Piece[] => [
  { tag: 'trade-rfq', identity: { kind, 'item-id': id } },
]

const listing = (kind: string, id: string, { page }: Query): readonly Piece[] => [
  { tag: 'trade-category', identity: { 'category-id': id, kind }, shows: { page: oneOf(page, PAGE) } },
]

const company = (id: string, shows: Attributes = {}): readonly Piece[] => [
  {
    tag: 'trade-company',
    identity: { 'company-id': id },
    shows: { tab: undefined, page: undefined, subject: undefined, ...shows },
    action: {
      text: 'Embed',
      to: { route: 'embed', query: { widget: 'trade-company', 'company-id': id } },
    },
  },
]

const page = (title: string, name: string) => ({
  title,
  pieces: (): readonly Piece[] => [{ tag: 'trade-page', identity: { name } }],
})

/** Leaves out what somebody typed into the address and no widget knows. */
const oneOf = (value: string | undefined, allowed: RegExp): string | undefined =>
  value !== undefined && allowed.test(value) ? value : undefined

/** What every route shows: spec section 2 and design section 5. A missing screen is a type error. */
export const screens = {
  home: { title: '', pieces: () => home },
  login: { title: 'Member Login', pieces: () => home },
  product: {
    title: 'Product',
    pieces: ({ id }) => [{ tag: 'trade-product', identity: { 'product-id': id } }],
  },
  service: {
    title: 'Service',
    pieces: ({ id }) => [{ tag: 'trade-service', identity: { 'service-id': id } }],
  },
  categories: { title: 'All categories', pieces: () => [{ tag: 'trade-categories' }] },
  category: {
    title: 'Category',
    pieces: ({ id }) => [{ tag: 'trade-category', identity: { 'category-id': id } }],
  },
  productsByCategory: {
    title: 'Products by Category',
    pieces: ({ id }, query) => listing('product', id, query),
  },
  servicesByCategory: {
    title: 'Services by Category',
    pieces: ({ id }, query) => listing('service', id, query),
  },
  search: {
    title: 'Search',
    pieces: (_, { keyword, tab, page }) => [
      {
        tag: 'trade-search',
        shows: {
          keyword: keyword ?? '',
          tab: oneOf(tab, /^(products|services|company)$/),
          page: oneOf(page, PAGE),
        },
      },
    ],
  },
  company: {
    title: 'Company',
    pieces: ({ id }, { tab, page }) => company(id, { tab: oneOf(tab, TAB), page: oneOf(page, PAGE) }),
  },
  companyContactUs: {
    title: 'Contact the company',
    pieces: ({ id, tab, subject }) => company(id, { tab: oneOf(tab, TAB), subject }),
  },
  rfqProduct: { title: 'RFQ - Product', pieces: ({ id }) => rfq('product', id) },
  rfqService: { title: 'RFQ - Service', pieces: ({ id }) => rfq('service', id) },
  rfq: { title: 'RFQ', pieces: ({ kind, id }) => rfq(kind, id), requiresAuth: true },
  contactUs: { title: 'Contact Us', pieces: () => [{ tag: 'trade-contact' }] },
  aboutUs: page('About Us', 'aboutUs'),
  FAQ: page('FAQ', 'FAQ'),
  Help: page('Help', 'Help'),
  LearningCentre: page('Learning Centre', 'LearningCentre'),
  Trade: page('Trade on', 'Trade'),
  legal: page('Legal', 'legal'),
  customerService: page('Customer Service', 'customerService'),
  privacy: page('Privacy', 'privacy'),
  terms: page('Terms', 'terms'),
  press: page('Press', 'press'),
  embed: {
    title: 'Embed a widget',
    pieces: (_, query) => [
      { tag: 'trade-embed', identity: { query: new URLSearchParams(query).toString() } },
    ],
  },
} satisfies Screens

/** What a place shows. Its parameters are those of its route: the router matched them. */
export function piecesOf({ route, params, query }: TextPlace): readonly Piece[] {
  const screen: { pieces(params: TextPlace['params'], query: Query): readonly Piece[] } = screens[route]
  return screen.pieces(params, query)
}

/** True for a route that only signed-in members may enter. */
export function requiresAuth(route: RouteName): boolean {
  return 'requiresAuth' in screens[route]
}
