/**
 * Returns names on the page that are cut off without a `title` in full. Names are texts in semibold or bolder. The
 * function also runs inside pages, so it uses nothing from outside.
 */
export function cutNames(): string[] {
  const within = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap(each => [
      each,
      ...(each.shadowRoot ? within(each.shadowRoot) : []),
    ])
  const isCut = (element: Element): boolean => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
    // Text one pixel wide is only for screen readers.
    if (clientWidth <= 1 || (scrollWidth <= clientWidth && scrollHeight <= clientHeight + 1)) return false
    const { fontWeight, overflow } = getComputedStyle(element)
    return Number(fontWeight) >= 600 && /hidden|clip/.test(overflow) && !element.closest('input, [title]')
  }
  return within(document)
    .filter(isCut)
    .map(({ textContent }) => textContent ?? '')
}
