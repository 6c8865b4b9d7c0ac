import { showAgain } from './modal.ts'
import { isAdded, place, SLOT } from './place.ts'

/** Removes an added dialog that has closed, unless it is opened again at once. */
export function takeAway(element: HTMLElement): void {
  queueMicrotask(() => {
    if (isAdded(element) && !element.hasAttribute('open')) element.remove()
  })
}

/** Moves an open dialog into the body, with its contents, when the element that asked for it leaves the page. */
export function goOnAlone(element: HTMLElement): void {
  const wentAlong = isAdded(element) && element.slot === SLOT && element.parentElement
  if (!wentAlong || !element.hasAttribute('open')) return
  place(element, undefined)
  // A dialog that is moved is no longer modal.
  const dialog = element.shadowRoot?.querySelector('dialog')
  if (dialog?.open) showAgain(dialog)
}
