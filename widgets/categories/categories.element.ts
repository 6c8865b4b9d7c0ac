import { defineWidget } from '#shared/element/define.ts'
import styles from './categories.css?inline'
import { Categories } from './categories.tsx'

export const tradeCategories = defineWidget('trade-categories', {
  summary: 'All product and service categories, each with a link to its products or services.',
  sees: 'Products by Category',
  embed: {
    name: 'All categories',
    link: 'All categories of the marketplace',
    to: () => ({ route: 'categories' }),
  },
  component: Categories,
  shows: ['list'],
  events: ['trade-navigate'],
  slots: { empty: 'Replaces our text when there are no categories.' },
  parts: {
    breadcrumb: 'The link back to the home page.',
    list: 'The categories of one kind.',
    entry: 'One category.',
    picture: 'Its picture.',
    empty: 'The message when there are none.',
  },
  styles,
})
