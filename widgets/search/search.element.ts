import { sorts } from '#shared/api/list-item.ts'
import { enumAttribute, idAttribute, integerAttribute, textAttribute } from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import { procurementAttribute } from '#shared/procurement/procurement.ts'
import css from './search.css?inline'
import { tabNames } from './search.store.ts'
import { Search } from './search.tsx'

export const tradeSearch = defineWidget('trade-search', {
  summary: 'Search results in three tabs, ten to a page, with what to do when there are none.',
  component: Search,
  shows: ['list'],
  attributes: {
    keyword: textAttribute('What is looked for; empty lists everything, without counts.'),
    tab: enumAttribute('Which results are shown.', tabNames, { default: 'products' }),
    page: integerAttribute('Which page of them, from 1.', { default: 1, min: 1 }),
    sort: enumAttribute('Their order, with `search-extensions`.', sorts, { default: 'relevance' }),
    state: textAttribute('Only from this state, with `search-extensions`.'),
    categoryId: idAttribute('Only of this category, with `search-extensions`.'),
    procurement: procurementAttribute,
  },
  events: ['trade-search-change', 'trade-search-suggest', 'trade-navigate', 'trade-rfq-list-change'],
  slots: { empty: 'In place of our words when nothing was found.' },
  parts: {
    breadcrumb: 'The way back to the home page.',
    search: 'The search form, with `procurement`.',
    suggestions: 'What is suggested below it.',
    title: 'The heading, with what is looked for.',
    tabs: 'Products, services, company.',
    dialog: 'The inquiry to several companies, with `procurement`.',
    'error-box': 'What is wrong with it, or what failed.',
    refine: 'What narrows and arranges the results.',
    results: 'The list of results.',
    result: 'One result.',
    picture: 'The picture of a result.',
    pager: 'The page numbers.',
    empty: 'What is said when nothing was found.',
  },
  styles: [css],
})
