import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Carousel, type CarouselState, startCarousel } from './carousel.ts'

type Options = {
  /** Turns by itself after so many milliseconds. */
  interval?: number
}

/** What a component hangs on its markup, and what it needs to draw dots and buttons. */
export type CarouselView<Root extends HTMLElement> = CarouselState & {
  /** For the element around track and controls: there keys, pointer and focus count. */
  root: RefObject<Root | null>
  next(): void
  previous(): void
  /** @param slide from 0 */
  goTo(slide: number): void
  /** Pause or play. */
  toggle(): void
}

/**
 * A carousel for as long as the component is mounted. The markup is that of `startCarousel`; slides that are added,
 * removed or sorted need another `key` on the component, because Glide's copies stand among them.
 */
export function useCarousel<Root extends HTMLElement>({ interval = 0 }: Options = {}): CarouselView<Root> {
  const root = useRef<Root>(null)
  const carousel = useRef<Carousel>(null)
  const [state, setState] = useState<CarouselState>({ shown: 0, moves: undefined, rotation: 'never' })

  useEffect(() => {
    if (!root.current) return
    const started = startCarousel(root.current, { interval, tell: setState })
    carousel.current = started
    return () => {
      started.end()
      carousel.current = null
    }
  }, [interval])

  return {
    ...state,
    root,
    next: () => carousel.current?.turn('>'),
    previous: () => carousel.current?.turn('<'),
    goTo: slide => carousel.current?.turn(`=${slide}`),
    toggle: () => carousel.current?.toggle(),
  }
}
