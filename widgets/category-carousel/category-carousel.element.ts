import { enumAttribute } from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import styles from './category-carousel.css?inline'
import { CategoryCarousel } from './category-carousel.tsx'

export const tradeCategoryCarousel = defineWidget('trade-category-carousel', {
  summary: 'A carousel of recommended product or service categories, six in view.',
  sees: 'Next categories',
  component: CategoryCarousel,
  shows: ['list'],
  attributes: {
    kind: enumAttribute('The kind of categories.', ['product', 'service'], { default: 'product' }),
  },
  events: ['trade-navigate'],
  slots: { empty: 'Replaces our text when there are no categories.' },
  parts: {
    heading: 'The heading.',
    all: 'The link to all categories.',
    turns: 'The previous and next buttons, when there are more categories than fit.',
    category: 'Each category.',
  },
  styles: [styles],
})
