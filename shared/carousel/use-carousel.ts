import { useEffect, useRef, useState } from 'react'
import { shareStyles } from '#shared/styles/sheet.ts'
import styles from './carousel.css?inline'
import { type Carousel, type CarouselState, startCarousel } from './carousel.ts'

shareStyles(styles)

/** The ref for the markup, and the state and actions for dots and buttons. */
export type UseCarousel<Root extends HTMLElement> = ReturnType<typeof useCarousel<Root>>

/**
 * Runs a carousel while the component is mounted, on the markup of `startCarousel`. When slides are added, removed or
 * sorted, the component needs another `key`, because Glide's clones are among its children.
 *
 * @param interval milliseconds between automatic turns; none by default
 */
export function useCarousel<Root extends HTMLElement>({ interval = 0 } = {}) {
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
    /** The ref for the element around track and controls. Keys, pointer and focus are watched on it. */
    root,
    next: () => carousel.current?.move('>'),
    previous: () => carousel.current?.move('<'),
    /** @param slide counted from 0 */
    goTo: (slide: number) => carousel.current?.move(`=${slide}`),
    toggle: () => carousel.current?.toggle(),
  }
}
