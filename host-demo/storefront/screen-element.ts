import { hrefTo } from '#shared/routes/links.ts'
import type { ScreenElement, SlottedLink } from './screens.ts'

export function createScreenElement({
  tag,
  key = {},
  attributes = {},
  actionLink,
}: ScreenElement): HTMLElement {
  const element = document.createElement(tag)
  if (actionLink) element.append(createSlottedLink(actionLink))
  setAttributes(element, key)
  // Given before it is attached, so that its first rendering and its first request are the right ones.
  setAttributes(element, attributes)
  return element
}

/** Drawn by the element in its slot of that name, and styled by the page. */
function createSlottedLink({ text, to }: SlottedLink): HTMLAnchorElement {
  return Object.assign(document.createElement('a'), {
    slot: 'action',
    className: 'action',
    href: hrefTo(to),
    textContent: text,
  })
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
