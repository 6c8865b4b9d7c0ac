const native = 'a[href], button, input, select, textarea, summary, iframe, [contenteditable]'

/** Focuses the first focusable element inside, nested widgets included; false when there is none. */
export function focusFirst(root: HTMLElement, options?: FocusOptions): boolean {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (!mayTakeFocus(element)) continue
    element.focus(options)
    const within = element.getRootNode()
    if (within instanceof ShadowRoot && within.activeElement === element) return true
  }
  return false
}

function mayTakeFocus(element: Element): boolean {
  if (element.getAttribute('tabindex')?.startsWith('-')) return false
  return element.matches(native) || element.hasAttribute('tabindex') || element.localName.includes('-')
}
