import Glide, { Swipe } from '@glidejs/glide/dist/glide.modular.esm.js'
import { createClones } from './clones.ts'

/** How the slides lie, as style and reader have it. */
export type CarouselLayout = {
  perView: number
  /** Of a turn, in milliseconds. */
  duration: number
  direction: 'ltr' | 'rtl'
}

export type Move = '>' | '<' | `=${number}`

/** The moving part: the slides on Glide, as a loop. */
export type GlideAdapter = {
  isTurning(): boolean
  turn(to: Move): void
  /** After its size, its measure or a slide has changed. Not while it turns. */
  fit(measure: CarouselLayout): void
  /** For good: a new glide takes a new instance. */
  end(): void
}

type Listener = {
  /** A turn begins, to this slide. */
  turns(shown: number): void
  /** The turn is over. */
  rests(): void
}

/**
 * The one place that knows Glide, in a chunk of its own. It gets the element and no selector, which would not be found in
 * a shadow root, and none of the parts that listen to the whole page: keys, window size and time are ours to watch.
 *
 * @param root holds `[data-glide-el="track"]`, whose first child is the list
 * @param startAt the first slide in view
 */
export function createGlideAdapter(
  root: HTMLElement,
  list: HTMLElement,
  startAt: number,
  first: CarouselLayout,
  listener: Listener,
): GlideAdapter {
  const clones = createClones(list, [...list.children].filter(isElement))
  let measure = first
  let isTurning = false
  let wanted: Move | undefined
  let isOver = false
  const glide = new Glide(root, {
    type: 'carousel',
    startAt,
    // The slides bring their own: Glide writes gaps late, even after its end.
    gap: 0,
    // Swiping is for fingers; a mouse may drag a link.
    dragThreshold: false,
    ...settingsOf(measure),
  })
  glide.on('run', () => {
    isTurning = true
    listener.turns(glide.index)
  })
  glide.on('run.after', () => {
    isTurning = false
    // Its timers go on after its end.
    if (isOver) return
    settle()
    listener.rests()
    // Glide itself takes the next turn only once this is over.
    queueMicrotask(turnOn)
  })
  glide.mount({ Swipe, Resize: nothing })
  clones.mark()
  settle()

  function settle(): void {
    clones.settle(glide.index, measure.perView)
  }

  function turnOn(): void {
    if (!wanted || isTurning || isOver) return
    glide.go(wanted)
    wanted = undefined
  }

  return {
    isTurning: () => isTurning,
    turn(to) {
      // Who asks while it turns is not let down: the last wish comes after.
      wanted = to
      turnOn()
    },
    fit(next) {
      measure = next
      clones.goHome()
      glide.update(settingsOf(measure))
      clones.mark()
      settle()
    },
    end() {
      isOver = true
      clones.end()
      glide.destroy()
    },
  }
}

/** In the place of Glide's own part, which follows the window. */
const nothing = () => ({})

const settingsOf = ({ perView, duration, direction }: CarouselLayout) => ({
  perView,
  animationDuration: duration,
  direction,
})

function isElement(child: Element): child is HTMLElement {
  return child instanceof HTMLElement
}
