import type { CarouselLayout, GlideAdapter, Move } from './glide-adapter.ts'
import { mediaQuery } from './media-query.ts'
import { type RotationState, startRotation } from './rotation.ts'

export type CarouselState = {
  /** The first slide in view, from 0. */
  current: number
  /** True if more slides exist than fit, so that the carousel moves; undefined until that is known. */
  canMove: boolean | undefined
  rotation: RotationState
}

export type Carousel = ReturnType<typeof startCarousel>

type CarouselOptions = {
  /** Milliseconds between automatic turns, or 0 for none. */
  interval: number
  onChange(state: CarouselState): void
}

/**
 * Enhances markup that works without it: a list of slides in `[data-glide-el="track"]`, laid out by `carousel.css`, is
 * scrollable until Glide has loaded, and stays so if Glide can't be loaded. CSS sets the number of slides in view by
 * `--per-view`. The arrow keys turn the carousel while the focus is inside.
 *
 * The slides must stay the same elements: other slides need a new carousel (a `key` in React).
 */
export function startCarousel(root: HTMLElement, { interval, onChange }: CarouselOptions) {
  const { track, list } = findMarkup(root)
  const slides = [...list.children]
  const ending = new AbortController()
  const reduced = mediaQuery('(prefers-reduced-motion: reduce)')
  let state: CarouselState = { current: 0, canMove: undefined, rotation: 'never' }
  let glide: GlideAdapter | undefined
  let adaptedTo = ''
  let pendingMove: Move | undefined

  const change = (part: Partial<CarouselState>): void => {
    state = { ...state, ...part }
    onChange(state)
  }
  const measure = (): CarouselLayout => readLayout(track, reduced.matches)
  const size = (): string => JSON.stringify([track.offsetWidth, measure()])

  /** Follows the size of the track. Glide itself would follow only the window. */
  function adapt(): void {
    if (track.offsetWidth === 0 || glide?.isMoving() || size() === adaptedTo) return
    if (slides.length <= measure().perView) unmountGlide()
    else if (glide) glide.update(measure())
    else return void mountGlide()
    adaptedTo = size()
  }

  /** Makes the clones again after the content of a slide has changed. */
  function adaptToContent(): void {
    adaptedTo = ''
    adapt()
  }

  async function mountGlide(): Promise<void> {
    const adapter = await import('./glide-adapter.ts').catch(() => undefined)
    const isNeeded = slides.length > measure().perView && !glide && !ending.signal.aborted
    if (!adapter || !isNeeded) return
    const shown = scrolledSlide(track, slides)
    track.scrollLeft = 0
    track.toggleAttribute('data-mounted', true)
    glide = adapter.createGlideAdapter(root, list, shown, measure(), { onMove, onRest: adapt })
    adaptedTo = size()
    change({ current: shown, canMove: true })
    rotation?.restart()
    if (pendingMove) glide.move(pendingMove)
  }

  function onMove(current: number): void {
    change({ current })
    rotation?.restart()
  }

  /** Removes Glide when all slides fit, because then nothing moves. */
  function unmountGlide(): void {
    glide?.end()
    glide = undefined
    track.toggleAttribute('data-mounted', false)
    change({ current: 0, canMove: false })
  }

  function moveByKey(event: KeyboardEvent): void {
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    const move = isModified ? undefined : moveForKey(event.key, measure().direction)
    if (!glide || !move || event.defaultPrevented) return
    event.preventDefault()
    glide.move(move)
  }

  const rotation =
    interval > 0
      ? startRotation(root, {
          interval,
          next: () => glide?.move('>'),
          onChange: rotation => change({ rotation }),
        })
      : undefined
  const sizeObserver = window.ResizeObserver && new ResizeObserver(adapt)
  sizeObserver?.observe(track)
  const contentObserver = new MutationObserver(adaptToContent)
  for (const slide of slides) {
    for (const part of slide.children) contentObserver.observe(part, CLONED_CONTENT)
  }
  root.addEventListener('keydown', moveByKey, { signal: ending.signal })
  reduced.addEventListener('change', adapt, { signal: ending.signal })

  return {
    move(to: Move): void {
      if (glide) glide.move(to)
      // The turn is made once Glide has loaded.
      else pendingMove = to
    },
    /** Pauses or resumes the automatic turns. */
    toggle: () => rotation?.toggle(),
    end(): void {
      ending.abort()
      sizeObserver?.disconnect()
      contentObserver.disconnect()
      rotation?.end()
      glide?.end()
    },
  }
}

/** The observer watches below the slide, because Glide and `clones.ts` write attributes on the slide itself. */
const CLONED_CONTENT = {
  subtree: true,
  childList: true,
  characterData: true,
  attributes: true,
  attributeFilter: ['href', 'src', 'hidden'],
}

function findMarkup(root: HTMLElement): { track: HTMLElement; list: HTMLElement } {
  const track = root.querySelector<HTMLElement>('[data-glide-el="track"]')
  const list = track?.querySelector<HTMLElement>(':scope > :is(ul, .slides)')
  if (!track || !list) throw new Error('A carousel needs a track with a list in it')
  // Glide takes the first child, which may be an extension's.
  if (track.firstElementChild !== list) track.prepend(list)
  return { track, list }
}

function readLayout(track: HTMLElement, isReduced: boolean): CarouselLayout {
  const style = getComputedStyle(track)
  const motion = style.getPropertyValue('--motion').trim()
  const unit = motion.endsWith('ms') ? 1 : 1000
  return {
    perView: Number.parseInt(style.getPropertyValue('--per-view'), 10) || 1,
    duration: isReduced ? 0 : (Number.parseFloat(motion) || 0) * unit,
    direction: style.direction === 'rtl' ? 'rtl' : 'ltr',
  }
}

/** Returns the index of the slide that the reader scrolled to before Glide had loaded. */
function scrolledSlide(track: HTMLElement, slides: readonly Element[]): number {
  const width = slides[0]?.getBoundingClientRect().width || 1
  return Math.min(Math.round(Math.abs(track.scrollLeft) / width), slides.length - 1)
}

function moveForKey(key: string, direction: CarouselLayout['direction']): Move | undefined {
  const isForward = key === (direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft')
  if (isForward) return '>'
  return key === 'ArrowLeft' || key === 'ArrowRight' ? '<' : undefined
}
