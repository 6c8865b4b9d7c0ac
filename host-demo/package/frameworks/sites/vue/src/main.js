import { configure } from 'trade-widgets'
import { createApp } from 'vue'
import { createRouter, createWebHistory, RouterView } from 'vue-router'
import 'trade-widgets/elements/product'
import 'trade-widgets/elements/rfq'
import Other from './other.vue'
import Page from './page.vue'

configure({ apiHost: 'https://api.example', storefront: 'https://market.example' })

const routes = [
  { path: '/', component: Page },
  { path: '/other', component: Other },
]

createApp(RouterView)
  .use(createRouter({ history: createWebHistory(), routes }))
  .mount('#app')
