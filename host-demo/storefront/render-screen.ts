import { $config } from '#shared/config/config.ts'
import { appendInOrder } from './append-in-order.ts'
import type { Destination } from './route-match.ts'
import { createScreenElement, setAttributes } from './screen-element.ts'
import { elementsOf, type ScreenElement } from './screens.ts'

let endAttaching = (): void => {}

/**
 * Shows a place in `main`. Elements stay where the new place needs the very same ones, so that only what they show
 * changes; gives true then.
 */
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

/** Extensions put nodes of theirs beside them. */
const ownElements = (main: HTMLElement): Element[] =>
  [...main.children].filter(({ localName }) => localName.startsWith('trade-'))

function canReuse(main: HTMLElement, pieces: readonly ScreenElement[]): boolean {
  const elements = ownElements(main)
  return (
    elements.length === pieces.length &&
    pieces.every(({ tag, key = {} }, index) => {
      const element = elements[index]
      if (element?.localName !== tag) return false
      return Object.entries(key).every(([name, value]) => element.getAttribute(name) === (value ?? null))
    })
  )
}

/** The links of `index.html` are paths of the route table; the configured storefront may lie under a prefix. */
export function prefixLinks(root: ParentNode): void {
  for (const link of root.querySelectorAll('a[href^="/"]')) {
    link.setAttribute('href', `${$config.get().storefront}${link.getAttribute('href')}`)
  }
}
