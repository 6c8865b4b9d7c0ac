/**
 * Manages the clones by which Glide loops. A `cloneNode` copy has no React handlers and would be read out twice, so
 * clones are inert and hidden. If a turn ends with clones in view, they swap places with their slides. A click on a
 * clone, which a script can still make, is passed on to its slide.
 *
 * @param slides the list's children before Glide was mounted, in order
 */
export function createClones(list: HTMLElement, slides: readonly HTMLElement[]) {
  const ending = new AbortController()
  let slideOf = new Map<Element, HTMLElement>()
  let swapped: [slide: HTMLElement, clone: Element][] = []

  list.addEventListener('click', forwardClick, { capture: true, signal: ending.signal })

  function forwardClick(event: MouseEvent): void {
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

  /** Puts every slide back in the place that Glide and React expect. */
  function restoreOrder(): void {
    for (const [slide, clone] of swapped) swap(slide, clone)
    swapped = []
  }

  return {
    /** Makes clones inert and removes their ids. Call it when Glide has made new ones. */
    hideClones(): void {
      const children = [...list.children]
      const start = children.indexOf(slides[0] ?? list)
      const clones = children.flatMap((child, place): [Element, HTMLElement][] => {
        const slide = slides[modulo(place - start, slides.length)]
        return !slide || slide === child ? [] : [[child, slide]]
      })
      slideOf = new Map(clones)
      for (const [clone] of clones) {
        hide(clone, true)
        for (const named of [clone, ...clone.querySelectorAll('[id]')]) named.removeAttribute('id')
      }
    },
    restoreOrder,
    /** Brings the real slides into view and makes those out of view inert. Call it after a turn. */
    showSlides(shown: number, perView: number): void {
      const focused = focusedIn(list)
      restoreOrder()
      const after = [...list.children].slice([...list.children].indexOf(slides.at(-1) ?? list) + 1)
      const over = Math.max(0, shown + perView - slides.length)
      for (const [place, clone] of after.slice(0, over).entries()) {
        const slide = slides[place]
        if (!slide) continue
        swap(slide, clone)
        swapped.push([slide, clone])
      }
      for (const [place, slide] of slides.entries()) {
        hide(slide, modulo(place - shown, slides.length) >= perView)
      }
      if (focused) restoreFocus(focused, slides[shown])
    },
    /** Makes all slides reachable again. */
    end(): void {
      ending.abort()
      restoreOrder()
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

function swap(one: Element, other: Element): void {
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
 * Gives the focus back to a slide that lost it by moving in the document. If the slide went out of view, the slide that
 * came gets the focus. This is only for controls: a heading that the page focused does not pass it on.
 */
function restoreFocus(focused: HTMLElement, shown: HTMLElement | undefined): void {
  if (!focused.matches(CONTROLS)) return
  const isAway = focused.closest('[inert]') !== null
  const next = isAway ? shown?.querySelector<HTMLElement>(CONTROLS) : focused
  next?.focus({ preventScroll: true })
}

/** Returns `place` modulo `count`, never negative. */
function modulo(place: number, count: number): number {
  return ((place % count) + count) % count
}
