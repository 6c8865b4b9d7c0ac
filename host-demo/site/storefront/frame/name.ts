/** The places of an element's name, the clearest first: its heading, or the label of its main part. */
const places = ['h1', 'h2', ':is(nav, section, form)[aria-label]']

/** Reports the name of an element, whenever it changes. */
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
