/** True when the host gave the element content to show until there is something better. */
function hasFallback(element: Element): boolean {
  for (const node of element.childNodes) {
    if (
      node instanceof Element ? !node.hasAttribute('slot') : node instanceof Text && node.data.trim() !== ''
    )
      return true
  }
  return false
}

/** Whether an element's fallback is on show: while it has one, until its first content. */
export class Fallback {
  readonly #element: Element
  #over = false
  #changed: () => void = () => {}

  constructor(element: Element) {
    this.#element = element
  }

  readonly shown = (): boolean => !this.#over && hasFallback(this.#element)

  /** Children may come after the element itself, while the page is still being read. */
  readonly subscribe = (changed: () => void): (() => void) => {
    if (this.#over) return () => {}
    const observer = new MutationObserver(changed)
    observer.observe(this.#element, { childList: true })
    this.#changed = () => {
      observer.disconnect()
      changed()
    }
    return () => observer.disconnect()
  }

  end(): void {
    this.#over = true
    this.#changed()
  }
}
