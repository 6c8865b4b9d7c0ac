export type RotationState = 'on' | 'paused' | 'never'

/** A slide stays in view while its control, or by keyboard any other, has the focus. */
const HOLDING = ':focus-visible, [data-glide-el="track"] :is(a[href], button)'

type RotationOptions = { interval: number; next(): void; onChange(state: RotationState): void }

/** Calls `next` at each interval, as WCAG 2.2.2 allows it. Fault: Glide's `Autoplay` stops for the pointer only. */
export function startRotation(root: HTMLElement, { interval, next, onChange }: RotationOptions) {
  const ending = new AbortController()
  const reduced = window.matchMedia?.('(prefers-reduced-motion: reduce)')
  const holds = new Set<'pointer' | 'focus'>()
  let isPaused = false
  let timer: ReturnType<typeof setInterval> | undefined

  function restart(): void {
    clearInterval(timer)
    if (ending.signal.aborted) return
    const isNever = interval === 0 || reduced?.matches
    onChange(isNever ? 'never' : isPaused ? 'paused' : 'on')
    if (!isNever && !isPaused && holds.size === 0 && !document.hidden) timer = setInterval(next, interval)
  }
  function react({ type, target }: Event): void {
    if (type === 'pointerenter') holds.add('pointer')
    if (type === 'pointerleave') holds.delete('pointer')
    if (type === 'focusin' && target instanceof Element && target.matches(HOLDING)) holds.add('focus')
    if (type === 'focusout') holds.delete('focus')
    restart()
  }
  for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
    root.addEventListener(type, react, ending)
  document.addEventListener('visibilitychange', react, ending)
  reduced?.addEventListener('change', react, ending)
  restart()

  return {
    restart,
    toggle(): void {
      isPaused = !isPaused
      holds.clear()
      restart()
    },
    end(): void {
      ending.abort()
      restart()
    },
  }
}
