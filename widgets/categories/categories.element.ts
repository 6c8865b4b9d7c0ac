import { defineWidget } from '#shared/element/define.ts'
import styles from './categories.css?inline'
import { Categories } from './categories.tsx'

export const tradeCategories = defineWidget('trade-categories', {
  summary: 'Every product category and every service category, each leading to what is listed in it.',
  component: Categories,
  shows: ['list'],
  events: ['trade-navigate'],
  slots: { empty: 'In place of our words when there are no categories.' },
  parts: {
    breadcrumb: 'The way back to the home page.',
    list: 'The categories of one kind.',
    entry: 'One category.',
    picture: 'Its picture.',
    empty: 'What is said when there are none.',
  },
  styles,
})
