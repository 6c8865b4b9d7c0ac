/** Turns a carousel by itself. */
export type Rotation = {
  /** Begins the pause before the next turn anew: something has just turned. */
  again(): void
  /** Pause or play, as the reader chooses. */
  toggle(): void
  end(): void
}

export type RotationState = 'on' | 'paused' | 'never'

type RotationOptions = {
  /** Between two turns, in milliseconds. */
  interval: number
  turn(): void
  /** `never` while the reader wants less motion: then there is nothing to pause. */
  tell(state: RotationState): void
}

/** What must not be turned away: where the keyboard is, and a control of a slide however it got the focus. */
const HELD = ':focus-visible, [data-glide-el="track"] :is(a[href], button)'

/**
 * Turns while nobody minds: not after Pause, not under reduced motion, not while a pointer or a finger is on it, the
 * keyboard is in it or its tab is hidden (WCAG 2.2.2). Play counts at once, wherever pointer and focus are.
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
