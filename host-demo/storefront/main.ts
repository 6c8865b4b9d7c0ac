// First, so that everything after it finds the configuration of the page.
import '#widgets/runtime/trade-widgets.ts'
import { $config } from '#shared/config/config.ts'
import { openDialog } from '#shared/dialogs/dialogs.ts'
import { hrefTo } from '#shared/routes/links.ts'
import type { RouteLocation } from '#shared/routes/routes.ts'
import { $user } from '#shared/session/session.ts'
import { createFocusManager } from './focus-manager.ts'
import { interceptLinks } from './link-clicks.ts'
import { findMainHeading, observeMainHeading, textOf } from './main-heading.ts'
import { followMetadata, setCanonical, setTitle } from './metadata.ts'
import { prefixLinks, renderScreen } from './render-screen.ts'
import type { Destination } from './route-match.ts'
import { createStorefrontRouter, type NavigationType } from './router.ts'
import { createScrollRestoration } from './scroll-restoration.ts'

const main = inPage('main')
const menu = inPage('trade-menu')
const focusManager = createFocusManager(main, inPage('#status'))
const scroll = createScrollRestoration()
let endHeading = (): void => {}
let endMetadata = (): void => {}

const router = createStorefrontRouter($config.get().storefront, { leaving: scroll.leaving, arrived })

interceptLinks(router)
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

function arrived(destination: Destination, arrival: NavigationType): void {
  endHeading()
  endMetadata()
  if (arrival === 'back') closeDialogs()
  const stays = renderScreen(main, destination)
  const known = stays ? textOf(findMainHeading(main)) : ''
  showKeyword(destination.route === 'search' ? (destination.query.keyword ?? '') : '')
  setTitle(destination, known)
  setCanonical(destination)
  endMetadata = followMetadata(destination)
  scroll.arrived(arrival)
  const moves = arrival === 'new' || arrival === 'back'
  if (moves) focusManager.toMain()
  endHeading = observeMainHeading(main, known, heading => {
    setTitle(destination, textOf(heading))
    if (moves) focusManager.toHeading(heading)
  })
  if (destination.route === 'login') openDialog('login')
}

/** The search box holds what was searched for. */
function showKeyword(keyword: string): void {
  if (keyword) menu.setAttribute('keyword', keyword)
  else menu.removeAttribute('keyword')
}

/** Tab and page of a list go into the address, so that Back undoes them. Defaults are left out. */
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

/** Puts the chat box into the corner with the first sign-in: visitors load nothing of it. */
function showChatToMembers(): void {
  $user.subscribe(user => {
    if (!user || document.querySelector('trade-chat')) return
    const chat = document.createElement('trade-chat')
    chat.setAttribute('docked', '')
    document.body.append(chat)
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
