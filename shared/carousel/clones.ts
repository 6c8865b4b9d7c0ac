/** The slides of a loop and Glide's clones of them. */
export type Clones = {
  /** Glide has made its clones anew: nobody can reach them, and they carry no ids. */
  mark(): void
  /** Puts every slide back where Glide and React believe it to be. */
  goHome(): void
  /** At rest: what is in view are the slides themselves, and what is out of view can't be reached. */
  settle(shown: number, perView: number): void
  /** Everything can be reached again. */
  end(): void
}

/**
 * Glide loops by `cloneNode`: clones answer no handler of React and would be read twice. So they are inert and hidden, and
 * where a turn leaves some in view they change places with the slides they are clones of. A click on one, be it made
 * by a script, is passed on to its slide.
 *
 * @param slides what stood in the list before Glide came, in order
 */
export function createClones(list: HTMLElement, slides: readonly HTMLElement[]): Clones {
  const ending = new AbortController()
  let slideOf = new Map<Element, HTMLElement>()
  let exchanged: [slide: HTMLElement, clone: Element][] = []

  list.addEventListener('click', passOn, { capture: true, signal: ending.signal })

  function passOn(event: MouseEvent): void {
    const clicked = event.target
    const clone = [...slideOf.keys()].find(each => clicked instanceof Node && each.contains(clicked))
    const control = clicked instanceof Element ? clicked.closest(CONTROLS) : null
    const slide = clone && slideOf.get(clone)
    if (!slide || !control || !clone.contains(control)) return
    event.preventDefault()
    event.stopPropagation()
    const place = controlsIn(clone).indexOf(control)
    controlsIn(slide)[place]?.dispatchEvent(new MouseEvent('click', event))
  }

  function goHome(): void {
    for (const [slide, clone] of exchanged) exchange(slide, clone)
    exchanged = []
  }

  return {
    mark() {
      const children = [...list.children]
      const start = children.indexOf(slides[0] ?? list)
      const clones = children.flatMap((child, place): [Element, HTMLElement][] => {
        const slide = slides[wrapped(place - start, slides.length)]
        return !slide || slide === child ? [] : [[child, slide]]
      })
      slideOf = new Map(clones)
      for (const [clone] of clones) {
        hide(clone, true)
        for (const named of [clone, ...clone.querySelectorAll('[id]')]) named.removeAttribute('id')
      }
    },
    goHome,
    settle(shown, perView) {
      const focused = focusedIn(list)
      goHome()
      const after = [...list.children].slice([...list.children].indexOf(slides.at(-1) ?? list) + 1)
      const over = Math.max(0, shown + perView - slides.length)
      for (const [place, clone] of after.slice(0, over).entries()) {
        const slide = slides[place]
        if (!slide) continue
        exchange(slide, clone)
        exchanged.push([slide, clone])
      }
      for (const [place, slide] of slides.entries()) {
        hide(slide, wrapped(place - shown, slides.length) >= perView)
      }
      if (focused) keepFocus(focused, slides[shown])
    },
    end() {
      ending.abort()
      goHome()
      slideOf.clear()
      for (const slide of slides) hide(slide, false)
    },
  }
}

const CONTROLS = 'a[href], button'

function controlsIn(part: Element): Element[] {
  return [...part.querySelectorAll(CONTROLS)]
}

function hide(slide: Element, isHidden: boolean): void {
  slide.toggleAttribute('inert', isHidden)
  if (isHidden) slide.setAttribute('aria-hidden', 'true')
  else slide.removeAttribute('aria-hidden')
}

function exchange(one: Element, other: Element): void {
  const place = document.createComment('')
  one.replaceWith(place)
  other.replaceWith(one)
  place.replaceWith(other)
}

function focusedIn(list: HTMLElement): HTMLElement | null {
  const root = list.getRootNode()
  const active = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null
  return active instanceof HTMLElement && list.contains(active) ? active : null
}

/**
 * A slide that moved in the document has lost the focus; one that went out of view gives it to what came. A heading that
 * was focused by the page, and no control, gives it to nothing.
 */
function keepFocus(focused: HTMLElement, shown: HTMLElement | undefined): void {
  if (!focused.matches(CONTROLS)) return
  const isAway = focused.closest('[inert]') !== null
  const next = isAway ? shown?.querySelector<HTMLElement>(CONTROLS) : focused
  next?.focus({ preventScroll: true })
}

/** `place` in a ring of `count`. */
function wrapped(place: number, count: number): number {
  return ((place % count) + count) % count
}
