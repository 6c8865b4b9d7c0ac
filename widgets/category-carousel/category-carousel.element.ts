import { enumAttribute } from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import styles from './category-carousel.css?inline'
import { CategoryCarousel } from './category-carousel.tsx'

export const tradeCategoryCarousel = defineWidget('trade-category-carousel', {
  summary: 'The recommended categories of one kind, six in view, in a loop.',
  component: CategoryCarousel,
  shows: ['list'],
  attributes: { kind: enumAttribute('Whose categories.', ['product', 'service'], { default: 'product' }) },
  events: ['trade-navigate'],
  slots: { empty: 'In place of our words when there are no categories.' },
  parts: {
    heading: 'The heading.',
    all: 'The link to all categories.',
    turns: 'The buttons that turn it, where there is more than fits.',
    category: 'Each category.',
  },
  styles: [styles],
})
