import { atom, onMount } from 'nanostores'

function hasFallback(element: Element): boolean {
  return [...element.childNodes].some(node =>
    node instanceof Element ? !node.hasAttribute('slot') : node instanceof Text && node.data.trim() !== '',
  )
}

export function trackFallback(element: Element) {
  const $isShown = atom(hasFallback(element))
  let isEnded = false
  const update = (): void => $isShown.set(!isEnded && hasFallback(element))
  onMount($isShown, () => {
    update()
    const observer = new MutationObserver(update)
    // The parser may add children after the element itself.
    observer.observe(element, { childList: true })
    return () => observer.disconnect()
  })
  return {
    $isShown,
    end(): void {
      isEnded = true
      update()
    },
  }
}
