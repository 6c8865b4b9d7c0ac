/** The distance below the view at which an element wakes, in px. */
export const NEAR = 600

export function isNear(element: Element, below: number): boolean {
  const isDisplayed = element.getClientRects().length > 0
  return isDisplayed && element.getBoundingClientRect().top <= innerHeight + below
}

/** The keys that search the page. The search itself sends no event. */
export const isSearch = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'F3' || ((ctrlKey || metaKey) && /^[fg]$/i.test(key))

/** Returns a function that calls `act` once, in a task of its own, when an element is `belowNow()` px away. */
export function nearnessWatch(
  below: number,
  belowNow: () => number = () => below,
): (element: Element, act: () => void) => () => void {
  const margin = `1000000px 1000000px ${below}px`
  const acts = new Map<Element, () => void>()
  let observer: IntersectionObserver | undefined

  function onChange(entries: readonly IntersectionObserverEntry[]): void {
    // Elements that a jump has passed wait for those at its end.
    const near = entries.filter(({ isIntersecting }) => isIntersecting)
    for (const { target } of near.sort((one, other) => Number(isPassed(one)) - Number(isPassed(other)))) {
      setTimeout(() => {
        const act = acts.get(target)
        if (isNear(target, belowNow())) act?.()
        else if (act) reobserve(target)
      })
    }
  }

  /** Elements above have pushed it away meanwhile. The observer reports it again, even if it returns at once. */
  function reobserve(target: Element): void {
    observer?.unobserve(target)
    observer?.observe(target)
  }

  return (element, act) => {
    // In the DOM of a test runner nothing is far away.
    if (!window.IntersectionObserver) {
      setTimeout(act)
      return () => {}
    }
    // A scroll container inside the page needs a margin of its own.
    observer ??= new IntersectionObserver(onChange, { rootMargin: margin, scrollMargin: margin })
    const end = (): void => {
      acts.delete(element)
      observer?.unobserve(element)
    }
    acts.set(element, () => {
      end()
      act()
    })
    observer.observe(element)
    return end
  }
}

const isPassed = ({ boundingClientRect }: IntersectionObserverEntry): boolean => boundingClientRect.bottom < 0
