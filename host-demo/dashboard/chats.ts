import { CallFault, type Chat, fetchChats } from './calls.ts'
import { showConversation } from './conversation.ts'
import { lately } from './dates.ts'
import { element } from './element.ts'
import { politely } from './polite.ts'
import type { Page, Section } from './section.ts'
import { empty, link, problem, skeleton } from './states.ts'

const pause = 15_000

/** 'Messages': every conversation of the member, or of the member's company, and one of them open. */
export const chatsSection: Section = {
  id: 'messages',
  title: 'Messages',
  lead: 'Answer by hand; new messages appear by themselves.',
  show(page) {
    const chosen = Number(page.detail) || 0
    const list = element('ul', { class: 'chats', 'aria-label': 'Conversations' })
    const talk = element('section', { class: 'talk', 'aria-label': 'Conversation' })
    const frame = element('div', { class: chosen ? 'messages open' : 'messages' }, list, talk)
    page.place.replaceChildren(skeleton())

    let isShown = false
    async function refresh(): Promise<void> {
      const chats = await fetchChats()
      if (page.left.aborted) return
      // Opening a conversation reads it; the list may have been asked for just before.
      page.count(chats.filter(({ id }) => id !== chosen))
      if (chats.length === 0) return page.place.replaceChildren(none())
      redraw(list, chats, chosen)
      if (isShown) return
      isShown = true
      page.place.replaceChildren(frame)
      if (chosen) showConversation(talk, chosen, page.left)
      else talk.replaceChildren(element('p', { class: 'muted' }, 'Choose a conversation.'))
    }
    start(page, refresh)
  },
}

/** The first call shows its fault; later ones keep what is there and try again by themselves, unless the session ended. */
function start(page: Page, refresh: () => Promise<void>): void {
  const show = (fault: unknown) => {
    if (!page.left.aborted) page.place.replaceChildren(problem(fault, () => start(page, refresh)))
  }
  const again = () =>
    refresh().catch(fault => {
      if (fault instanceof CallFault && fault.kind === 'signed-out') show(fault)
      throw fault
    })
  refresh().then(() => politely(again, pause, page.left), show)
}

/** Replaces the list and leaves the focus on the entry that had it. */
function redraw(list: HTMLElement, chats: readonly Chat[], chosen: number): void {
  const focused = list.contains(document.activeElement) ? document.activeElement?.getAttribute('href') : null
  list.replaceChildren(...chats.map(chat => entry(chat, chat.id === chosen)))
  if (focused) list.querySelector<HTMLElement>(`[href="${CSS.escape(focused)}"]`)?.focus()
}

function entry({ id, title, company, with: other, unread, lastAt }: Chat, isChosen: boolean): HTMLElement {
  // A conversation is titled with the company's name unless somebody chose another title.
  const subject = title !== company.name && element('span', { class: 'muted' }, title)
  const badge = unread > 0 && !isChosen && element('span', { class: 'badge' }, `${unread} new`)
  return element(
    'li',
    {},
    element(
      'a',
      { href: `#messages/${id}`, 'aria-current': isChosen && 'true' },
      element('img', { src: other.picture, alt: '', width: 40, height: 40, loading: 'lazy' }),
      element('span', { class: 'names' }, element('b', {}, other.name), subject),
      element('span', { class: 'aside' }, lately(lastAt), badge),
    ),
  )
}

const none = () =>
  empty(
    'No messages yet',
    'A conversation starts when a member writes to a company in the chat box of the storefront.',
    link('/', 'Open the storefront', 'button'),
  )
