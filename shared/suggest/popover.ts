import { type RefObject, useLayoutEffect } from 'react'

/** The margin to the edges of the window. */
const EDGE = 8
/** The width below which the panel fills the window from edge to edge. */
const NARROW = 600
/** With less room than this below the box, the panel opens above if there is more. */
const LEAST = 240
const WIDEST = 640

/** Shows a panel at a box in the top layer, so that the page can't cover or clip it. */
export function usePopoverAt(
  panel: RefObject<HTMLElement | null>,
  box: () => Element | null | undefined,
  isShown: boolean,
): void {
  useLayoutEffect(() => {
    const element = panel.current
    if (!isShown || !element || !('showPopover' in element)) return
    element.showPopover()
    const position = (): void => {
      const at = box()?.getBoundingClientRect()
      if (at) placeAt(element, at)
    }
    position()
    const watch = new AbortController()
    const options = { signal: watch.signal, capture: true, passive: true }
    addEventListener('scroll', position, options)
    addEventListener('resize', position, options)
    window.visualViewport?.addEventListener('resize', position, options)
    return () => watch.abort()
  }, [panel, box, isShown])
}

function placeAt(panel: HTMLElement, { left, right, top, bottom, width }: DOMRect): void {
  const room = document.documentElement.clientWidth - 2 * EDGE
  // A keyboard on the screen takes room from the window.
  const height = window.visualViewport?.height ?? innerHeight
  const wide = innerWidth < NARROW ? room : Math.min(Math.max(width, 360), WIDEST, room)
  const start = getComputedStyle(panel).direction === 'rtl' ? right - wide : left
  const below = height - bottom - 2 * EDGE
  const above = top - 2 * EDGE
  const isAbove = below < LEAST && above > below
  // The sizes of a zoomed element are in its own pixels.
  const zoom = panel.currentCSSZoom ?? 1
  const pixels = (length: number): string => `${length / zoom}px`
  Object.assign(panel.style, {
    left: pixels(Math.max(EDGE, Math.min(start, room + EDGE - wide))),
    width: pixels(wide),
    top: isAbove ? 'auto' : pixels(bottom + EDGE),
    bottom: isAbove ? pixels(innerHeight - top + EDGE) : 'auto',
    maxHeight: pixels(Math.max(isAbove ? above : below, LEAST / 2)),
  })
}
