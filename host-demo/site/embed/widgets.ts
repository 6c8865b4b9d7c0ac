import type { RouteLocation } from '#shared/routes/routes.ts'
import type { ElementTag } from '#widgets/runtime/elements.ts'

/** The chosen values, by their names in HTML: of attributes, or of colours. */
export type Values = Readonly<Record<string, string>>

type Embeddable = {
  name: string
  /** The text of the link inside, for readers without JavaScript and until the widget appears. */
  link: string
  /** The target of the link; home if not set. */
  to?(values: Values): RouteLocation
  /** Optional values that the example sets. */
  example?: Values
}

/** The elements that partners put on their pages. Their definitions list their attributes. */
export const embeddable = {
  'trade-company': {
    name: 'Company page',
    link: 'Visit our company page',
    to: ({ 'company-id': id = '' }) => ({ route: 'company', params: { id } }),
  },
  'trade-product': {
    name: 'Product',
    link: 'See the product on the marketplace',
    to: ({ 'product-id': id = '' }) => ({ route: 'product', params: { id } }),
  },
  'trade-service': {
    name: 'Service',
    link: 'See the service on the marketplace',
    to: ({ 'service-id': id = '' }) => ({ route: 'service', params: { id } }),
  },
  'trade-rfq': {
    name: 'Request for quotation',
    link: 'Ask for a quotation',
    to: ({ 'item-id': id = '', kind }) =>
      kind === 'service' ? { route: 'rfqService', params: { id } } : { route: 'rfqProduct', params: { id } },
  },
  'trade-inquiry': {
    name: 'Inquiry form',
    link: 'Write to us on the marketplace',
    to: ({ 'company-id': id = '' }) => ({ route: 'company', params: { id }, query: { tab: 4 } }),
  },
  'trade-rfq-list': {
    name: 'RFQ list',
    link: 'Make an RFQ list on the marketplace',
    to: () => ({ route: 'rfqList' }),
  },
  'trade-sent': {
    name: 'Sent requests',
    link: 'Your requests on the marketplace',
    to: () => ({ route: 'sent' }),
  },
  'trade-chat': {
    name: 'Chat',
    link: 'Find us on the marketplace',
    to: ({ 'company-id': id }) => (id ? { route: 'company', params: { id } } : { route: 'home' }),
  },
  'trade-search': {
    name: 'Search results',
    link: 'Search the marketplace',
    to: ({ keyword, tab }) => ({ route: 'search', query: { keyword, tab } }),
  },
  'trade-category': {
    name: 'Category',
    link: 'See the category on the marketplace',
    to: ({ 'category-id': id = '', kind }) => {
      if (kind === 'service') return { route: 'servicesByCategory', params: { id } }
      if (kind === 'product') return { route: 'productsByCategory', params: { id } }
      return { route: 'category', params: { id } }
    },
    example: { kind: 'product' },
  },
  'trade-categories': {
    name: 'All categories',
    link: 'All categories of the marketplace',
    to: () => ({ route: 'categories' }),
  },
  'trade-recommended': { name: 'Recommended items', link: 'Recommended on the marketplace' },
  'trade-contact': {
    name: 'Contact form',
    link: 'Write to the marketplace',
    to: () => ({ route: 'contactUs' }),
  },
  'trade-newsletter': { name: 'Newsletter', link: 'Subscribe on the marketplace' },
} as const satisfies Partial<Record<ElementTag, Embeddable>>

export type EmbeddableTag = keyof typeof embeddable

export const tags = Object.keys(embeddable).filter(isEmbeddable)

export function isEmbeddable(tag: string): tag is EmbeddableTag {
  return Object.hasOwn(embeddable, tag)
}

export function exampleOf(tag: EmbeddableTag): Values {
  const { example = {} }: Embeddable = embeddable[tag]
  return example
}

/** Returns the text and the target of the link inside a widget. */
export function linkOf(tag: EmbeddableTag, values: Values): { text: string; to: RouteLocation } {
  const { link, to }: Embeddable = embeddable[tag]
  return { text: link, to: to?.(values) ?? { route: 'home' } }
}
