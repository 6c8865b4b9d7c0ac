import { errorMessages } from '#shared/api/error.messages.ts'
import { stateMessages } from '#shared/element/state.messages.ts'
import { awaitContent } from '#shared/first-paint/awaited-content.ts'
import { type ElementTag, lazyElements } from './lazy-elements.ts'

/** An element of ours that is made and not yet on the page. */
export type PendingElement = { tag: ElementTag; element: HTMLElement }

/**
 * Puts elements into a container in their order, each as soon as its chunk and those of all above it are here, so that
 * what stands on the screen is never pushed down by what comes later. Loaded ones are all appended
 * at once. A chunk that fails to load delays nothing: its element is appended with an error notice.
 * Gives back how to end it.
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
  awaitContent(append())
  return () => {
    ended = true
  }
}

/** A child of the element: shown until the element has content of its own. */
function errorNotice(): HTMLElement {
  const t = stateMessages.get()
  const notice = Object.assign(document.createElement('section'), { className: 'missing', role: 'alert' })
  const again = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'primary',
    textContent: t.retry,
  })
  // The router would do nothing: this is the current location.
  again.addEventListener('click', () => location.reload())
  notice.append(
    Object.assign(document.createElement('h2'), { textContent: t.failed }),
    Object.assign(document.createElement('p'), { textContent: errorMessages.get().offline }),
    again,
  )
  return notice
}
