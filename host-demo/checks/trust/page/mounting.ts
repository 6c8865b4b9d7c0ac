export type Mounting = {
  tag: string
  attributes: Readonly<Record<string, string>>
  /** The attribute in which each may differ from the one before, by `step`; '' for none. */
  other: string
  first: number
  step: number
  times: number
  atOnce: number
}

/** Runs in the page: adds this many of an element, some at once, and removes them when they show something. */
export async function mount(mounting: Mounting): Promise<void> {
  const { tag, attributes, other, first, step, times, atOnce } = mounting
  const isBusy = (element: Element): boolean => {
    const { shadowRoot } = element
    if (element.matches(':not(:defined)') || element.ariaBusy === 'true') return true
    return [...(shadowRoot?.querySelectorAll('[aria-busy=true], *') ?? [])].some(each =>
      /^trade-(?!sl-)/.test(each.localName) ? isBusy(each) : each.ariaBusy === 'true',
    )
  }
  // React renders with a delay: it has run once its root has a child.
  const isUnrendered = ({ localName, shadowRoot }: Element): boolean => {
    const root = shadowRoot?.querySelector('.trade-root')
    if (!root || localName === 'trade-frame') return false
    const mark = Object.keys(root).find(key => key.startsWith('__reactContainer'))
    const { stateNode } = Object((mark && Reflect.get(root, mark)) || undefined)
    return !stateNode?.current?.child
  }
  for (let at = 0; at < times; at += atOnce) {
    const some = Array.from({ length: atOnce }, (_, place) => {
      const element = document.createElement(tag)
      const own = other ? { [other]: String(first + step * (at + place)) } : {}
      const all = { loading: 'eager', ...attributes, ...own }
      for (const [name, value] of Object.entries(all)) element.setAttribute(name, value)
      return element
    })
    document.body.append(...some)
    await new Promise(requestAnimationFrame)
    const end = performance.now() + 60_000
    while (some.some(each => isUnrendered(each) || isBusy(each))) {
      await new Promise(done => setTimeout(done))
      if (performance.now() > end) throw new Error(`<${tag}> came to no rest`)
    }
    for (const element of some) element.remove()
    await new Promise(requestAnimationFrame)
  }
}

/**
 * Runs in the page: moves one element back and forth, and removes it. Returns the number of requests that moving it
 * caused.
 */
export async function move({
  tag,
  attributes,
  times,
}: Pick<Mounting, 'tag' | 'attributes' | 'times'>): Promise<number> {
  const places = [document.createElement('div'), document.createElement('div')]
  document.body.append(...places)
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries({ loading: 'eager', ...attributes }))
    element.setAttribute(name, value)
  places[0]?.append(element)
  const isBusy = (): boolean => Boolean(element.shadowRoot?.querySelector('[aria-busy=true]'))
  const end = performance.now() + 60_000
  do await new Promise(requestAnimationFrame)
  while ((isBusy() || window.leftovers().requests > 0) && performance.now() < end)
  const before = window.requestsMade()
  for (let turn = 1; turn <= times; turn++) {
    places[turn % 2]?.append(element)
    if (turn % 10 === 0) await new Promise(requestAnimationFrame)
  }
  const requests = window.requestsMade() - before
  for (const place of places) place.remove()
  await new Promise(requestAnimationFrame)
  return requests
}
