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
    // A reader who has not moved since leaves the restored position, even if the content was never long enough.
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

/** `end()` returns the position if the reader has not moved since. */
type Restoring = { end(): number | undefined }

/** Scrolls there, and back there whenever content comes or changes. Ends when the reader scrolls or acts. */
function restore(position: number): Restoring {
  const { style } = document.documentElement
  let isKept = true
  let reached = 0
  let height = 0
  const giveUp = (): void => {
    isKept = false
    observer.disconnect()
    style.overflowAnchor = ''
    for (const sign of signs) window.removeEventListener(sign, giveUp, true)
    window.removeEventListener('scroll', followReader)
  }
  const scrollThere = (): void => {
    window.scrollTo(0, position)
    reached = window.scrollY
    height = document.body.scrollHeight
  }
  // By a scroll bar, a search in the page or a screen reader. A page that becomes shorter scrolls as well.
  const followReader = (): void => {
    if (document.body.scrollHeight !== height) scrollThere()
    else if (Math.abs(window.scrollY - reached) > 1) giveUp()
  }
  const observer = new ResizeObserver(scrollThere)
  const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown']
  // In the capture phase, because elements keep keys that are typed into them.
  for (const sign of signs) window.addEventListener(sign, giveUp, { capture: true, passive: true })
  window.addEventListener('scroll', followReader)
  // The browser would follow what is in view now, which is not yet what the reader saw.
  style.overflowAnchor = 'none'
  observer.observe(document.body)
  scrollThere()
  return {
    end() {
      const kept = isKept ? position : undefined
      giveUp()
      return kept
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
