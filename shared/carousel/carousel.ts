import type { CarouselLayout, GlideAdapter, Move } from './glide-adapter.ts'
import { type RotationState, startRotation } from './rotation.ts'

export type CarouselState = {
  /** The first slide in view, from 0. */
  shown: number
  /** Whether there are more slides than fit, so that it moves; undefined until that is known. */
  moves: boolean | undefined
  rotation: RotationState
}

export type Carousel = {
  turn(to: Move): void
  /** Pause or play. */
  toggle(): void
  end(): void
}

type CarouselOptions = {
  /** Milliseconds between automatic turns; 0 for none. */
  interval: number
  tell(state: CarouselState): void
}

/**
 * Enhances markup that works without it: a list of slides in `[data-glide-el="track"]`, laid out by `carousel.css`, is
 * scrollable until Glide has loaded, and stays so if Glide can't be loaded. CSS sets by `--per-view` how many are in
 * view. The arrow keys turn it while the focus is inside.
 *
 * The slides must stay the same elements: other slides need a new carousel (a `key` in React).
 */
export function startCarousel(root: HTMLElement, { interval, tell }: CarouselOptions): Carousel {
  const { track, list } = partsOf(root)
  const slides = [...list.children]
  const ending = new AbortController()
  const reduced = matchMedia('(prefers-reduced-motion: reduce)')
  let state: CarouselState = { shown: 0, moves: undefined, rotation: 'never' }
  let glide: GlideAdapter | undefined
  let fitted = ''
  let wanted: Move | undefined

  const change = (part: Partial<CarouselState>): void => {
    state = { ...state, ...part }
    tell(state)
  }
  const measure = (): CarouselLayout => measureOf(track, reduced.matches)
  const size = (): string => JSON.stringify([track.offsetWidth, measure()])

  /** Follows the size of the track; Glide itself would follow the window only. */
  function adapt(): void {
    if (track.offsetWidth === 0 || glide?.isTurning() || size() === fitted) return
    if (slides.length <= measure().perView) rest()
    else if (glide) glide.fit(measure())
    else return void lay()
    fitted = size()
  }

  /** The content of a slide has changed, so its clones have to be made again. */
  function adaptAnew(): void {
    fitted = ''
    adapt()
  }

  async function lay(): Promise<void> {
    const adapter = await import('./glide-adapter.ts').catch(() => undefined)
    const isWanted = slides.length > measure().perView && !glide && !ending.signal.aborted
    if (!adapter || !isWanted) return
    const shown = scrolledTo(track, slides)
    track.scrollLeft = 0
    track.toggleAttribute('data-moves', true)
    glide = adapter.createGlideAdapter(root, list, shown, measure(), { turns, rests: adapt })
    fitted = size()
    change({ shown, moves: true })
    rotation?.again()
    if (wanted) glide.turn(wanted)
  }

  function turns(shown: number): void {
    change({ shown })
    rotation?.again()
  }

  /** All slides fit, so there is nothing to move. */
  function rest(): void {
    glide?.end()
    glide = undefined
    track.toggleAttribute('data-moves', false)
    change({ shown: 0, moves: false })
  }

  function turnByKey(event: KeyboardEvent): void {
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    const turn = isModified ? undefined : turnOf(event.key, measure().direction)
    if (!glide || !turn || event.defaultPrevented) return
    event.preventDefault()
    glide.turn(turn)
  }

  const rotation =
    interval > 0
      ? startRotation(root, {
          interval,
          turn: () => glide?.turn('>'),
          tell: rotation => change({ rotation }),
        })
      : undefined
  const room = new ResizeObserver(adapt)
  room.observe(track)
  const words = new MutationObserver(adaptAnew)
  for (const slide of slides) {
    for (const part of slide.children) words.observe(part, CLONED_CONTENT)
  }
  root.addEventListener('keydown', turnByKey, { signal: ending.signal })
  reduced.addEventListener('change', adapt, { signal: ending.signal })

  return {
    turn(to) {
      if (glide) glide.turn(to)
      // Done once Glide has loaded.
      else wanted = to
    },
    toggle: () => rotation?.toggle(),
    end() {
      ending.abort()
      room.disconnect()
      words.disconnect()
      rotation?.end()
      glide?.end()
    },
  }
}

/** Observed below the slide itself, because Glide and `clones.ts` write attributes on the slide. */
const CLONED_CONTENT = {
  subtree: true,
  childList: true,
  characterData: true,
  attributes: true,
  attributeFilter: ['href', 'src', 'hidden'],
}

function partsOf(root: HTMLElement): { track: HTMLElement; list: HTMLElement } {
  const track = root.querySelector<HTMLElement>('[data-glide-el="track"]')
  const list = track?.firstElementChild
  if (!track || !(list instanceof HTMLElement)) throw new Error('A carousel needs a track with a list in it')
  return { track, list }
}

function measureOf(track: HTMLElement, isReduced: boolean): CarouselLayout {
  const style = getComputedStyle(track)
  const motion = style.getPropertyValue('--motion').trim()
  const unit = motion.endsWith('ms') ? 1 : 1000
  return {
    perView: Number.parseInt(style.getPropertyValue('--per-view'), 10) || 1,
    duration: isReduced ? 0 : (Number.parseFloat(motion) || 0) * unit,
    direction: style.direction === 'rtl' ? 'rtl' : 'ltr',
  }
}

/** The slide that the reader scrolled to before Glide had loaded. */
function scrolledTo(track: HTMLElement, slides: readonly Element[]): number {
  const width = slides[0]?.getBoundingClientRect().width || 1
  return Math.min(Math.round(Math.abs(track.scrollLeft) / width), slides.length - 1)
}

function turnOf(key: string, direction: CarouselLayout['direction']): Move | undefined {
  const isForward = key === (direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft')
  if (isForward) return '>'
  return key === 'ArrowLeft' || key === 'ArrowRight' ? '<' : undefined
}
