import Glide, { Swipe } from '@glidejs/glide/dist/glide.modular.esm.js'
import { createClones } from './clones.ts'

/** The layout that CSS and the reader's settings require. */
export type CarouselLayout = {
  perView: number
  /** The duration of one turn, in milliseconds. */
  duration: number
  direction: 'ltr' | 'rtl'
}

export type Move = '>' | '<' | `=${number}`

/** The slides as a loop, run by Glide. */
export type GlideAdapter = ReturnType<typeof createGlideAdapter>

type Listener = {
  /** Called when a turn to this slide begins. */
  onMove(shown: number): void
  /** Called when the turn is over. */
  onRest(): void
}

/**
 * Creates a Glide instance. Only this file uses Glide, in a chunk of its own. Glide gets the element, because it can't
 * find a selector in a shadow root. Glide's parts for keys, window size and autoplay, which listen to the whole page,
 * stay out.
 *
 * @param root the parent of `[data-glide-el="track"]`, which has the list as first child
 * @param startAt the first slide in view
 */
export function createGlideAdapter(
  root: HTMLElement,
  list: HTMLElement,
  startAt: number,
  first: CarouselLayout,
  listener: Listener,
) {
  const clones = createClones(
    list,
    [...list.children].filter(child => child instanceof HTMLElement),
  )
  let layout = first
  let isMoving = false
  let pendingMove: Move | undefined
  let isEnded = false
  const glide = new Glide(root, {
    type: 'carousel',
    startAt,
    // CSS sets the gap: Glide would write it late, even after `destroy`.
    gap: 0,
    // Touch only: with a mouse, dragging a link should drag the link.
    dragThreshold: false,
    ...glideSettings(layout),
  })
  glide.on('run', () => {
    isMoving = true
    listener.onMove(glide.index)
  })
  glide.on('run.after', () => {
    isMoving = false
    // Glide's timers still fire after `destroy`.
    if (isEnded) return
    update()
    listener.onRest()
    // Glide ignores a turn that is requested inside this handler.
    queueMicrotask(moveOn)
  })
  glide.mount({ Swipe, Resize: noComponent })
  clones.hideClones()
  update()

  function update(): void {
    clones.showSlides(glide.index, layout.perView)
  }

  function moveOn(): void {
    if (!pendingMove || isMoving || isEnded) return
    glide.go(pendingMove)
    pendingMove = undefined
  }

  return {
    isMoving: () => isMoving,
    move(to: Move): void {
      // Glide makes no turn during another, so the last request is kept and done afterwards.
      pendingMove = to
      moveOn()
    },
    /** Applies a new size, layout or slide content. Call it only between turns. */
    update(next: CarouselLayout): void {
      layout = next
      clones.restoreOrder()
      glide.update(glideSettings(layout))
      clones.hideClones()
      update()
    },
    /** Ends it for good: Glide can't be mounted again after `destroy`. */
    end(): void {
      isEnded = true
      clones.end()
      glide.destroy()
    },
  }
}

/** Replaces Glide's own `Resize`, which follows the window and not the element. */
const noComponent = () => ({})

const glideSettings = ({ duration, ...layout }: CarouselLayout) => ({
  ...layout,
  animationDuration: duration,
})
