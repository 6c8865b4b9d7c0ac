import { isNear, isSearch, NEAR } from '#shared/hydration/near-view.ts'

const METHODS = ['refresh', 'reset', 'focus']
const MARGIN = `1000000px 1000000px ${NEAR}px`

export const isFar = (element: Element): boolean => !isNear(anchorOf(element), NEAR)

/** Returns the element, or the one around it if it has no box: a page may hide elements until they are defined. */
function anchorOf(element: Element): Element {
  const isBoxless = /none|contents/.test(getComputedStyle(element).display)
  return isBoxless && element.parentElement ? anchorOf(element.parentElement) : element
}

export const isEager = (element: Element): boolean =>
  (Reflect.get(element, 'loading') ?? element.getAttribute('loading')) === 'eager'

/** Calls `wake` when an element has come near, or is wanted earlier: used from code, focused, printed or searched. */
export function watchFar(wake: (element: HTMLElement, isWanted: boolean) => void) {
  /** By element; undefined once it is awake. */
  const anchors = new Map<HTMLElement, Element | undefined>()
  const want = (element: HTMLElement, isWanted = true): void => {
    if (!anchors.get(element)) return
    anchors.set(element, undefined)
    wake(element, isWanted)
  }
  const wantIf = (isWanted: (element: HTMLElement) => boolean): void => {
    for (const element of anchors.keys()) if (isWanted(element)) want(element)
  }
  const wantAll = (): void => wantIf(Boolean)
  const nearness = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries)
        for (const [element, anchor] of anchors) if (isIntersecting && anchor === target) want(element, false)
    },
    { rootMargin: MARGIN, scrollMargin: MARGIN },
  )
  const changes = new MutationObserver(() => wantIf(isEager))
  addEventListener('beforeprint', wantAll)
  addEventListener('focusin', () => wantIf(element => element.contains(document.activeElement)))
  const onKey = (event: KeyboardEvent): void => {
    if (isSearch(event)) wantAll()
    // Otherwise the keyboard would skip it. Served content has its own stops.
    for (const element of event.key === 'Tab' ? anchors.keys() : []) {
      if (element.shadowRoot || element.hasAttribute('tabindex')) continue
      element.setAttribute('tabindex', '0')
      setTimeout(() => element.removeAttribute('tabindex'))
    }
  }
  addEventListener('keydown', onKey, true)

  /** Gives the element what a page may use before it is defined. */
  function prepare(element: HTMLElement): void {
    for (const name of METHODS) {
      const value = async (...given: unknown[]): Promise<void> => {
        want(element)
        await customElements.whenDefined(element.localName)
        Reflect.get(element, name).apply(element, given)
      }
      Object.defineProperty(element, name, { configurable: true, value })
    }
  }

  return {
    watch(element: HTMLElement): void {
      if (!anchors.has(element)) prepare(element)
      const anchor = anchorOf(element)
      anchors.set(element, anchor)
      nearness.observe(anchor)
      changes.observe(element, { attributeFilter: ['loading'] })
    },
    /** Ends before the elements are defined, because their own methods take over. */
    end(): void {
      for (const element of anchors.keys()) for (const name of METHODS) Reflect.deleteProperty(element, name)
      anchors.clear()
      nearness.disconnect()
      changes.disconnect()
    },
  }
}
