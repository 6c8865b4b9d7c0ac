/**
 * Keeps Escape for our modal dialog while it is open: a modal of the page around it would close as well. Returns a
 * function that ends this. Listens on the window, as some modals listen on the document before anything inside.
 *
 * @param isFirm Escape does not close our dialog either
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

/** Keeps the rest of the same key press from closing the next dialog: the key is still down when ours has closed. */
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

/** Returns true if a key is for a modal dialog: the focus is inside, or nowhere after a press beside it. */
function isFor(dialog: HTMLDialogElement, event: KeyboardEvent): boolean {
  const path = event.composedPath()
  return path.includes(dialog) || path[0] === document.body || path[0] === document.documentElement
}
