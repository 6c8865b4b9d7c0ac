import { keepEscape } from './keep-escape.ts'

/** Where the focus goes; else the browser focuses the first control. */
const FIRST = '[data-first]'
const FIELDS = '.body input:not([disabled]), .body select:not([disabled]), .body textarea:not([disabled])'

/**
 * Shows a native dialog modally and keeps it so; returns how to end that. While the page hides the dialog with what is
 * around it, it is not modal: nobody could answer it, and nothing else could be used.
 *
 * @param isFirm Escape does not close it
 */
export function holdModal(dialog: HTMLDialogElement, isFirm = false): () => void {
  const endEscape = keepEscape(dialog, isFirm)
  showAgain(dialog)
  const follow = (): void => {
    if (isModal(dialog) === isHidden(dialog)) showAgain(dialog)
  }
  // The DOM of a test runner may know no sizes.
  const observer = globalThis.ResizeObserver && new ResizeObserver(follow)
  observer?.observe(dialog)
  return () => {
    observer?.disconnect()
    endEscape()
    dialog.close?.()
  }
}

/** Shows a dialog modally that is so no longer: it was closed, hidden, or moved in the page. */
export function showAgain(dialog: HTMLDialogElement): void {
  // The DOM of a test runner may know no modals.
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

/** Whether an open dialog has no box. Browsers that can't tell are older than 2024. */
const isHidden = (dialog: HTMLDialogElement): boolean => dialog.checkVisibility?.() === false
