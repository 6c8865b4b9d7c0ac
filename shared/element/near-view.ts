/** How far below the view an element is woken, in px. */
export const NEAR = 600

/** Whether an element is displayed, and its top no farther than `below` px below the view. Above and beside it is near. */
export function isNear(element: Element, below: number): boolean {
  const isDisplayed = element.getClientRects().length > 0
  return isDisplayed && element.getBoundingClientRect().top <= innerHeight + below
}

/**
 * Makes a function that calls `act`, once and in a task of its own, when an element comes near. What it returns ends the
 * waiting.
 */
export function nearnessWatch(below: number): (element: Element, act: () => void) => () => void {
  const margin = `1000000px 1000000px ${below}px`
  const acts = new Map<Element, () => void>()
  let observer: IntersectionObserver | undefined

  function onChange(entries: readonly IntersectionObserverEntry[]): void {
    // What a jump has passed by waits for what it leads to.
    const near = entries.filter(({ isIntersecting }) => isIntersecting)
    for (const { target } of near.sort((one, other) => Number(isPassed(one)) - Number(isPassed(other)))) {
      setTimeout(() => {
        const act = acts.get(target)
        if (isNear(target, below)) act?.()
        else if (act) observeAnew(target)
      })
    }
  }

  /** Those before it have pushed it away meanwhile: the observer tells of it again, also when it comes back at once. */
  function observeAnew(target: Element): void {
    observer?.unobserve(target)
    observer?.observe(target)
  }

  return (element, act) => {
    // In the DOM of a test runner nothing is far away.
    if (!window.IntersectionObserver) {
      setTimeout(act)
      return () => {}
    }
    // A scroll container inside the page has a margin of its own.
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
