// First, so that everything after it finds the configuration of the page.
import '#widgets/runtime/trade-widgets.ts'
import { $config } from '#shared/config/config.ts'
import { open } from '#shared/dialogs/dialogs.ts'
import { hrefTo } from '#shared/routes/links.ts'
import type { RouteLocation } from '#shared/routes/routes.ts'
import { $user } from '#shared/session/session.ts'
import { showChatToMembers } from './chat.ts'
import { describePage } from './describe.ts'
import { createGuide } from './focus.ts'
import { followHeading, headingIn, textOf } from './heading.ts'
import { followLinks } from './links.ts'
import type { Destination } from './place.ts'
import { type Arrival, createStorefrontRouter } from './router.ts'
import { keepScroll } from './scroll.ts'
import { prefixLinks, show } from './show.ts'
import { setIdentity, setTitle } from './titles.ts'

const main = inPage('main')
const menu = inPage('trade-menu')
const guide = createGuide(main, inPage('#status'))
const scroll = keepScroll()
let endFollowing = (): void => {}
let endDescribing = (): void => {}

const router = createStorefrontRouter($config.get().storefront, { leaving: scroll.leaving, arrived })

followLinks(router)
followLists()
followConfig()
prefixLinks(document.body)
inPage('#skip').addEventListener('click', event => {
  event.preventDefault()
  main.focus()
})
router.start()
showChatToMembers()
// After signing in over `/login?next=` the reader goes where they wanted to go. Who signs out, or is signed out by the
// server, stays: what was typed would be out of sight.
$user.listen(user => {
  if (user) router.reconsider()
})

function arrived(destination: Destination, arrival: Arrival): void {
  endFollowing()
  endDescribing()
  if (arrival === 'back') closeDialogs()
  const stays = show(main, destination)
  const known = stays ? textOf(headingIn(main)) : ''
  showKeyword(destination.route === 'search' ? (destination.query.keyword ?? '') : '')
  setTitle(destination, known)
  setIdentity(destination)
  endDescribing = describePage(destination)
  scroll.arrived(arrival)
  const moves = arrival === 'new' || arrival === 'back'
  if (moves) guide.toMain()
  endFollowing = followHeading(main, known, heading => {
    setTitle(destination, textOf(heading))
    if (moves) guide.toHeading(heading)
  })
  if (destination.route === 'login') open('login')
}

/** The search box holds what was searched for. */
function showKeyword(keyword: string): void {
  if (keyword) menu.setAttribute('keyword', keyword)
  else menu.removeAttribute('keyword')
}

/** What the reader turns in a list stands in the address, so that Back turns it back. What is usual is left out. */
function followLists(): void {
  document.addEventListener('trade-search-change', ({ detail: { keyword, tab, page } }) => {
    const query = { keyword: keyword || undefined, tab: unless(tab, 'products'), page: unless(page, 1) }
    if (router.current().route === 'search') turnTo({ route: 'search', query })
  })
  document.addEventListener('trade-company-change', ({ detail: { companyId: id, tab, page } }) => {
    const { route, params } = router.current()
    const isShown = (route === 'company' || route === 'companyContactUs') && Number(params.id) === id
    const query = { tab: unless(tab, 1), page: unless(page, 1) }
    if (isShown) turnTo({ route: 'company', params: { id }, query })
  })
  document.addEventListener('trade-category-change', ({ detail: { categoryId: id, kind, page } }) => {
    const route = kind === 'product' ? 'productsByCategory' : 'servicesByCategory'
    const query = { page: unless(page, 1) }
    if (router.current().route === route) turnTo({ route, params: { id }, query })
  })
}

function turnTo(place: RouteLocation): void {
  const href = hrefTo(place)
  if (new URL(href).href !== location.href) router.go(href, 'changed')
}

function unless<Value>(value: Value, usual: Value): Value | undefined {
  return value === usual ? undefined : value
}

/** Language and colours of the page around the widgets. */
function followConfig(): void {
  $config.subscribe(({ theme, locale }) => {
    document.documentElement.dataset.theme = theme
    document.documentElement.lang = locale
  })
}

function closeDialogs(): void {
  for (const dialog of document.querySelectorAll('trade-login, trade-register, trade-recovery')) {
    dialog.removeAttribute('open')
  }
}

function inPage(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`index.html has no ${selector}`)
  return element
}
