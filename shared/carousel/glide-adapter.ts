import Glide, { Swipe } from '@glidejs/glide/dist/glide.modular.esm.js'
import { createClones } from './clones.ts'

/** The layout that CSS and the reader's settings ask for. */
export type CarouselLayout = {
  perView: number
  /** Of one turn, in milliseconds. */
  duration: number
  direction: 'ltr' | 'rtl'
}

export type Move = '>' | '<' | `=${number}`

/** The slides on Glide, as a loop. */
export type GlideAdapter = {
  isTurning(): boolean
  turn(to: Move): void
  /** Call it after the size, the layout or a slide has changed, but not during a turn. */
  fit(measure: CarouselLayout): void
  /** For good: Glide can't be mounted again after `destroy`. */
  end(): void
}

type Listener = {
  /** A turn to this slide begins. */
  turns(shown: number): void
  /** The turn is over. */
  rests(): void
}

/**
 * The only file that uses Glide, in a chunk of its own. Glide gets the element, because a selector is not found in a shadow
 * root. Its parts for keys, window size and autoplay stay out, because they listen to the whole page.
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
    // CSS sets the gap: Glide would write it late, even after `destroy`.
    gap: 0,
    // Touch only: with a mouse, dragging a link should drag the link.
    dragThreshold: false,
    ...settingsOf(measure),
  })
  glide.on('run', () => {
    isTurning = true
    listener.turns(glide.index)
  })
  glide.on('run.after', () => {
    isTurning = false
    // Glide's timers still fire after `destroy`.
    if (isOver) return
    settle()
    listener.rests()
    // Glide ignores a turn that is asked for inside this handler.
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
      // A request during a turn is kept, and the last one is done after it.
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

/** Replaces Glide's own `Resize`, which follows the window and not the element. */
const nothing = () => ({})

const settingsOf = ({ perView, duration, direction }: CarouselLayout) => ({
  perView,
  animationDuration: duration,
  direction,
})

function isElement(child: Element): child is HTMLElement {
  return child instanceof HTMLElement
}
