export type RotationState = 'on' | 'paused' | 'never'

type RotationOptions = {
  /** Milliseconds between two turns, or 0 for none. */
  interval: number
  next(): void
  /** Called with each new state. It is `never` under reduced motion: then there is nothing to pause. */
  onChange(state: RotationState): void
}

/** Elements that must stay in view while focused: any focused by keyboard, and a slide's links and buttons. */
const FOCUS_TARGETS = ':focus-visible, [data-glide-el="track"] :is(a[href], button)'

/**
 * Turns the carousel by itself, but not after Pause, under reduced motion, while pointer or keyboard focus is on it, or
 * in a hidden tab (WCAG 2.2.2); Glide's `Autoplay` stops for the pointer only. Play takes effect at once, wherever
 * pointer and focus are.
 */
export function startRotation(root: HTMLElement, { interval, next, onChange }: RotationOptions) {
  const ending = new AbortController()
  const reduced = window.matchMedia?.('(prefers-reduced-motion: reduce)')
  const holds = new Set<'pause' | 'pointer' | 'focus'>()
  let timer: ReturnType<typeof setInterval> | undefined

  const isNever = (): boolean => interval === 0 || Boolean(reduced?.matches)
  const report = (): void => onChange(isNever() ? 'never' : holds.has('pause') ? 'paused' : 'on')
  function restart(): void {
    clearInterval(timer)
    const isHeld = isNever() || holds.size > 0 || document.hidden || ending.signal.aborted
    if (!isHeld) timer = setInterval(next, interval)
  }
  function listen(target: EventTarget | undefined, type: string, react: (event: Event) => unknown): void {
    const handle = (event: Event): void => {
      react(event)
      restart()
    }
    target?.addEventListener(type, handle, { signal: ending.signal })
  }

  listen(root, 'pointerenter', () => holds.add('pointer'))
  listen(root, 'pointerleave', () => holds.delete('pointer'))
  listen(root, 'focusin', ({ target }) => {
    if (target instanceof Element && target.matches(FOCUS_TARGETS)) holds.add('focus')
  })
  listen(root, 'focusout', () => holds.delete('focus'))
  listen(document, 'visibilitychange', restart)
  listen(reduced, 'change', report)
  report()
  restart()

  return {
    /** Restarts the interval after a turn. */
    restart,
    /** Pauses or resumes the turns. */
    toggle(): void {
      const isPaused = holds.has('pause')
      holds.clear()
      if (!isPaused) holds.add('pause')
      report()
      restart()
    },
    end(): void {
      ending.abort()
      restart()
    },
  }
}
