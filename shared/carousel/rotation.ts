/** Autoplay. */
export type Rotation = {
  /** Restarts the interval, after a turn. */
  again(): void
  /** Pauses or plays. */
  toggle(): void
  end(): void
}

export type RotationState = 'on' | 'paused' | 'never'

type RotationOptions = {
  /** Milliseconds between two turns. */
  interval: number
  turn(): void
  /** `never` under reduced motion: then there is nothing to pause. */
  tell(state: RotationState): void
}

/** What must not move away while focused: anything focused by keyboard, and the links and buttons of a slide. */
const HELD = ':focus-visible, [data-glide-el="track"] :is(a[href], button)'

/**
 * Turns by itself, but not after Pause, under reduced motion, while pointer or keyboard focus are on it, or in a hidden
 * tab (WCAG 2.2.2). Play takes effect at once, wherever pointer and focus are.
 */
export function startRotation(root: HTMLElement, { interval, turn, tell }: RotationOptions): Rotation {
  const ending = new AbortController()
  const reduced = matchMedia('(prefers-reduced-motion: reduce)')
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPaused = false
  let isPointedAt = false
  let hasFocus = false

  const again = (): void => {
    clearTimeout(timer)
    const minded = isPaused || isPointedAt || hasFocus || reduced.matches || document.hidden
    if (minded || ending.signal.aborted) return
    timer = setTimeout(() => {
      turn()
      again()
    }, interval)
  }
  const show = (): void => tell(reduced.matches ? 'never' : isPaused ? 'paused' : 'on')
  const on = (target: EventTarget, type: string, act: (event: Event) => void): void => {
    const heard = (event: Event): void => {
      act(event)
      again()
    }
    target.addEventListener(type, heard, { signal: ending.signal })
  }

  on(root, 'pointerenter', () => {
    isPointedAt = true
  })
  on(root, 'pointerleave', () => {
    isPointedAt = false
  })
  on(root, 'focusin', ({ target }) => {
    hasFocus = target instanceof Element && target.matches(HELD)
  })
  on(root, 'focusout', () => {
    hasFocus = false
  })
  on(document, 'visibilitychange', () => {})
  on(reduced, 'change', show)
  show()
  again()

  return {
    again,
    toggle() {
      isPaused = !isPaused
      isPointedAt = false
      hasFocus = false
      show()
      again()
    },
    end() {
      ending.abort()
      clearTimeout(timer)
    },
  }
}
