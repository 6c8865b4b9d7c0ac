import { fetchUnseen } from '#shared/api/request-states.ts'
import { $user } from '#shared/session/session.ts'
import { $news } from './news.ts'

/** The shortest time between two requests, in milliseconds. */
const PAUSE = 60_000

/**
 * Asks for the member's news now, when the page is shown again, and after navigation. Returns a function that ends it with
 * the request on its way, which the server would refuse once it knows of the sign-out.
 */
export function followNews(): () => void {
  const following = new AbortController()
  const { signal } = following
  let askedAt = Number.NEGATIVE_INFINITY
  const ask = async (): Promise<void> => {
    if (document.hidden || !$user.get() || Date.now() - askedAt < PAUSE) return
    askedAt = Date.now()
    try {
      const { sent, received } = await fetchUnseen({ signal })
      if (!signal.aborted) $news.set(sent + received)
    } catch {
      // The last count stays until the next time.
    }
  }
  for (const event of ['visibilitychange', 'trade-navigate'])
    document.addEventListener(event, ask, { signal })
  void ask()
  return () => {
    following.abort()
    $news.set(0)
  }
}
