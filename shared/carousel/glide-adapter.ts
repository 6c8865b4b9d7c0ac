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
export type GlideAdapter = ReturnType<typeof createGlideAdapter>

type Listener = {
  /** A turn to this slide begins. */
  onMove(shown: number): void
  /** The turn is over. */
  onRest(): void
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
    // Glide ignores a turn that is asked for inside this handler.
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
      // A request during a turn is kept, and the last one is done after it.
      pendingMove = to
      moveOn()
    },
    /** Call it after the size, the layout or a slide has changed, but not during a turn. */
    update(next: CarouselLayout): void {
      layout = next
      clones.restoreOrder()
      glide.update(glideSettings(layout))
      clones.hideClones()
      update()
    },
    /** For good: Glide can't be mounted again after `destroy`. */
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
