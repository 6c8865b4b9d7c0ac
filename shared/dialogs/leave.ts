import { showAgain } from './modal.ts'
import { isAdded, place, SLOT } from './place.ts'

/** An added dialog has closed: it leaves, unless it is opened again at once. */
export function takeAway(element: HTMLElement): void {
  queueMicrotask(() => {
    if (isAdded(element) && !element.hasAttribute('open')) element.remove()
  })
}

/** An open dialog that went with the element that asked goes on in the body, with what was typed. */
export function goOnAlone(element: HTMLElement): void {
  const wentAlong = isAdded(element) && element.slot === SLOT && element.parentElement
  if (!wentAlong || !element.hasAttribute('open')) return
  place(element, undefined)
  // A dialog that is moved is modal no longer.
  const dialog = element.shadowRoot?.querySelector('dialog')
  if (dialog?.open) showAgain(dialog)
}
