import { $user } from '#shared/session/session.ts'
import type { ScreenElement } from './screens.ts'

export function createScreenElement({ tag, key = {}, attributes = {} }: ScreenElement): HTMLElement {
  const element = document.createElement(tag)
  setAttributes(element, key)
  // Given before it is attached, so that its first rendering and its first request are the right ones.
  setAttributes(element, attributes)
  if (tag === 'trade-company' && $user.get()) offerToEmbed(element)
  return element
}

/** Who belongs to the company is asked after its page. */
export function offerToEmbed(page: Element): void {
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
