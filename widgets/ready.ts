const ready = new WeakSet<EventTarget>()

const origin = (event: Event): EventTarget | null => event.composedPath()[0] ?? null

/** From now on, remembers which elements have shown their first content. */
export function followReady(): void {
  document.addEventListener('trade-ready', event => {
    const element = origin(event)
    if (element) ready.add(element)
  })
}

/**
 * Resolves with the element as soon as its first content is shown, at once if it is already. An element that can't
 * show any says so by `trade-error`, and may still get there when somebody tries again.
 */
export function whenReady<Tag extends HTMLElement>(element: Tag): Promise<Tag> {
  if (ready.has(element)) return Promise.resolve(element)
  return new Promise(resolve => {
    const hear = (event: Event): void => {
      // One that is nested inside says the same of itself.
      if (origin(event) !== element) return
      element.removeEventListener('trade-ready', hear)
      resolve(element)
    }
    element.addEventListener('trade-ready', hear)
  })
}
