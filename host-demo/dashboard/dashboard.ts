/** The page of `/app/dashboard/menu`: plays the separate dashboard of the specification. Design section 8. */
import { type Chat, fetchChats, fetchQuotes, type Member } from './calls.ts'
import { chatsSection } from './chats.ts'
import { element } from './element.ts'
import { outboxSection } from './outbox.ts'
import { plainSections } from './plain-sections.ts'
import { quotesSection } from './quotes.ts'
import type { Section } from './section.ts'
import { takeToken, token } from './token.ts'

const sections: readonly Section[] = [quotesSection, chatsSection, outboxSection, ...plainSections]

const found = (id: string) => document.getElementById(id) ?? document.body

/** Starts the page; `signal` ends it, for tests. */
export function startDashboard(signal?: AbortSignal): void {
  takeToken()
  const badge = element('span', { class: 'badge', hidden: true })
  const entries = sections.map(section => {
    const label = section === chatsSection ? [section.title, ' ', badge] : [section.title]
    return element('a', { href: `#${section.id}` }, ...label)
  })
  found('menu').replaceChildren(element('ul', {}, ...entries.map(entry => element('li', {}, entry))))

  const meet = ({ name, company }: Member) =>
    found('member').replaceChildren(element('b', {}, name), company ? element('span', {}, company.name) : '')
  const count = (chats: readonly Chat[]) => {
    const unread = chats.reduce((all, chat) => all + chat.unread, 0)
    badge.hidden = unread === 0
    badge.textContent = unread === 0 ? '' : `${unread} new`
  }

  let leave = new AbortController()
  let shown: string | undefined
  function open(isFirst: boolean): void {
    if (location.hash === shown) return
    shown = location.hash
    leave.abort()
    leave = new AbortController()
    const [id = '', detail = ''] = location.hash.slice(1).split('/')
    const section = sections.find(each => each.id === id) ?? quotesSection
    for (const [place, entry] of entries.entries()) {
      if (sections[place] === section) entry.setAttribute('aria-current', 'page')
      else entry.removeAttribute('aria-current')
    }
    document.title = `${section.title} · Dashboard · Trade Enabler`
    const heading = element('h1', { tabindex: -1 }, section.title)
    const place = element('div')
    found('main').replaceChildren(heading, element('p', { class: 'lead' }, section.lead), place)
    section.show({ place, detail, left: leave.signal, meet, count })
    if (!isFirst) heading.focus()
  }

  addEventListener('hashchange', () => open(false), { ...(signal && { signal }) })
  signal?.addEventListener('abort', () => leave.abort())
  found('skip').addEventListener('click', event => {
    // The part after '#' names the section here.
    event.preventDefault()
    found('main').focus()
  })
  open(true)
  fillFrame(meet, count)
}

/** The name in the header and the number beside 'Messages', unless the first section fetches them anyway. */
function fillFrame(meet: (member: Member) => void, count: (chats: readonly Chat[]) => void): void {
  const first = location.hash.slice(1).split('/')[0]
  if (!token()) return
  const wanted = [
    first !== chatsSection.id && fetchChats().then(count),
    (first === chatsSection.id || first === outboxSection.id) &&
      fetchQuotes().then(({ member }) => meet(member)),
  ]
  // What fails here fails in the section too, and is said there.
  void Promise.allSettled(wanted)
}

if (document.getElementById('menu')) startDashboard()
