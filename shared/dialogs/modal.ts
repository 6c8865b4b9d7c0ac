import { keepEscape } from './keep-escape.ts'

/** The element that gets the focus; without one, the browser focuses the first control. */
const FIRST = '[data-first]'
const FIELDS = '.body input:not([disabled]), .body select:not([disabled]), .body textarea:not([disabled])'

/**
 * Shows a native dialog modally and keeps it so. Returns a function that ends this. While the page hides the dialog
 * together with its surroundings, it is not modal: nobody could answer it, and nothing else could be used.
 *
 * @param isFirm Escape does not close it
 */
export function holdModal(dialog: HTMLDialogElement, isFirm = false): () => void {
  const endEscape = keepEscape(dialog, isFirm)
  showAgain(dialog)
  const follow = (): void => {
    if (isModal(dialog) === isHidden(dialog)) showAgain(dialog)
  }
  // The DOM of a test runner may have no sizes.
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
  // The DOM of a test runner may have no modals.
  if (!dialog.showModal) {
    dialog.open = true
  } else {
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

const isModal = (dialog: HTMLDialogElement): boolean => dialog.matches(':modal')

/** Returns true if an open dialog has no box. Browsers without this check are older than 2024. */
const isHidden = (dialog: HTMLDialogElement): boolean => dialog.checkVisibility?.() === false
