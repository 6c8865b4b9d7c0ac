import { onTestFinished, vi } from 'vitest'

type Room = {
  /** Sets the width of everything, and notifies ResizeObservers. */
  resize(width: number): void
  /** How many elements are observed. */
  followed(): number
}

/** Gives every element a width in px until the end of the test, because happy-dom has no layout. */
export function fakeElementWidth(width: number): Room {
  const observers = new Set<RoomObserver>()

  class RoomObserver implements ResizeObserver {
    readonly #told: ResizeObserverCallback
    readonly elements = new Set<Element>()

    constructor(told: ResizeObserverCallback) {
      this.#told = told
      observers.add(this)
    }

    observe(element: Element): void {
      this.elements.add(element)
      queueMicrotask(() => this.tell())
    }

    unobserve(element: Element): void {
      this.elements.delete(element)
    }

    disconnect(): void {
      this.elements.clear()
      observers.delete(this)
    }

    tell(): void {
      if (this.elements.size > 0) this.#told([], this)
    }
  }

  const offset = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width)
  vi.stubGlobal('ResizeObserver', RoomObserver)
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    resize(next) {
      offset.mockReturnValue(next)
      for (const observer of observers) observer.tell()
    },
    followed: () => [...observers].reduce((sum, { elements }) => sum + elements.size, 0),
  }
}
