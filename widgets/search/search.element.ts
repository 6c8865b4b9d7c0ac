import { sorts } from '#shared/api/list-item.ts'
import {
  booleanAttribute,
  enumAttribute,
  idAttribute,
  integerAttribute,
  textAttribute,
} from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import { views } from '#shared/refine/refinement.ts'
import { searchExtension } from '#widgets/procurement/search.tsx'
import { procurementAttribute, withProcurement } from '#widgets/procurement/with-procurement.tsx'
import css from './search.css?inline'
import { tabNames } from './search.store.ts'
import { Search } from './search.tsx'

export const tradeSearch = defineWidget('trade-search', {
  summary: 'Search results in three tabs, ten per page, or what one company sells.',
  example: 'keyword="valve"',
  sees: 'Company (',
  embed: {
    name: 'Search results',
    link: 'Search the marketplace',
    to: ({ keyword, tab }) => ({ route: 'search', query: { keyword, tab } }),
  },
  component: withProcurement(Search, searchExtension),
  shows: ['list'],
  attributes: {
    keyword: textAttribute('The search words. An empty text lists everything, without counts.'),
    tab: enumAttribute(
      'The tab that is shown. By default the first one with results, and products if none has any.',
      tabNames,
    ),
    page: integerAttribute('The page of results, from 1.', { default: 1, min: 1 }),
    sort: enumAttribute('The order of the results, with `search-extensions`.', sorts, {
      default: 'relevance',
    }),
    state: textAttribute('Shows only items from this state, with `search-extensions`.'),
    categoryId: idAttribute('Shows only items of this category, with `search-extensions`.'),
    facts: textAttribute(
      'Shows only items with these facts, such as `size:8",10";class:600#;rating:50..100`, with `search-extensions`.',
    ),
    words: booleanAttribute('Reads no facts from the search words, with `search-extensions`.'),
    view: enumAttribute('How items of one category are shown, with `search-extensions`.', views, {
      default: 'list',
    }),
    companyId: idAttribute('Shows only what this company sells, with `search-extensions`.'),
    procurement: procurementAttribute,
  },
  events: ['trade-search-change', 'trade-search-suggest', 'trade-navigate', 'trade-rfq-list-change'],
  slots: { empty: 'Replaces our text when nothing was found.' },
  parts: {
    breadcrumb: 'The link back to the home page.',
    search: 'The search form, with `procurement`.',
    suggestions: 'The suggestions below it.',
    title: 'The heading, with the search words.',
    tabs: 'Products, services, company.',
    dialog: 'The filters on a phone; the inquiry to several companies, with `procurement`.',
    'error-box': 'The message when a field of it is wrong or sending failed.',
    refine: 'The controls that filter and sort the results.',
    results: 'The list of results.',
    result: 'One result.',
    picture: 'The picture of a result.',
    pager: 'The page numbers.',
    empty: 'The message when nothing was found.',
  },
  styles: [css],
})
