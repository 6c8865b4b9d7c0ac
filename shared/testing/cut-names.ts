/**
 * Names on the page that are cut off while no `title` tells them in full. Names are what is set in semibold or bolder. It is
 * run inside pages too, and so needs nothing from outside.
 */
export function cutNames(): string[] {
  const within = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap(each => [
      each,
      ...(each.shadowRoot ? within(each.shadowRoot) : []),
    ])
  const isCut = (element: Element): boolean => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
    // One pixel wide is what only screen readers are told.
    if (clientWidth <= 1 || (scrollWidth <= clientWidth && scrollHeight <= clientHeight + 1)) return false
    const { fontWeight, overflow } = getComputedStyle(element)
    return Number(fontWeight) >= 600 && /hidden|clip/.test(overflow) && !element.closest('input, [title]')
  }
  return within(document)
    .filter(isCut)
    .map(({ textContent }) => textContent ?? '')
}
