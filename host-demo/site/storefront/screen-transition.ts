/** Cross-fades to the next screen, if the reader wants motion. The new one appears a frame later. */
export function createScreenTransition(): {
  start(change: () => void): void
  /** Applies a change that still waits for its capture, before anything else happens. */
  finish(): void
} {
  let waiting: (() => void) | undefined
  let running: ViewTransition | undefined

  const finish = (): void => {
    const change = waiting
    waiting = undefined
    change?.()
  }
  return {
    finish() {
      finish()
      // Until its first frame the page under the transition gets no press.
      running?.skipTransition()
      running = undefined
    },
    start(change) {
      const isPlain = !matchMedia('(prefers-reduced-motion: no-preference)').matches
      if (isPlain || !document.startViewTransition) return change()
      waiting = change
      // Without a capture, as for a page in the background, only the change is applied.
      running = document.startViewTransition(finish)
      running.ready.catch(() => {})
    },
  }
}
