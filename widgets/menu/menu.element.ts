import { textAttribute } from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import { procurementAttribute } from '#shared/procurement/procurement.ts'
import theme from '#shared/shoelace/theme.css?inline'
import styles from './menu.css?inline'
import { Menu } from './menu.tsx'
import searchBox from './search-box.css?inline'
import shopStyles from './shop-menu.css?inline'

export const tradeMenu = defineWidget('trade-menu', {
  summary: 'The main menu: Shop by Category, the search box, and sign-in or the way to the dashboard.',
  component: Menu,
  shows: ['list', 'session'],
  attributes: {
    keyword: textAttribute('What the search box holds.'),
    procurement: procurementAttribute,
  },
  events: ['trade-navigate', 'trade-search-suggest'],
  slots: {
    loading: 'Shown in the panel while categories load.',
    empty: 'Shown in the panel when there are no categories.',
    error: 'Shown in the panel when the categories could not be loaded.',
  },
  parts: {
    bar: 'The whole bar.',
    content: 'What stands in it, 1240 px wide at most.',
    brand: 'The link home.',
    shop: 'The button that opens the categories.',
    categories: 'The panel with the categories.',
    search: 'The search form.',
    suggestions: 'What is suggested below it, with `procurement`.',
    account: 'Dashboard and Sign out, or Sign In and Register.',
    dialog: 'What becomes of drafts and records, asked before signing out.',
  },
  styles: [theme, styles, searchBox, shopStyles],
})
