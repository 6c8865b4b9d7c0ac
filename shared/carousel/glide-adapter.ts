import Glide, { Swipe } from '@glidejs/glide/dist/glide.modular.esm.js'

/** The settings of Glide that come from CSS. */
export type Layout = { perView: number; animationDuration: number; direction: 'ltr' | 'rtl' }

/** To the next slide, to the previous one, or to a slide by its number from 0. */
export type Move = '>' | '<' | number

export type GlideAdapter = ReturnType<typeof startGlide>

const CLONE = '.glide__slide--clone'
const CONTROL = 'a[href], button'
const noComponent = () => ({})

/**
 * Loops through the slides with Glide, in a chunk of its own. Comments name the faults of Glide 3.7 that need code.
 *
 * @param onMove called when a turn to this slide begins
 * @param onRest called when a turn is over. It calls `update`.
 */
export function startGlide(
  root: HTMLElement,
  list: Element,
  layout: Layout & { startAt: number },
  onMove: (current: number) => void,
  onRest: () => void,
) {
  const order = (): Element[] => [...list.children].filter(child => !child.matches(CLONE))
  const slides = order()
  const ending = new AbortController()
  // CSS sets the gap. With a mouse, dragging a link should drag the link.
  const glide = new Glide(root, { ...layout, type: 'carousel', gap: 0, dragThreshold: false })
  glide.on('run', () => onMove(slides.indexOf(order()[glide.index] ?? list)))
  // Fault: `run.after` comes before Glide accepts another turn, and even after `destroy` (Glide's issue 463).
  glide.on('run.after', () => setTimeout(() => ending.signal.aborted || onRest()))
  // Fault: its `Resize` follows the window instead of the element.
  glide.mount({ Swipe, Resize: noComponent })
  list.addEventListener('click', forwardClick, { capture: true, signal: ending.signal })
  update(layout)

  /** Fault: clones have no listeners (issue 302). A script's click on the control of a clone goes to that of the slide. */
  function forwardClick(event: Event): void {
    const clone = event.target instanceof Element && event.target.closest(CONTROL)?.closest(CLONE)
    if (!clone) return
    event.preventDefault()
    event.stopPropagation()
    const children = [...list.children]
    const place = children.indexOf(clone) - children.findIndex(child => !child.matches(CLONE))
    const slide = order().at(place % slides.length)
    slide?.querySelector(CONTROL)?.dispatchEvent(new MouseEvent('click', event))
  }

  /** Applies a layout or the new content of slides. Call it only between turns. */
  function update(layout: Layout): void {
    const { activeElement } = list.getRootNode() as ShadowRoot
    const focused = [...list.querySelectorAll<HTMLElement>(CONTROL)].find(each => each === activeElement)
    // Fault: a turn can end on clones. Then the slides before the first in view move behind the last.
    const isPastEnd = glide.index + layout.perView > slides.length
    if (isPastEnd)
      order()
        .at(-1)
        ?.after(...order().slice(0, glide.index))
    glide.update({ ...layout, startAt: isPastEnd ? 0 : glide.index })
    // Fault: clones and slides out of view are read out and take the focus, and clones repeat ids.
    const inView = order().slice(glide.index, glide.index + layout.perView)
    for (const child of list.children) setReachable(child, inView.includes(child))
    for (const named of list.querySelectorAll(`${CLONE}[id], ${CLONE} [id]`)) named.removeAttribute('id')
    const next = focused?.closest('[inert]') ? inView[0]?.querySelector<HTMLElement>(CONTROL) : focused
    next?.focus({ preventScroll: true })
  }

  return {
    isMoving: () => glide.disabled,
    go: (to: Move) => glide.go(typeof to === 'number' ? `=${order().indexOf(slides[to] ?? list)}` : to),
    update,
    end(): void {
      ending.abort()
      glide.destroy()
      if (list.firstElementChild !== slides[0]) list.append(...slides)
      for (const slide of slides) setReachable(slide, true)
    },
  }
}

function setReachable(slide: Element, isReachable: boolean): void {
  slide.toggleAttribute('inert', !isReachable)
  if (isReachable) slide.removeAttribute('aria-hidden')
  else slide.setAttribute('aria-hidden', 'true')
}
