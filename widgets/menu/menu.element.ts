import { textAttribute } from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import theme from '#shared/ui/shoelace/theme.css?inline'
import { menuExtension } from '#widgets/procurement/menu.tsx'
import { procurementAttribute, withProcurement } from '#widgets/procurement/with-procurement.tsx'
import styles from './menu.css?inline'
import { Menu } from './menu.tsx'
import searchBox from './search-box.css?inline'
import shopStyles from './shop-menu.css?inline'

export const tradeMenu = defineWidget('trade-menu', {
  summary: 'The main menu: Shop by Category, the search box, and links to sign in or to the dashboard.',
  sees: 'Shop by Category',
  component: withProcurement(Menu, menuExtension),
  shows: ['list', 'session'],
  attributes: {
    keyword: textAttribute('The text in the search box.'),
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
    content: 'Its content, at most 1240 px wide.',
    brand: 'The link home.',
    shop: 'The button that opens the categories.',
    categories: 'The panel with the categories.',
    search: 'The search form.',
    suggestions: 'The suggestions below it, with `procurement`.',
    account: 'Dashboard and Sign out, or Sign In and Register.',
    'sign-out': 'The button Sign out. The storefront puts it into the row of its header.',
    dialog: 'The question about drafts and records before signing out.',
  },
  styles: [theme, styles, searchBox, shopStyles],
})
