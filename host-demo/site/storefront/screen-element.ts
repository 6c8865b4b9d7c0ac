import { $user } from '#shared/session/session.ts'
import type { ScreenElement } from './screens.ts'

export function createScreenElement({ tag, key = {}, attributes = {} }: ScreenElement): HTMLElement {
  const element = document.createElement(tag)
  setAttributes(element, key)
  // Set before it is attached, so that its first rendering and its first request are correct.
  setAttributes(element, attributes)
  if (tag === 'trade-company' && $user.get()) offerToEmbed(element)
  return element
}

/** Offers to embed the company's page. The member's company is requested after the page itself. */
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
