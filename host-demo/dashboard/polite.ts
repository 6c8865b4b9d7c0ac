/**
 * Calls again and again without being a burden: only while the page is seen, never on top of a call under way, at once
 * when the reader comes back, and ever more slowly while it fails (up to a minute).
 *
 * @param refresh rejects when it failed
 * @param pause milliseconds between the end of one call and the next
 * @param left ends it for good
 */
export function politely(refresh: () => Promise<void>, pause: number, left: AbortSignal): void {
  let wait = pause
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay = false

  async function run(): Promise<void> {
    clearTimeout(timer)
    if (underWay || left.aborted || document.hidden) return
    underWay = true
    try {
      await refresh()
      wait = pause
    } catch {
      wait = Math.min(wait * 2, 60_000)
    }
    underWay = false
    if (!left.aborted) timer = setTimeout(run, wait)
  }

  document.addEventListener('visibilitychange', run, { signal: left })
  left.addEventListener('abort', () => clearTimeout(timer))
  timer = setTimeout(run, wait)
}
