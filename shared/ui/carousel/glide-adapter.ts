import Glide, { Swipe } from '@glidejs/glide/dist/glide.modular.esm.js'
import { arrowStep } from '#shared/ui/arrow-step.ts'

/** To the next slide, to the previous one, or to a slide by its number from 0. */
export type Move = '>' | '<' | number

const CLONE = '.glide__slide--clone'
const CONTROL = 'a[href], button'
const noComponent = () => ({})

/** Loops through the slides with Glide 3.7. `onChange` calls `update` after a turn, and when a slide has new content. */
export function startGlide(
  root: HTMLElement,
  track: HTMLElement,
  perView: number,
  onMove: (current: number) => void,
  onChange: () => void,
  go: (to: Move) => void,
) {
  const [list = track] = track.children
  const order = (): Element[] => [...list.children].filter(child => !child.matches(CLONE))
  const slides = order()
  const ending = new AbortController()

  const startAt = Math.round((Math.abs(track.scrollLeft) / track.offsetWidth) * perView)
  track.scrollLeft = 0
  track.toggleAttribute('data-mounted', true)
  const focused = focusedControl()
  // With a mouse, dragging a link should drag the link.
  const options = { type: 'carousel', gap: 0, dragThreshold: false }
  const glide = new Glide(root, { ...options, ...arrange(perView, startAt) })
  const report = (): void => onMove(slides.indexOf(order()[glide.index] ?? list))
  glide.on('run', report)
  // Fault: `run.after` comes before Glide accepts another turn, and even after `destroy` (Glide's issue 463).
  glide.on('run.after', () => setTimeout(() => ending.signal.aborted || onChange()))
  // Fault: its `Resize` follows the window instead of the element, and its `Keyboard` listens to the whole page.
  glide.mount({ Swipe, Resize: noComponent })
  root.addEventListener('keydown', moveByKey, ending)
  list.addEventListener('click', forwardClick, { capture: true, signal: ending.signal })
  show(perView, focused)
  report()
  // Fault: clones keep their content. Glide writes on the slides, so the observer watches only below them.
  const observer = new MutationObserver(() => onChange())
  const changes = { subtree: true, childList: true, characterData: true, attributes: true }
  for (const part of slides.flatMap(slide => [...slide.children])) observer.observe(part, changes)

  function moveByKey(event: KeyboardEvent): void {
    const step = arrowStep(event, track)
    if (step === 0 || event.defaultPrevented) return
    event.preventDefault()
    go(step > 0 ? '>' : '<')
  }

  // Fault: clones have no listeners (issue 302). A script's click on a clone's control goes to that of its slide.
  function forwardClick(event: Event): void {
    const clicked = event.target instanceof Element ? event.target.closest(CONTROL) : null
    if (!clicked?.closest(CLONE)) return
    event.preventDefault()
    event.stopPropagation()
    const controls = slides.map(slide => slide.querySelector(CONTROL))
    controls.find(each => each?.isEqualNode(clicked))?.dispatchEvent(new MouseEvent('click', event))
  }

  /** Returns Glide's options for a view that begins at the slide of this index, and puts the slides in order for it. */
  function arrange(perView: number, index: number) {
    const style = getComputedStyle(track)
    const motion = style.getPropertyValue('--motion').trim()
    const animationDuration = (Number.parseFloat(motion) || 0) * (motion.endsWith('ms') ? 1 : 1000)
    // Fault: a turn can end on clones. Then the slides before the first in view move behind the last.
    const isPastEnd = index + perView > slides.length
    if (isPastEnd) list.append(...order().slice(0, index))
    return { perView, animationDuration, direction: style.direction, startAt: isPastEnd ? 0 : index }
  }

  function update(perView: number): void {
    const focused = focusedControl()
    glide.update(arrange(perView, glide.index))
    show(perView, focused)
  }

  function focusedControl(): HTMLElement | undefined {
    const { activeElement } = list.getRootNode() as ShadowRoot
    return [...list.querySelectorAll<HTMLElement>(CONTROL)].find(each => each === activeElement)
  }

  /** Fault: clones and slides out of view are read out and take the focus, and clones repeat ids. */
  function show(perView: number, focused: HTMLElement | undefined): void {
    const inView = order().slice(glide.index, glide.index + perView)
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
      observer.disconnect()
      glide.destroy()
      track.toggleAttribute('data-mounted', false)
      if (list.firstElementChild !== slides[0]) list.append(...slides)
      for (const slide of slides) setReachable(slide, true)
    },
  }
}

function setReachable(slide: Element, isReachable: boolean): void {
  slide.toggleAttribute('inert', !isReachable)
  slide.setAttribute('aria-hidden', String(!isReachable))
}
