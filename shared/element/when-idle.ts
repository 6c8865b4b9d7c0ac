const LONGEST_BUSY_MS = 5_000

/** Calls `act` when the page is idle. Returns a function that cancels this. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callbacks, and there a form of the page may have this name.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(act, LONGEST_BUSY_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: LONGEST_BUSY_MS })
  return () => cancelIdleCallback(handle)
}
