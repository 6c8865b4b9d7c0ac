let last: HTMLElement | undefined

document.addEventListener('focusin', event => {
  const [target] = event.composedPath()
  if (target instanceof HTMLElement) last = target
})

/** When the frame comes to cover the window, browsers focus it as a whole: the focus goes back to what had it inside. */
export function restoreFocus(): void {
  restore()
  // It may be told before it is done.
  document.addEventListener('focusout', () => setTimeout(restore), { once: true })
}

function restore(): void {
  if (document.activeElement === document.body && last?.isConnected) last.focus({ preventScroll: true })
}
