import { onTestFinished, vi } from 'vitest'

type FakeLayout = {
  /** Sets the width of everything, and notifies ResizeObservers. */
  resize(width: number): void
  /** Returns the number of observed elements. */
  observedCount(): number
}

/** Gives every element a width in px until the end of the test, because happy-dom has no layout. */
export function fakeElementWidth(width: number): FakeLayout {
  const observers = new Set<FakeResizeObserver>()

  class FakeResizeObserver implements ResizeObserver {
    readonly #callback: ResizeObserverCallback
    readonly elements = new Set<Element>()

    constructor(callback: ResizeObserverCallback) {
      this.#callback = callback
      observers.add(this)
    }

    observe(element: Element): void {
      this.elements.add(element)
      queueMicrotask(() => this.notify())
    }

    unobserve(element: Element): void {
      this.elements.delete(element)
    }

    disconnect(): void {
      this.elements.clear()
      observers.delete(this)
    }

    notify(): void {
      if (this.elements.size > 0) this.#callback([], this)
    }
  }

  const offset = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width)
  vi.stubGlobal('ResizeObserver', FakeResizeObserver)
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    resize(next) {
      offset.mockReturnValue(next)
      for (const observer of observers) observer.notify()
    },
    observedCount: () => [...observers].reduce((sum, { elements }) => sum + elements.size, 0),
  }
}

/** Makes everything near the reader until the end of the test. */
export function fakeNearness(): void {
  class NearObserver {
    readonly #tell: (entries: object[]) => void
    constructor(tell: (entries: object[]) => void) {
      this.#tell = tell
    }
    observe(target: Element): void {
      this.#tell([{ target, isIntersecting: true, boundingClientRect: new DOMRect() }])
    }
    unobserve(): void {}
  }
  vi.stubGlobal('IntersectionObserver', NearObserver)
  onTestFinished(() => void vi.unstubAllGlobals())
}
