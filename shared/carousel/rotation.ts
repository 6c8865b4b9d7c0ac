import { mediaQuery } from './media-query.ts'

export type RotationState = 'on' | 'paused' | 'never'

type RotationOptions = {
  /** Milliseconds between two turns. */
  interval: number
  next(): void
  /** Called with each new state. It is `never` under reduced motion: then there is nothing to pause. */
  onChange(state: RotationState): void
}

/** Elements that must stay in view while focused: any focused by keyboard, and a slide's links and buttons. */
const FOCUS_TARGETS = ':focus-visible, [data-glide-el="track"] :is(a[href], button)'

/**
 * Turns the carousel by itself, but not after Pause, under reduced motion, while pointer or keyboard focus is on it, or
 * in a hidden tab (WCAG 2.2.2). Play takes effect at once, wherever pointer and focus are.
 */
export function startRotation(root: HTMLElement, { interval, next, onChange }: RotationOptions) {
  const ending = new AbortController()
  const reduced = mediaQuery('(prefers-reduced-motion: reduce)')
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPaused = false
  let isPointedAt = false
  let hasFocus = false

  const restart = (): void => {
    clearTimeout(timer)
    const isHeld = isPaused || isPointedAt || hasFocus || reduced.matches || document.hidden
    if (isHeld || ending.signal.aborted) return
    timer = setTimeout(() => {
      next()
      restart()
    }, interval)
  }
  const report = (): void => onChange(reduced.matches ? 'never' : isPaused ? 'paused' : 'on')
  const listen = (target: EventTarget, type: string, handler: (event: Event) => void): void => {
    const handle = (event: Event): void => {
      handler(event)
      restart()
    }
    target.addEventListener(type, handle, { signal: ending.signal })
  }

  listen(root, 'pointerenter', () => {
    isPointedAt = true
  })
  listen(root, 'pointerleave', () => {
    isPointedAt = false
  })
  listen(root, 'focusin', ({ target }) => {
    hasFocus = target instanceof Element && target.matches(FOCUS_TARGETS)
  })
  listen(root, 'focusout', () => {
    hasFocus = false
  })
  listen(document, 'visibilitychange', () => {})
  listen(reduced, 'change', report)
  report()
  restart()

  return {
    /** Restarts the interval after a turn. */
    restart,
    /** Pauses or resumes the turns. */
    toggle(): void {
      isPaused = !isPaused
      isPointedAt = false
      hasFocus = false
      report()
      restart()
    },
    end(): void {
      ending.abort()
      clearTimeout(timer)
    },
  }
}
