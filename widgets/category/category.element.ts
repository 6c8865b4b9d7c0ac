import { sorts } from '#shared/api/list-item.ts'
import { enumAttribute, idAttribute, integerAttribute, textAttribute } from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import { views } from '#shared/refine/refinement.ts'
import { listExtension } from '#widgets/procurement/add-row.tsx'
import { procurementAttribute, withProcurement } from '#widgets/procurement/with-procurement.tsx'
import css from './category.css?inline'
import { CategoryPage } from './category.tsx'
import menu from './category-menu.css?inline'

export const tradeCategory = defineWidget('trade-category', {
  summary: 'The products or services of a category, with a menu of its parent and sub-categories.',
  example: 'category-id="1" kind="product"',
  sees: 'Related categories',
  embed: {
    name: 'Category',
    link: 'See the category on the marketplace',
    to: ({ 'category-id': id = '', kind }) => {
      if (kind === 'service') return { route: 'servicesByCategory', params: { id } }
      if (kind === 'product') return { route: 'productsByCategory', params: { id } }
      return { route: 'category', params: { id } }
    },
    example: { kind: 'product' },
  },
  component: withProcurement(CategoryPage, listExtension),
  shows: ['record', 'list'],
  attributes: {
    categoryId: idAttribute('The category.', { required: true }),
    kind: enumAttribute('The kind of items listed. Without it, only the id is shown.', [
      'product',
      'service',
    ]),
    page: integerAttribute('The page of the list, from 1.', { default: 1, min: 1 }),
    sort: enumAttribute('The order of the list, with `search-extensions`.', sorts, { default: 'relevance' }),
    state: textAttribute('Shows only items from this state, with `search-extensions`.'),
    facts: textAttribute(
      'Shows only items with these facts, as in `trade-search`, with `search-extensions`.',
    ),
    view: enumAttribute('How the items are shown, with `search-extensions`.', views, { default: 'list' }),
    procurement: procurementAttribute,
  },
  events: ['trade-category-change', 'trade-navigate', 'trade-rfq-list-change'],
  slots: { empty: 'Replaces our text when nothing is listed or the category does not exist.' },
  parts: {
    breadcrumb: 'The links back to the home page and the categories.',
    menu: 'The parent category and its sub-categories.',
    dialog: 'The filters on a phone.',
    refine: 'The controls that filter and sort the list.',
    results: 'The list.',
    result: 'One product or service.',
    picture: 'Its picture.',
    pager: 'The page numbers.',
    empty: 'The message when nothing is listed.',
  },
  styles: [css, menu],
})
