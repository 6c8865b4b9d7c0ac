import { useEffect, useRef, useState } from 'react'
import { shareStyles } from '#shared/styles/sheet.ts'
import styles from './carousel.css?inline'
import type { Move, startGlide } from './glide-adapter.ts'
import { type RotationState, startRotation } from './rotation.ts'

shareStyles(styles)

type CarouselState = { current: number; canMove: boolean | undefined; rotation: RotationState }

/** Turns the list in `[data-glide-el="track"]`. A slide has one link or button at most; other slides need another `key`. */
export function useCarousel({ interval = 0 } = {}) {
  const root = useRef<HTMLElement>(null)
  const carousel = useRef<ReturnType<typeof startCarousel>>(null)
  const [state, setState] = useState<CarouselState>({ current: 0, canMove: undefined, rotation: 'never' })

  useEffect(() => {
    if (!root.current) return
    const change = (part: Partial<CarouselState>): void => setState(before => ({ ...before, ...part }))
    carousel.current = startCarousel(root.current, interval, change)
    return carousel.current.end
  }, [interval])

  return {
    ...state,
    root,
    go: (to: Move) => carousel.current?.go(to),
    toggle: () => carousel.current?.toggle(),
  }
}

const stayList = (): void => {}

function startCarousel(root: HTMLElement, interval: number, change: (part: Partial<CarouselState>) => void) {
  const track = root.querySelector<HTMLElement>('[data-glide-el="track"]')
  const list = track?.querySelector(':scope > :is(ul, .slides)')
  if (!track || !list) throw new Error('A carousel needs a track with a list in it')
  // Fault: Glide takes the track's first child, which may be an extension's.
  if (track.firstElementChild !== list) track.prepend(list)
  const slideCount = list.children.length
  let glide: ReturnType<typeof startGlide> | undefined
  let hasEnded = false
  let width = 0
  let pending: Move | undefined

  // Fault: Glide drops a turn that is requested during another. The last one waits, as it does until Glide has loaded.
  const go = (to = pending): void => {
    pending = to
    if (to === undefined || !glide || glide.isMoving()) return
    pending = undefined
    glide.go(to)
  }
  const rotation = startRotation(root, {
    interval,
    next: () => glide && go('>'),
    onChange: rotation => change({ rotation }),
  })
  const onMove = (current: number): void => {
    change({ current, canMove: true })
    rotation.restart()
  }
  const adapt = (start?: typeof startGlide): void => {
    if (hasEnded || track.offsetWidth === 0 || glide?.isMoving()) return
    width = track.offsetWidth
    const perView = Number.parseInt(getComputedStyle(track).getPropertyValue('--per-view'), 10) || 1
    if (slideCount <= perView) {
      glide?.end()
      glide = undefined
      change({ current: 0, canMove: false })
    } else if (glide) glide.update(perView)
    else if (start) glide = start(root, track, perView, onMove, adapt, go)
    else void import('./glide-adapter.ts').then(adapter => adapt(adapter.startGlide), stayList)
    go()
  }
  const observer = window.ResizeObserver && new ResizeObserver(() => width === track.offsetWidth || adapt())
  observer?.observe(track)

  return {
    go,
    toggle: rotation.toggle,
    end(): void {
      hasEnded = true
      observer?.disconnect()
      rotation.end()
      glide?.end()
    },
  }
}
