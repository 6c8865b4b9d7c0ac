import { isReady } from '#shared/element/host.ts'

/**
 * Resolves with the element as soon as its first content is shown, at once if it is already. An element that can't
 * show any says so by `trade-error`, and may still get there when somebody tries again.
 */
export function whenReady<Tag extends HTMLElement>(element: Tag): Promise<Tag> {
  if (isReady(element)) return Promise.resolve(element)
  return new Promise(resolve => {
    const hear = (event: Event): void => {
      // One that is nested inside says the same of itself.
      if (event.composedPath()[0] !== element) return
      element.removeEventListener('trade-ready', hear)
      resolve(element)
    }
    element.addEventListener('trade-ready', hear)
  })
}
