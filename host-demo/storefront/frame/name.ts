/** Where an element says what it is, the plainest first: its heading, or the label of what it consists of. */
const places = ['h1', 'h2', ':is(nav, section, form)[aria-label]']

/** Tells what an element calls itself, after every change of that. */
export async function watchName(element: HTMLElement, tell: (name: string) => void): Promise<void> {
  await customElements.whenDefined(element.localName)
  const root = element.shadowRoot
  if (!root) return
  let last = ''
  const check = (): void => {
    const [named] = places.flatMap(place => root.querySelector(place) ?? [])
    const name = (named?.getAttribute('aria-label') ?? named?.textContent ?? '').trim()
    if (name && name !== last) tell(name)
    last = name
  }
  new MutationObserver(check).observe(root, { childList: true, characterData: true, subtree: true })
  check()
}
