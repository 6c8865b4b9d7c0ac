const FOCUSABLE = 'a[href], button, input, select, textarea, summary, iframe, [contenteditable]'

/** Focuses the first focusable element inside, nested widgets included. Returns false if there is none. */
export function focusFirst(root: HTMLElement, options?: FocusOptions): boolean {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (!isFocusable(element)) continue
    element.focus(options)
    const within = element.getRootNode()
    if (within instanceof ShadowRoot && within.activeElement === element) return true
  }
  return false
}

function isFocusable(element: Element): boolean {
  if (element.getAttribute('tabindex')?.startsWith('-')) return false
  return element.matches(FOCUSABLE) || element.hasAttribute('tabindex') || element.localName.includes('-')
}
