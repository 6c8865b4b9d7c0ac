// First, so that everything after it finds the configuration of the page.
import '#widgets/runtime/trade-widgets.ts'
import { $config } from '#shared/config/config.ts'
import { openDialog } from '#shared/dialogs/dialogs.ts'
import type { Refinement } from '#shared/refine/refinement.ts'
import { categoryListing, hrefTo } from '#shared/routes/links.ts'
import type { RouteLocation } from '#shared/routes/routes.ts'
import { $user } from '#shared/session/session.ts'
import { interceptLinks } from './link-clicks.ts'
import { findMainHeading, observeMainHeading, textOf } from './main-heading.ts'
import { followMetadata, setCanonical, setTitle } from './metadata.ts'
import { prefetchLinks } from './prefetch-links.ts'
import { prefixLinks, renderScreen } from './render-screen.ts'
import type { Destination } from './route-match.ts'
import { createStorefrontRouter, type NavigationType } from './router.ts'
import { offerToEmbed } from './screen-element.ts'
import { createScreenTransition } from './screen-transition.ts'
import { createScrollRestoration } from './scroll-restoration.ts'

const main = requireElement('main')
const menu = requireElement('trade-menu')
const status = requireElement('#status')
const scroll = createScrollRestoration()
const transition = createScreenTransition()
/** What a list has come to, as an address that is not shown yet. */
let chosen: string | undefined
/** The company that a link from elsewhere asks to chat with. */
let chatPartner = ''
let endHeading = (): void => {}
let endMetadata = (): void => {}

const router = createStorefrontRouter($config.get().storefront, { leaving, arrived })

interceptLinks(router)
prefetchLinks(router)
keepListsInUrl()
applyConfig()
prefixLinks(document.body)
requireElement('#skip').addEventListener('click', event => {
  event.preventDefault()
  main.focus()
})
router.start()
showChatToMembers()
// After signing in over `/login?next=` the reader goes where they wanted to go. Who signs out, or is signed out by the
// server, stays: what was typed would be out of sight.
$user.listen(user => {
  if (user) router.reconsider()
  const company = main.querySelector('trade-company')
  if (company) offerToEmbed(company)
})

function leaving(): void {
  chosen = undefined
  transition.finish()
  scroll.leaving()
}

function arrived(destination: Destination, arrival: NavigationType): void {
  const scrollThere = scroll.arrived(arrival)
  const moves = arrival === 'new' || arrival === 'back'
  const show = (): void => {
    endHeading()
    endMetadata()
    if (arrival === 'back') closeDialogs()
    const stays = renderScreen(main, destination)
    const known = stays ? textOf(findMainHeading(main)) : ''
    showKeyword(destination.route === 'search' ? (destination.query.keyword ?? '') : '')
    setTitle(destination, known)
    setCanonical(destination)
    endMetadata = followMetadata(destination)
    scrollThere()
    // At once: the focused element may be gone.
    if (moves) main.focus({ preventScroll: true })
    endHeading = observeMainHeading(main, known, heading => {
      setTitle(destination, textOf(heading))
      if (moves) focusHeading(heading)
    })
    if (destination.route === 'login') openDialog('login')
    // A link of another site, whose page has no chat.
    if (destination.query.chat) openChatWith(destination.params.id, destination.query.about)
  }
  if (moves) transition.start(show)
  else show()
}

/** Tells a screen reader of the new screen and goes to its heading, unless the reader has gone elsewhere meanwhile. */
function focusHeading(heading: HTMLElement): void {
  status.textContent = document.title
  const focused = document.activeElement
  if (focused && focused !== main && focused !== document.body) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** The search box holds what was searched for. */
function showKeyword(keyword: string): void {
  if (keyword) menu.setAttribute('keyword', keyword)
  else menu.removeAttribute('keyword')
}

/** Tab and page of a list go into the address, so that Back undoes them. Defaults are left out. */
function keepListsInUrl(): void {
  document.addEventListener('trade-search-change', ({ detail }) => {
    const query = {
      keyword: detail.keyword || undefined,
      tab: omitDefault(detail.tab, 'products'),
      ...refinementOf(detail),
      category: detail.categoryId,
    }
    if (router.current().route === 'search') changeUrl({ route: 'search', query })
  })
  document.addEventListener('trade-company-change', ({ detail: { companyId: id, tab, page } }) => {
    const { route, params } = router.current()
    const isShown = (route === 'company' || route === 'companyContactUs') && Number(params.id) === id
    const query = { tab: omitDefault(tab, 1), page: omitDefault(page, 1) }
    if (isShown) changeUrl({ route: 'company', params: { id }, query })
  })
  document.addEventListener('trade-category-change', ({ detail }) => {
    const place = categoryListing(detail.kind, detail.categoryId)
    if (router.current().route === place.route) changeUrl({ ...place, query: refinementOf(detail) })
  })
}

const refinementOf = ({ page, sort, state }: Refinement) => ({
  page: omitDefault(page, 1),
  sort: omitDefault(sort, 'relevance'),
  state: state || undefined,
})

/** After the frame in which the list shows what was chosen: the history takes its time. */
function changeUrl(place: RouteLocation): void {
  if (!chosen) requestAnimationFrame(() => setTimeout(showChoice))
  chosen = hrefTo(place)
}

function showChoice(): void {
  if (chosen && new URL(chosen).href !== location.href) router.go(chosen, 'changed')
  chosen = undefined
}

function omitDefault<Value>(value: Value, usual: Value): Value | undefined {
  return value === usual ? undefined : value
}

/** Language and colours of the page around the widgets. */
function applyConfig(): void {
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
    if (chatPartner) chat.setAttribute('company-id', chatPartner)
    document.body.append(chat)
  })
}

function openChatWith(companyId = '', about?: string): void {
  if (about)
    void import('./request-chat.ts').then(({ requestChat }) => requestChat(Number(companyId), main, about))
  chatPartner = companyId
  document.querySelector('trade-chat')?.setAttribute('company-id', companyId)
}

function closeDialogs(): void {
  for (const dialog of document.querySelectorAll('trade-login, trade-register, trade-recovery')) {
    dialog.removeAttribute('open')
  }
}

function requireElement(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`index.html has no ${selector}`)
  return element
}
