/** Milliseconds between two checks during a wait. */
export const INTERVAL = 10

/** Options of `waitFor`: long enough for a slow machine, and an error without the whole page. */
export const WAIT_OPTIONS = { timeout: 30_000, interval: INTERVAL, onTimeout: (error: Error): Error => error }

/** Works like `querySelectorAll`, across all shadow roots. */
export function queryAllDeep(part: ParentNode, selector: string): Element[] {
  const inside = [...part.querySelectorAll('*')].flatMap(element =>
    element.shadowRoot ? queryAllDeep(element.shadowRoot, selector) : [],
  )
  return [...part.querySelectorAll(selector), ...inside]
}

/** Returns true once every trade element that does not sleep has rendered and none is loading. */
export function isSettled(part: ParentNode): boolean {
  const isDrawn = (root: Element) => root.querySelector(':scope > slot:not([name])') === null
  const roots = queryAllDeep(part, '.trade-root:not([data-asleep])')
  return roots.length > 0 && roots.every(isDrawn) && queryAllDeep(part, '[aria-busy="true"]').length === 0
}

/** Returns the rendered text of a part of the page, across shadow roots and slots. */
export function shownText(part: Node): string {
  return shownTexts(part).join(' ').replace(/\s+/g, ' ').trim()
}

/** Returns the same, by text node. */
export function shownTexts(node: Node): string[] {
  if (node instanceof Text) return [node.data]
  if (node instanceof Element && node.matches('style, script, [hidden]')) return []
  return childrenOf(node).flatMap(shownTexts)
}

function childrenOf(node: Node): readonly Node[] {
  const slotted = node instanceof HTMLSlotElement ? node.assignedNodes() : []
  if (slotted.length > 0) return slotted
  const root = node instanceof Element ? node.shadowRoot : null
  return [...(root ?? node).childNodes]
}
