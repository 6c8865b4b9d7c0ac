let lost: HTMLElement | undefined

// A focus change within one shadow root is not visible outside; the loss of focus to the page around is.
document.addEventListener('focusout', event => {
  const [target] = event.composedPath()
  if (!event.relatedTarget && target instanceof HTMLElement) lost = target
})

/** Returns the focus to its element: when a frame starts to cover the window, browsers focus the whole frame. */
export function restoreFocus(): void {
  restore()
  // The event may fire before the change is complete.
  document.addEventListener('focusout', () => setTimeout(restore), { once: true })
}

function restore(): void {
  if (document.activeElement === document.body && lost?.isConnected) lost.focus({ preventScroll: true })
}
