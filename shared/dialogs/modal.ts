const FIRST = '[data-first]'
const FIELDS = '.body input:not([disabled]), .body select:not([disabled]), .body textarea:not([disabled])'

/** Shows a native dialog modally, and keeps it so while the page shows it. Returns a function that ends this. */
export function holdModal(dialog: HTMLDialogElement, isFirm = false): () => void {
  const endEscape = keepEscape(dialog, isFirm)
  showAgain(dialog)
  const follow = (): void => {
    if (dialog.matches(':modal') === isHidden(dialog)) showAgain(dialog)
  }
  const observer = globalThis.ResizeObserver && new ResizeObserver(follow)
  observer?.observe(dialog)
  return () => {
    observer?.disconnect()
    endEscape()
    dialog.close?.()
  }
}

/** Makes a dialog modal again after it was closed, hidden or moved in the page. */
export function showAgain(dialog: HTMLDialogElement): void {
  // The DOM of a test runner may have no modals and no sizes.
  if (!dialog.showModal) dialog.open = true
  else {
    if (dialog.open) dialog.close()
    dialog.showModal()
    if (isHidden(dialog)) {
      dialog.close()
      dialog.show()
    }
  }
  const first = dialog.querySelector<HTMLElement>(FIRST) ?? dialog.querySelector<HTMLElement>(FIELDS)
  first?.focus()
}

// Browsers without this check are older than 2024.
const isHidden = (dialog: HTMLDialogElement): boolean => dialog.checkVisibility?.() === false

/** Keeps Escape from modals of the page, some of which listen on the document, and from our dialog if it `isFirm`. */
function keepEscape(dialog: HTMLDialogElement, isFirm: boolean): () => void {
  const keep = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isFor(dialog, event)) return
    event.stopImmediatePropagation()
    // After one prevented `cancel`, browsers let the second one close a dialog.
    if (isFirm) event.preventDefault()
    for (const type of ['keydown', 'keyup'] as const) addEventListener(type, keepUntilReleased, true)
  }
  addEventListener('keydown', keep, true)
  return () => removeEventListener('keydown', keep, true)
}

/** Keeps a key that is still down from closing the next dialog. */
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

function isFor(dialog: HTMLDialogElement, event: KeyboardEvent): boolean {
  const path = event.composedPath()
  // A dialog may hold an element that has opened another one.
  const innermost = path.find(each => each instanceof HTMLDialogElement && each.open)
  // After a press beside the dialog, nothing has the focus.
  return innermost === dialog || path[0] === document.body || path[0] === document.documentElement
}
