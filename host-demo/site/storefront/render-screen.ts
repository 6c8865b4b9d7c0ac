import { $config } from '#shared/config/config.ts'
import type { Destination } from './route-match.ts'
import { appendInOrder, createScreenElement, setAttributes } from './screen-element.ts'
import { elementsOf, type ScreenElement } from './screens.ts'

let endAttaching = (): void => {}

/** Shows a place in `main`, and returns true if it kept all elements and only changed their content. */
export function renderScreen(main: HTMLElement, destination: Destination): boolean {
  const pieces = elementsOf(destination)
  if (canReuse(main, pieces)) {
    const elements = ownElements(main)
    for (const [index, { attributes = {} }] of pieces.entries()) {
      const element = elements[index]
      if (element) setAttributes(element, attributes)
    }
    return true
  }
  endAttaching()
  main.replaceChildren()
  endAttaching = appendInOrder(
    main,
    pieces.map(piece => ({ tag: piece.tag, element: createScreenElement(piece) })),
  )
  return false
}

/** Leaves out the nodes that extensions insert beside them. */
const ownElements = (main: HTMLElement): Element[] =>
  [...main.children].filter(({ localName }) => localName.startsWith('trade-'))

function canReuse(main: HTMLElement, pieces: readonly ScreenElement[]): boolean {
  const elements = ownElements(main)
  return (
    elements.length === pieces.length &&
    pieces.every(({ tag, key = {} }, index) => {
      const element = elements[index]
      // An element that the server did not render has nothing to show yet.
      if (element?.localName !== tag || !element.shadowRoot) return false
      return Object.entries(key).every(([name, value]) => element.getAttribute(name) === (value ?? null))
    })
  )
}

/** Adds the configured storefront's prefix to the links of `index.html`. */
export function prefixLinks(root: ParentNode): void {
  for (const link of root.querySelectorAll('a[href^="/"]')) {
    link.setAttribute('href', `${$config.get().storefront}${link.getAttribute('href')}`)
  }
}
