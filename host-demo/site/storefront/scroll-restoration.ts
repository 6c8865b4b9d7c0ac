import type { NavigationType } from './router.ts'

const STORED = 'trade-storefront:scroll'
const KEPT = 60

/** Keeps the scroll position of each history entry, through Back, Forward and reloading. */
export function createScrollRestoration(): {
  leaving(): void
  /** Returns the function that scrolls there, to be called when the new screen is in place. */
  arrived(arrival: NavigationType): () => void
} {
  const positions = new Map<string, number>(readStored())
  let entry = ''
  let restoring: Restoring | undefined

  const leaving = (): void => {
    // The reader left before the content was long enough, so the position to be restored still counts.
    const position = restoring?.end() ?? window.scrollY
    restoring = undefined
    positions.delete(entry)
    positions.set(entry, position)
  }
  history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', () => {
    leaving()
    try {
      sessionStorage.setItem(STORED, JSON.stringify([...positions].slice(-KEPT)))
    } catch {}
  })

  return {
    leaving,
    arrived(arrival) {
      const known = arrival === 'first' || arrival === 'back' ? entryKey() : undefined
      entry = known ?? newEntry()
      return () => {
        if (known) restoring = restore(positions.get(known) ?? 0)
        // After a change within a screen, the screen itself scrolls.
        else if (arrival === 'new') window.scrollTo(0, 0)
      }
    },
  }
}

/** `end()` returns the position if it was not reached yet. */
type Restoring = { end(): number | undefined }

/** Scrolls down as soon as the content is long enough. Any input of the reader ends the waiting. */
function restore(position: number): Restoring {
  let waiting = true
  const giveUp = (): void => {
    waiting = false
    observer.disconnect()
    for (const sign of signs) window.removeEventListener(sign, giveUp, true)
  }
  const attempt = (): void => {
    window.scrollTo(0, position)
    if (Math.abs(window.scrollY - position) < 2) giveUp()
  }
  const observer = new ResizeObserver(attempt)
  const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown']
  // In the capture phase, because elements keep keys that are typed into them.
  for (const sign of signs) window.addEventListener(sign, giveUp, { capture: true, passive: true })
  observer.observe(document.body)
  attempt()
  return {
    end() {
      const missed = waiting ? position : undefined
      giveUp()
      return missed
    },
  }
}

function entryKey(): string | undefined {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !('entry' in state)) return undefined
  return typeof state.entry === 'string' ? state.entry : undefined
}

let count = 0

function newEntry(): string {
  count += 1
  const entry = `${Date.now().toString(36)}.${count}`
  history.replaceState({ entry }, '')
  return entry
}

// Storage may be blocked; then positions last as long as the page.
function readStored(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPosition) : []
  } catch {
    return []
  }
}

function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'
}
