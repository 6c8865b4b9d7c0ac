import { booleanAttribute, idAttribute, integerAttribute } from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import { structuredDataAttribute } from '#shared/structured-data/attribute.ts'
import { productExtension } from '#widgets/procurement/product.ts'
import { procurementAttribute, withProcurement } from '#widgets/procurement/with-procurement.tsx'
import gallery from './gallery.css?inline'
import itemBox from './item-box.css?inline'
import itemTabs from './item-tabs.css?inline'
import css from './product.css?inline'
import { ItemDetail } from './product.tsx'
import prose from './prose.css?inline'
import summary from './summary.css?inline'

const attributes = {
  tab: integerAttribute('The tab shown: 1 description, 2 company profile, 3 reviews.', {
    default: 1,
    min: 1,
    max: 3,
  }),
  tenders: booleanAttribute('Shows a panel of the latest tenders and RFQs: a nested `<trade-tenders>`.'),
  procurement: procurementAttribute,
  structuredData: structuredDataAttribute,
}

const rest = {
  component: withProcurement(ItemDetail, productExtension),
  shows: ['record', 'session'],
  events: ['trade-navigate', 'trade-rfq-list-change'],
  slots: { empty: 'Replaces our text when the item does not exist.' },
  parts: {
    breadcrumb: 'The links back to the home page and the company.',
    gallery: 'The picture shown and its thumbnails.',
    picture: 'A picture.',
    dialog: 'The enlarged picture.',
    summary: 'Category, name and short description, with the facts by which a buyer chooses.',
    'key-facts': 'The first facts.',
    box: 'The company and what a buyer can do.',
    company: 'The company with its logo and location.',
    facts: 'A table of facts.',
    tabs: 'Description, company profile, reviews.',
    description: "The seller's own text.",
    tenders: 'The panel of the latest tenders and RFQs.',
  },
  styles: [css, gallery, summary, itemBox, itemTabs, prose],
} as const

export const tradeProduct = defineWidget('trade-product', {
  ...rest,
  summary: 'A product: pictures, facts and seller, with buttons for a quotation or an inquiry.',
  example: 'product-id="1"',
  sees: 'About the seller',
  embed: {
    name: 'Product',
    link: 'See the product on the marketplace',
    to: ({ 'product-id': id = '' }) => ({ route: 'product', params: { id } }),
  },
  attributes: { productId: idAttribute('The product.', { required: true }), ...attributes },
  fixed: { kind: 'product' },
})

export const tradeService = defineWidget('trade-service', {
  ...rest,
  summary: 'A service: pictures and company, with buttons for a quotation or an inquiry.',
  example: 'service-id="1"',
  sees: 'Service Name',
  embed: {
    name: 'Service',
    link: 'See the service on the marketplace',
    to: ({ 'service-id': id = '' }) => ({ route: 'service', params: { id } }),
  },
  attributes: { serviceId: idAttribute('The service.', { required: true }), ...attributes },
  fixed: { kind: 'service' },
})
