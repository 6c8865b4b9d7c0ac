/** Whether the host put content of its own into the element. */
function hasFallback(element: Element): boolean {
  for (const node of element.childNodes) {
    if (
      node instanceof Element ? !node.hasAttribute('slot') : node instanceof Text && node.data.trim() !== ''
    )
      return true
  }
  return false
}

/** Tracks whether the host's own content is shown: until the widget's first content. */
export class Fallback {
  readonly #element: Element
  #isEnded = false
  #changed: () => void = () => {}

  constructor(element: Element) {
    this.#element = element
  }

  readonly shown = (): boolean => !this.#isEnded && hasFallback(this.#element)

  /** The parser may add children after the element itself. */
  readonly subscribe = (changed: () => void): (() => void) => {
    if (this.#isEnded) return () => {}
    const observer = new MutationObserver(changed)
    observer.observe(this.#element, { childList: true })
    this.#changed = () => {
      observer.disconnect()
      changed()
    }
    return () => observer.disconnect()
  }

  end(): void {
    this.#isEnded = true
    this.#changed()
  }
}
