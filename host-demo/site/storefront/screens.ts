import { parseId } from '#shared/api/parse-id.ts'
import type { RouteName, RouteParams } from '#shared/routes/routes.ts'
import type { ElementTag } from './lazy-elements.ts'
import type { RouteMatch } from './route-match.ts'

type Attributes = Readonly<Record<string, string | undefined>>

/** One element of a screen. It stays in place while tag and `key` are the same, and only its other attributes change. */
export type ScreenElement = {
  tag: ElementTag
  key?: Attributes
  attributes?: Attributes
}

type Query = RouteMatch['query']

const PAGE = /^[1-9]\d{0,8}$/
const TAB = /^[1-4]$/

type Screen<Name extends RouteName> = {
  /** The title until the content has its own heading. */
  title: string
  elements(params: Record<keyof RouteParams<Name>, string>, query: Query): readonly ScreenElement[]
  /** Shown to signed-in members only; others are sent to `login`. */
  requiresAuth?: true
}

type Screens = { [Name in RouteName]: Screen<Name> }

const home: readonly ScreenElement[] = [
  { tag: 'trade-hero' },
  { tag: 'trade-category-carousel', key: { kind: 'product' } },
  { tag: 'trade-category-carousel', key: { kind: 'service' } },
  { tag: 'trade-recommended', key: { kind: 'product' } },
  { tag: 'trade-banner', key: { name: 'register' } },
  { tag: 'trade-recommended', key: { kind: 'service' } },
  { tag: 'trade-banner', key: { name: 'community' } },
]

const rfq = (kind: string, id: string, { quantity, unit }: Query = {}): readonly ScreenElement[] => [
  { tag: 'trade-rfq', key: { kind, 'item-id': id }, attributes: { quantity, unit } },
]

const listing = (kind: string, id: string, query: Query): readonly ScreenElement[] => [
  { tag: 'trade-category', key: { 'category-id': id, kind }, attributes: refinementOf(query) },
]

const refinementOf = ({ page, sort, state, view, ...query }: Query): Attributes => ({
  page: ifAllowed(page, PAGE),
  sort: ifAllowed(sort, /^(name|newest)$/),
  state,
  facts: factsOf(query),
  view: ifAllowed(view, /^table$/),
})

/** Returns the filters by facts. Without JavaScript a form adds one, in fields of their own. */
function factsOf({ facts, range, from, to }: Query): string | undefined {
  const ends = [from, to].map(end => ifAllowed(end?.trim().replace(',', '.'), /^-?\d+(\.\d+)?$/) ?? '')
  if (!range || ends.join('') === '') return facts
  return [facts, `${range}:${ends.join('..')}`].filter(Boolean).join(';')
}

const company = (id: string, shows: Attributes = {}): readonly ScreenElement[] => [
  {
    tag: 'trade-company',
    key: { 'company-id': id },
    attributes: { tab: undefined, page: undefined, subject: undefined, ...shows },
  },
]

const page = (title: string, name: string) => ({
  title,
  elements: (): readonly ScreenElement[] => [{ tag: 'trade-page', key: { name } }],
})

/** Drops a value that was typed into the address and that no widget knows. */
const ifAllowed = (value: string | undefined, allowed: RegExp): string | undefined =>
  value !== undefined && allowed.test(value) ? value : undefined

/** The screen of every route. A missing one is a type error. */
export const screens = {
  home: { title: '', elements: () => home },
  login: { title: 'Member Login', elements: () => home },
  product: {
    title: 'Product',
    elements: ({ id }) => [{ tag: 'trade-product', key: { 'product-id': id } }],
  },
  service: {
    title: 'Service',
    elements: ({ id }) => [{ tag: 'trade-service', key: { 'service-id': id } }],
  },
  categories: { title: 'All categories', elements: () => [{ tag: 'trade-categories' }] },
  category: {
    title: 'Category',
    elements: ({ id }) => [{ tag: 'trade-category', key: { 'category-id': id } }],
  },
  productsByCategory: {
    title: 'Products by Category',
    elements: ({ id }, query) => listing('product', id, query),
  },
  servicesByCategory: {
    title: 'Services by Category',
    elements: ({ id }, query) => listing('service', id, query),
  },
  search: {
    title: 'Search',
    elements: (_, { keyword, tab, category, words, ...query }) => [
      {
        tag: 'trade-search',
        attributes: {
          keyword: keyword ?? '',
          tab: ifAllowed(tab, /^(products|services|company)$/),
          ...refinementOf(query),
          'category-id': parseId(category)?.toString(),
          words: words === '1' ? 'true' : undefined,
        },
      },
    ],
  },
  company: {
    title: 'Company',
    elements: ({ id }, { tab, page }) =>
      company(id, { tab: ifAllowed(tab, TAB), page: ifAllowed(page, PAGE) }),
  },
  companyContactUs: {
    title: 'Contact the company',
    elements: ({ id, tab, subject }) => company(id, { tab: ifAllowed(tab, TAB), subject }),
  },
  rfqProduct: { title: 'RFQ - Product', elements: ({ id }, query) => rfq('product', id, query) },
  rfqService: { title: 'RFQ - Service', elements: ({ id }) => rfq('service', id) },
  rfq: { title: 'RFQ', elements: ({ kind, id }) => rfq(kind, id), requiresAuth: true },
  sent: { title: 'Sent requests', elements: () => [{ tag: 'trade-sent' }] },
  rfqList: { title: 'RFQ list', elements: () => [{ tag: 'trade-rfq-list' }] },
  compare: {
    title: 'Compare',
    elements: (_, { items }) => [{ tag: 'trade-compare', attributes: { items: items ?? '' } }],
  },
  contactUs: { title: 'Contact Us', elements: () => [{ tag: 'trade-contact' }] },
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
    elements: (_, query) => [{ tag: 'trade-embed', key: { query: new URLSearchParams(query).toString() } }],
  },
} satisfies Screens

/** Returns the elements of a place. Its parameters are those of its route, because the router matched them. */
export function elementsOf({ route, params, query }: RouteMatch): readonly ScreenElement[] {
  const screen: { elements(params: RouteMatch['params'], query: Query): readonly ScreenElement[] } =
    screens[route]
  return screen.elements(params, query)
}

/** Returns true for a route that only signed-in members may enter. */
export function requiresAuth(route: RouteName): boolean {
  return 'requiresAuth' in screens[route]
}
