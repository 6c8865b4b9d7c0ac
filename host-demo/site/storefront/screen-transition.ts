/** Cross-fades to the next screen, if the reader wants motion. The new one appears a frame later. */
export function createScreenTransition(): {
  start(change: () => void): void
  /** Applies a change that still waits for its capture, before anything else happens. */
  finish(): void
} {
  let waiting: (() => void) | undefined
  let isAnimated = false
  // A swipe back has already moved the old screen away.
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
      // Without a capture, as for a page in the background, only the change is applied.
      document.startViewTransition(finish).ready.catch(() => {})
    },
  }
}
