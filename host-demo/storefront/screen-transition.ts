/**
 * Cross-fades from one screen to the next, where the browser can and the reader wants motion. The browser takes a
 * picture of the old screen first, so the new one comes a frame later.
 */
export function createScreenTransition(): {
  start(change: () => void): void
  /** Makes a change that still waits for its picture, before anything else happens. */
  finish(): void
} {
  let waiting: (() => void) | undefined
  let isAnimated = false
  // A swipe back has moved the old screen away already.
  window.addEventListener('popstate', event => {
    isAnimated = event.hasUAVisualTransition
  })

  const finish = (): void => {
    const change = waiting
    waiting = undefined
    change?.()
  }
  return {
    finish,
    start(change) {
      const isPlain = isAnimated || !matchMedia('(prefers-reduced-motion: no-preference)').matches
      isAnimated = false
      if (isPlain || !document.startViewTransition) return change()
      waiting = change
      // Without a picture, as of a page in the background, there is the change alone.
      document.startViewTransition(finish).ready.catch(() => {})
    },
  }
}
