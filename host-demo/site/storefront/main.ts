// First, so that everything after it finds the configuration of the page.
import '#widgets/runtime/trade-widgets.ts'
import { parseId } from '#shared/api/parse-id.ts'
import { $config } from '#shared/config/config.ts'
import { openDialog } from '#shared/dialogs/dialogs.ts'
import { hrefTo } from '#shared/routes/links.ts'
import { categoryLocation, companyLocation, searchLocation } from '#shared/routes/list-locations.ts'
import type { RouteLocation } from '#shared/routes/routes.ts'
import { $user } from '#shared/session/session.ts'
import { interceptLinks } from './link-clicks.ts'
import { findMainHeading, observeMainHeading, textOf } from './main-heading.ts'
import { followMetadata, setCanonical, setTitle } from './metadata.ts'
import { prefetchLinks } from './prefetch-links.ts'
import { prefixLinks, renderScreen } from './render-screen.ts'
import type { Destination } from './route-match.ts'
import { createStorefrontRouter, type NavigationType } from './router.ts'
import { addEmbedLink } from './screen-element.ts'
import { createScreenTransition } from './screen-transition.ts'
import { createScrollRestoration } from './scroll-restoration.ts'

const main = requireElement('main')
const menu = requireElement('trade-menu')
const status = requireElement('#status')
const scroll = createScrollRestoration()
const transition = createScreenTransition()
/** The state of a list, as an address that is not shown yet. */
let chosen: string | undefined
/** The company that a link from elsewhere asks to chat with. */
let chatPartner = ''
let endHeading = (): void => {}
let endMetadata = (): void => {}
/** True if the reader has typed outside the screen since the last navigation, whose screen may come late. */
let isTyping = false

const router = createStorefrontRouter($config.get().storefront, { leaving, arrived })

document.addEventListener('input', ({ target }) => {
  isTyping ||= target instanceof Node && !main.contains(target)
})
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
// The element that the server has rendered; others receive the offer when they are created.
if ($user.get()) offerOwnCompany()
showChatToMembers()
// After signing in over `/login?next=`, readers continue to their destination. After signing out, or being signed out
// by the server, they stay: leaving would hide the typed text.
$user.listen(user => {
  if (user) router.reconsider()
  offerOwnCompany()
})

function offerOwnCompany(): void {
  const company = main.querySelector('trade-company')
  if (company) addEmbedLink(company)
}

function leaving(): void {
  chosen = undefined
  transition.finish()
  scroll.leaving()
}

function arrived(destination: Destination, arrival: NavigationType): void {
  const scrollThere = scroll.arrived(arrival)
  isTyping = false
  // At once: on the screen, it would replace what the reader types until then.
  showKeyword(destination.route === 'search' ? (destination.query.keyword ?? '') : '')
  const show = (): void => {
    endHeading()
    endMetadata()
    if (arrival === 'back') closeDialogs()
    const stays = renderScreen(main, destination)
    const known = stays ? textOf(findMainHeading(main)) : ''
    setTitle(destination, known)
    setCanonical(destination)
    endMetadata = followMetadata(destination)
    scrollThere()
    const moves = (arrival === 'new' || arrival === 'back') && !isTyping
    // Immediately, because the focused element may be gone.
    if (moves) main.focus({ preventScroll: true })
    endHeading = observeMainHeading(main, known, heading => {
      setTitle(destination, textOf(heading))
      if (moves) focusHeading(heading)
    })
    if (destination.route === 'login') openDialog('login')
    // A link on another site, whose page has no chat.
    if (destination.query.chat) openChatWith(destination.params.id, destination.query.about)
  }
  // Back shows the earlier screen at once: browsers lose a press during the frames in which a transition begins.
  if (arrival === 'new') transition.start(show)
  else show()
}

/** Announces the new screen to a screen reader and focuses its heading, unless the reader has already moved on. */
function focusHeading(heading: HTMLElement): void {
  status.textContent = document.title
  const focused = document.activeElement
  if (focused && focused !== main && focused !== document.body) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Shows the searched words in the search box. */
function showKeyword(keyword: string): void {
  if (keyword) menu.setAttribute('keyword', keyword)
  else menu.removeAttribute('keyword')
}

/** Puts tab and page of a list into the address, so that Back undoes them. Defaults are left out. */
function keepListsInUrl(): void {
  document.addEventListener('trade-search-change', async ({ detail }) => {
    const { knownOpeningTab } = await import('#widgets/search/search.store.ts')
    const opens = knownOpeningTab(detail.keyword.trim())
    if (router.current().route === 'search') changeUrl(searchLocation({ ...detail, opens }))
  })
  document.addEventListener('trade-company-change', ({ detail: { companyId: id, tab, page } }) => {
    const { route, params } = router.current()
    const isShown = (route === 'company' || route === 'companyContactUs') && parseId(params.id) === id
    if (isShown) changeUrl(companyLocation(id, { tab, page }))
  })
  document.addEventListener('trade-category-change', ({ detail }) => {
    const location = categoryLocation(detail.kind, detail.categoryId, detail)
    if (router.current().route === location.route) changeUrl(location)
  })
  document.addEventListener('trade-compare-change', ({ detail: { items } }) => {
    if (router.current().route === 'compare')
      changeUrl({ route: 'compare', query: { items: items || undefined } })
  })
}

/** Waits for the frame in which the list shows the choice: changing the history takes its time. */
function changeUrl(location: RouteLocation): void {
  if (!chosen) requestAnimationFrame(() => setTimeout(showChoice))
  chosen = hrefTo(location)
}

function showChoice(): void {
  if (chosen && new URL(chosen).href !== location.href) router.go(chosen, 'changed')
  chosen = undefined
}

/** Applies language and colours to the page around the widgets. */
function applyConfig(): void {
  $config.subscribe(({ theme, locale }) => {
    document.documentElement.dataset.theme = theme
    document.documentElement.lang = locale
  })
}

/** Puts the chat box into the corner at the first sign-in: visitors load none of it. */
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
    void import('./open-chat.ts').then(({ openChatOn }) => openChatOn(parseId(companyId) ?? 0, main, about))
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
