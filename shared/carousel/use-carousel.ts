import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Carousel, type CarouselState, startCarousel } from './carousel.ts'

type Options = {
  /** Milliseconds between automatic turns; none by default. */
  interval?: number
}

/** The ref for the markup, and the state and actions for dots and buttons. */
export type UseCarousel<Root extends HTMLElement> = CarouselState & {
  /** For the element around track and controls, on which keys, pointer and focus are watched. */
  root: RefObject<Root | null>
  next(): void
  previous(): void
  /** @param slide from 0 */
  goTo(slide: number): void
  /** Pause or play. */
  toggle(): void
}

/**
 * A carousel while the component is mounted, on the markup of `startCarousel`. When slides are added, removed or sorted,
 * the component needs another `key`, because Glide's clones are among its children.
 */
export function useCarousel<Root extends HTMLElement>({ interval = 0 }: Options = {}): UseCarousel<Root> {
  const root = useRef<Root>(null)
  const carousel = useRef<Carousel>(null)
  const [state, setState] = useState<CarouselState>({ current: 0, canMove: undefined, rotation: 'never' })

  useEffect(() => {
    if (!root.current) return
    const started = startCarousel(root.current, { interval, onChange: setState })
    carousel.current = started
    return () => {
      started.end()
      carousel.current = null
    }
  }, [interval])

  return {
    ...state,
    root,
    next: () => carousel.current?.move('>'),
    previous: () => carousel.current?.move('<'),
    goTo: slide => carousel.current?.move(`=${slide}`),
    toggle: () => carousel.current?.toggle(),
  }
}
