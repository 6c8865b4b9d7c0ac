import { useEffect, useRef, useState } from 'react'
import { shareStyles } from '#shared/styles/sheet.ts'
import styles from './carousel.css?inline'
import type { GlideAdapter, Layout, Move } from './glide-adapter.ts'
import { type RotationState, startRotation } from './rotation.ts'

shareStyles(styles)

type CarouselState = {
  /** The first slide in view, from 0. */
  current: number
  /** True if more slides exist than fit, so that the carousel moves; undefined until that is known. */
  canMove: boolean | undefined
  rotation: RotationState
}

/** The ref for the markup, and the state and actions for dots and buttons. */
export type UseCarousel<Root extends HTMLElement> = ReturnType<typeof useCarousel<Root>>

/**
 * Enhances markup that works without it: a list of slides in `[data-glide-el="track"]`, laid out by `carousel.css`, is
 * scrollable until Glide has loaded, and stays so if Glide can't be loaded. CSS sets the number of slides in view by
 * `--per-view`. The arrow keys turn the carousel while the focus is inside.
 *
 * A slide has at most one link or button. When slides are added, removed or sorted, the component needs another `key`,
 * because Glide's clones are among its children.
 *
 * @param interval milliseconds between automatic turns; none by default
 */
export function useCarousel<Root extends HTMLElement>({ interval = 0 } = {}) {
  /** The ref for the element around track and controls. Keys, pointer and focus are watched on it. */
  const root = useRef<Root>(null)
  const carousel = useRef<ReturnType<typeof startCarousel>>(null)
  const [state, setState] = useState<CarouselState>({ current: 0, canMove: undefined, rotation: 'never' })

  useEffect(() => {
    if (!root.current) return
    const change = (part: Partial<CarouselState>): void => setState(before => ({ ...before, ...part }))
    const started = startCarousel(root.current, interval, change)
    carousel.current = started
    return started.end
  }, [interval])

  return {
    ...state,
    root,
    next: () => carousel.current?.move('>'),
    previous: () => carousel.current?.move('<'),
    /** @param slide counted from 0 */
    goTo: (slide: number) => carousel.current?.move(slide),
    toggle: () => carousel.current?.toggle(),
  }
}

function startCarousel(root: HTMLElement, interval: number, change: (part: Partial<CarouselState>) => void) {
  const track = root.querySelector<HTMLElement>('[data-glide-el="track"]')
  const list = track?.querySelector(':scope > :is(ul, .slides)')
  if (!track || !list) throw new Error('A carousel needs a track with a list in it')
  // Fault: Glide takes the track's first child, which may be an extension's.
  if (track.firstElementChild !== list) track.prepend(list)
  const slides = [...list.children]
  const ending = new AbortController()
  let glide: GlideAdapter | undefined
  let pendingMove: Move | undefined

  // Fault: Glide drops a turn that is requested during another. The last one waits, as it does until Glide has loaded.
  const move = (to = pendingMove): void => {
    pendingMove = to
    if (to === undefined || !glide || glide.isMoving()) return
    pendingMove = undefined
    glide.go(to)
  }
  const onMove = (current: number): void => {
    change({ current })
    rotation.restart()
  }
  const adapt = (adapter?: typeof import('./glide-adapter.ts')): void => {
    if (ending.signal.aborted || track.offsetWidth === 0 || glide?.isMoving()) return
    const layout = readLayout(track)
    if (slides.length <= layout.perView) {
      glide?.end()
      glide = undefined
      track.toggleAttribute('data-mounted', false)
      change({ current: 0, canMove: false })
    } else if (glide) glide.update(layout)
    else if (adapter) {
      // The reader may have scrolled before Glide had loaded.
      const startAt = Math.round((Math.abs(track.scrollLeft) / track.offsetWidth) * layout.perView)
      track.scrollLeft = 0
      track.toggleAttribute('data-mounted', true)
      glide = adapter.startGlide(root, list, { ...layout, startAt }, onMove, onRest)
      change({ canMove: true })
      onMove(startAt)
      move()
    } else void import('./glide-adapter.ts').then(adapt, () => {})
  }
  const onRest = (): void => {
    adapt()
    move()
  }
  const moveByKey = (event: KeyboardEvent): void => {
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    if (!glide || isModified || event.defaultPrevented || !/^Arrow(Left|Right)$/.test(event.key)) return
    event.preventDefault()
    const forward = readLayout(track).direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft'
    move(event.key === forward ? '>' : '<')
  }

  const rotation = startRotation(root, {
    interval,
    next: () => glide && move('>'),
    onChange: rotation => change({ rotation }),
  })
  let width = 0
  const adaptToWidth = (): void => {
    if (width === track.offsetWidth) return
    width = track.offsetWidth
    adapt()
  }
  const sizeObserver = window.ResizeObserver && new ResizeObserver(adaptToWidth)
  sizeObserver?.observe(track)
  // Fault: clones keep their content. The observer watches below the slide, because Glide writes on the slide itself.
  const contentObserver = new MutationObserver(() => adapt())
  const changes = { subtree: true, childList: true, characterData: true, attributes: true }
  for (const part of slides.flatMap(slide => [...slide.children])) contentObserver.observe(part, changes)
  // Fault: Glide's `Keyboard` listens to the whole page.
  root.addEventListener('keydown', moveByKey, { signal: ending.signal })

  return {
    move,
    toggle: rotation.toggle,
    end(): void {
      ending.abort()
      sizeObserver?.disconnect()
      contentObserver.disconnect()
      rotation.end()
      glide?.end()
    },
  }
}

function readLayout(track: HTMLElement): Layout {
  const style = getComputedStyle(track)
  const motion = style.getPropertyValue('--motion').trim()
  return {
    perView: Number.parseInt(style.getPropertyValue('--per-view'), 10) || 1,
    animationDuration: (Number.parseFloat(motion) || 0) * (motion.endsWith('ms') ? 1 : 1000),
    direction: style.direction === 'rtl' ? 'rtl' : 'ltr',
  }
}
