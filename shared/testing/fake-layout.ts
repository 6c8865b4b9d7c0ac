import { onTestFinished, vi } from 'vitest'

type Room = {
  /** Everything is this wide from now on, and who follows sizes is told. */
  resize(width: number): void
  /** How many elements are being followed. */
  followed(): number
}

/** Gives every element a width in pixels, which a drawn browser has not. Until the end of the test. */
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
