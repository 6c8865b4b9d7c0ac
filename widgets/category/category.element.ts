import { sorts } from '#shared/api/list-item.ts'
import { enumAttribute, idAttribute, integerAttribute, textAttribute } from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import { procurementAttribute } from '#shared/procurement/procurement.ts'
import css from './category.css?inline'
import { CategoryPage } from './category.tsx'
import menu from './category-menu.css?inline'

export const tradeCategory = defineWidget('trade-category', {
  summary: 'What is listed in a category, beside its parent and sub-categories.',
  component: CategoryPage,
  shows: ['record', 'list'],
  attributes: {
    categoryId: idAttribute('Which category.', { required: true }),
    kind: enumAttribute('What is listed; without it only the id is shown.', ['product', 'service']),
    page: integerAttribute('Which page of the list, from 1.', { default: 1, min: 1 }),
    sort: enumAttribute('Its order, with `search-extensions`.', sorts, { default: 'relevance' }),
    state: textAttribute('Only from this state, with `search-extensions`.'),
    procurement: procurementAttribute,
  },
  events: ['trade-category-change', 'trade-navigate', 'trade-rfq-list-change'],
  slots: { empty: 'In place of our words when nothing is listed, or there is no such category.' },
  parts: {
    breadcrumb: 'The way back to the home page and the categories.',
    menu: 'The parent category and its sub-categories.',
    refine: 'What narrows and arranges the list.',
    results: 'The list.',
    result: 'One product or service.',
    picture: 'Its picture.',
    pager: 'The page numbers.',
    empty: 'What is said when nothing is listed.',
  },
  styles: [css, menu],
})
