/**
 * While a modal dialog of ours is open, Escape is for it alone: a modal of the page around it would close as well. Returns
 * how to end that. Listens on the window, as some modals of pages do so on the document before anything inside it.
 *
 * @param isFirm Escape does not close ours either
 */
export function keepEscape(dialog: HTMLDialogElement, isFirm: boolean): () => void {
  const hear = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isFor(dialog, event)) return
    event.stopImmediatePropagation()
    // After one prevented `cancel`, browsers let the second one close a dialog.
    if (isFirm) event.preventDefault()
    for (const type of ['keydown', 'keyup'] as const) addEventListener(type, keepUntilReleased, true)
  }
  addEventListener('keydown', hear, true)
  return () => removeEventListener('keydown', hear, true)
}

/** The key is still down when the dialog has closed: repeating it, or letting it go, must not close the next one. */
function keepUntilReleased(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return
  const isSamePress = event.type === 'keyup' || event.repeat
  if (isSamePress) {
    event.stopImmediatePropagation()
    event.preventDefault()
  }
  if (event.type === 'keydown' && isSamePress) return
  for (const type of ['keydown', 'keyup'] as const) removeEventListener(type, keepUntilReleased, true)
}

/** A modal dialog has the focus inside, or nothing has it, after a press beside the dialog. */
function isFor(dialog: HTMLDialogElement, event: KeyboardEvent): boolean {
  const path = event.composedPath()
  return path.includes(dialog) || path[0] === document.body || path[0] === document.documentElement
}
