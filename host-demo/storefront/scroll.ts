import type { Arrival } from './router.ts'

const STORED = 'trade-storefront:scroll'
const KEPT = 60

/** Keeps how far each entry of the history was scrolled, through Back, Forward and reloading. */
export function keepScroll(): { leaving(): void; arrived(arrival: Arrival): void } {
  const positions = new Map<string, number>(readStored())
  let entry = ''
  let giveUp = (): void => {}

  const leaving = (): void => {
    giveUp()
    positions.delete(entry)
    positions.set(entry, window.scrollY)
  }
  history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', () => {
    leaving()
    store([...positions].slice(-KEPT))
  })

  return {
    leaving,
    arrived(arrival) {
      giveUp()
      const known = arrival === 'first' || arrival === 'back' ? entryKey() : undefined
      entry = known ?? newEntry()
      if (known) giveUp = restore(positions.get(known) ?? 0)
      // What the reader turns within a screen, the screen itself brings into view.
      else if (arrival === 'new') window.scrollTo(0, 0)
    },
  }
}

/**
 * Scrolls down as soon as the content is long enough: it comes in piece by piece. Whatever the reader does meanwhile
 * ends the waiting.
 */
function restore(position: number): () => void {
  const attempt = (): void => {
    window.scrollTo(0, position)
    if (Math.abs(window.scrollY - position) < 2) giveUp()
  }
  const observer = new ResizeObserver(attempt)
  const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown']
  const giveUp = (): void => {
    observer.disconnect()
    for (const sign of signs) window.removeEventListener(sign, giveUp)
  }
  observer.observe(document.body)
  for (const sign of signs) window.addEventListener(sign, giveUp, { passive: true })
  attempt()
  return giveUp
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

// Storage may be blocked: then positions last as long as the page.
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

function store(positions: readonly [string, number][]): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify(positions))
  } catch {}
}
