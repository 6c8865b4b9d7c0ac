/** Reports when a modal dialog opens and when the last one is gone, for which there is no event. */
export function watchModals(onChange: (isOpen: boolean) => void): void {
  const shown = new Set<HTMLDialogElement>()
  let isOpen = false

  const observer = new ResizeObserver(check)

  function check(): void {
    for (const dialog of shown) {
      if (dialog.open && dialog.isConnected) continue
      shown.delete(dialog)
      observer.unobserve(dialog)
    }
    if (isOpen === shown.size > 0) return
    isOpen = !isOpen
    onChange(isOpen)
  }

  const { showModal } = HTMLDialogElement.prototype
  HTMLDialogElement.prototype.showModal = function () {
    showModal.call(this)
    shown.add(this)
    // Its size is zero when it is closed or removed.
    observer.observe(this)
    check()
  }
}
