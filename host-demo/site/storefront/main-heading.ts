/** Returns the main heading of the screen, even from an element's shadow root. */
export function findMainHeading(main: HTMLElement): HTMLElement | null {
  for (const root of rootsOf(main)) {
    const heading = root.querySelector<HTMLElement>('h1')
    if (heading && textOf(heading) !== '') return heading
  }
  return null
}

export function textOf(heading: HTMLElement | null): string {
  return heading?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
}

/** Reports the main heading whenever its text is not the `known` one. Returns a function that stops it. */
export function observeMainHeading(
  main: HTMLElement,
  known: string,
  found: (heading: HTMLElement) => void,
): () => void {
  let last = known
  const look = (): void => {
    const heading = findMainHeading(main)
    const text = textOf(heading)
    if (!heading || text === last) return
    last = text
    found(heading)
  }
  let over = false
  const watch = (): void => {
    if (over) return
    // Elements arrive one after another, and one whose chunk is late has no root yet. Observing a root twice has no
    // effect.
    for (const root of rootsOf(main)) {
      observer.observe(root, { childList: true, subtree: true, characterData: true })
    }
    for (const late of main.querySelectorAll(':not(:defined)')) {
      void customElements.whenDefined(late.localName).then(watch)
    }
    look()
  }
  const observer = new MutationObserver(watch)
  watch()
  return () => {
    over = true
    observer.disconnect()
  }
}

function* rootsOf(main: HTMLElement): Generator<ParentNode & Node> {
  yield main
  for (const element of main.children) if (element.shadowRoot) yield element.shadowRoot
}
