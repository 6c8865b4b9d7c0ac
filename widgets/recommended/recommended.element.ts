import { enumAttribute } from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import styles from './recommended.css?inline'
import { Recommended } from './recommended.tsx'

export const tradeRecommended = defineWidget('trade-recommended', {
  summary: 'Recommended products or services, up to three rows of six. Shows nothing when there are too few.',
  sees: 'Recommended Products',
  embed: { name: 'Recommended items', link: 'Recommended on the marketplace' },
  component: Recommended,
  shows: ['list'],
  attributes: {
    kind: enumAttribute('The kind of items recommended.', ['product', 'service'], { default: 'product' }),
  },
  events: ['trade-navigate'],
  slots: { empty: 'Shown when there are three or fewer. Without this slot, nothing is shown.' },
  parts: {
    heading: 'The heading.',
    grid: 'The list of cards.',
    card: 'Each card.',
    picture: 'The picture of a card.',
  },
  styles,
})
