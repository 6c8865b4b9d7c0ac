import { errorMessages } from '#shared/api/error.messages.ts'
import { stateMessages } from '#shared/element/state.messages.ts'
import { $user } from '#shared/session/session.ts'
import { type ElementTag, lazyElements } from './lazy-elements.ts'
import type { ScreenElement } from './screens.ts'

export function createScreenElement({ tag, key = {}, attributes = {} }: ScreenElement): HTMLElement {
  const element = document.createElement(tag)
  setAttributes(element, key)
  // Set before it is attached, so that its first rendering and its first request are correct.
  setAttributes(element, attributes)
  if (tag === 'trade-company' && $user.get()) addEmbedLink(element)
  return element
}

/** Offers to embed the company's page. The member's company is requested after the page itself. */
export function addEmbedLink(page: Element): void {
  import('./embed-link.ts').then(({ showEmbedLink }) => showEmbedLink(page)).catch(() => {})
}

export function setAttributes(
  element: Element,
  attributes: Readonly<Record<string, string | undefined>>,
): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name)
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  }
}

/** An element of ours that was created and is not on the page yet. */
type PendingElement = { tag: ElementTag; element: HTMLElement }

/**
 * Appends elements to a container in order, each as soon as its chunk and those of all above it are here, so that later
 * arrivals never push visible content down. Loaded elements are all appended at once. A chunk that fails to load delays
 * nothing: its element is appended with an error notice. Returns a function that stops it.
 */
export function appendInOrder(container: HTMLElement, waiting: readonly PendingElement[]): () => void {
  let ended = false
  const chunks = waiting.map(({ tag, element }) =>
    lazyElements[tag]().catch(() => element.append(errorNotice())),
  )
  async function append(): Promise<void> {
    for (const [index, { tag, element }] of waiting.entries()) {
      if (!customElements.get(tag)) await chunks[index]
      if (ended) return
      container.append(element)
    }
  }
  void append()
  return () => {
    ended = true
  }
}

/** Returns a child of the element, which is shown until the element has its own content. */
function errorNotice(): HTMLElement {
  const t = stateMessages.get()
  const notice = Object.assign(document.createElement('section'), { className: 'missing', role: 'alert' })
  const again = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'primary',
    textContent: t.retry,
  })
  // The router would do nothing, because this is the current location.
  again.addEventListener('click', () => location.reload())
  notice.append(
    Object.assign(document.createElement('h2'), { textContent: t.failed }),
    Object.assign(document.createElement('p'), { textContent: errorMessages.get().offline }),
    again,
  )
  return notice
}
