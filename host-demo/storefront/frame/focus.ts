let lost: HTMLElement | undefined

// What gets the focus within one shadow root tells nobody outside; what loses it to the page around does.
document.addEventListener('focusout', event => {
  const [target] = event.composedPath()
  if (!event.relatedTarget && target instanceof HTMLElement) lost = target
})

/** When the frame comes to cover the window, browsers focus it as a whole: the focus goes back to what had it inside. */
export function restoreFocus(): void {
  restore()
  // It may be told before it is done.
  document.addEventListener('focusout', () => setTimeout(restore), { once: true })
}

function restore(): void {
  if (document.activeElement === document.body && lost?.isConnected) lost.focus({ preventScroll: true })
}
