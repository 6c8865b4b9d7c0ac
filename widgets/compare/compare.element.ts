import { textAttribute } from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import { compareExtension } from '#widgets/procurement/compare.tsx'
import { procurementAttribute, withProcurement } from '#widgets/procurement/with-procurement.tsx'
import styles from './compare.css?inline'
import { Compare } from './compare.tsx'

export const tradeCompare = defineWidget('trade-compare', {
  summary:
    'Up to four products or services side by side: pictures, sellers and facts, with their differences.',
  example: 'items="product-1,product-2"',
  sees: 'Kemaman Valve Works Sdn Bhd',
  embed: {
    name: 'Comparison',
    link: 'Compare on the marketplace',
    to: ({ items }) => ({ route: 'compare', query: { items } }),
  },
  component: withProcurement(Compare, compareExtension),
  shows: ['record', 'list'],
  attributes: {
    items: textAttribute(
      'The items, each as its kind and its id: `product-7,service-9`. Up to four are shown.',
    ),
    procurement: procurementAttribute,
  },
  events: ['trade-navigate', 'trade-compare-change', 'trade-rfq-list-change'],
  slots: { empty: 'Replaces our text when no items are named, or none of them exists.' },
  parts: {
    breadcrumb: 'The link back to the home page.',
    table: 'The region with the table.',
    picture: 'The picture of an item.',
    empty: 'The message when no items are named.',
  },
  styles,
})
