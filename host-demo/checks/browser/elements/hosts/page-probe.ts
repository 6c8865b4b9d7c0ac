/** Questions about a page. Answers are text, because the page may have changed its arrays and objects. */
export type PageProbe = {
  /** Returns texts, names, and values of fields in our elements, one per line. */
  text(): string
  /** Returns the middle of the usable control of this name, as `x y`; empty if there is none yet. */
  find(name: string): string
  /** Returns missing pictures, busy states and open requests; empty when the page has settled. */
  pending(): string
  /** Returns the elements in view that are not live: their links leave the page at once. Empty when all are. */
  asleep(): string
  heard(): string
  /** Returns the names on `window`, with a mark at those that are enumerable. */
  keys(): string
  styles(): string
}

/** The key of the probe on the document. It is not on `window`, because that is compared. */
export const PROBE_KEY = 'trade-hosts.probe'

/**
 * Runs in the page before any of its scripts, in any browser, so it contains everything that it needs. Gives our
 * elements a frame that no rule of the page moves, cancels navigations that would leave the page, and answers the
 * questions of a check.
 */
export function installProbe(place: string): void {
  const heard: string[] = []
  let requests = 0
  const { fetch } = window
  window.fetch = (...request) => {
    requests += 1
    const answer = fetch(...request)
    const end = (): void => {
      requests -= 1
    }
    answer.then(end, end)
    return answer
  }
  const isShown = (element: Element): boolean =>
    // An element that only lays out its content has no box, so it is not visible itself.
    getComputedStyle(element).display === 'contents' || element.checkVisibility({ visibilityProperty: true })
  const words = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()

  function childrenOf(node: Node): Node[] {
    const inSlot = node instanceof HTMLSlotElement ? node.assignedNodes() : []
    if (inSlot.length > 0) return inSlot
    const from = node instanceof Element ? (node.shadowRoot ?? node) : node
    return [...from.childNodes]
  }

  function walk(visit: (node: Node) => void): void {
    const enter = (node: Node): void => {
      if (node instanceof Element && (node.hasAttribute('inert') || !isShown(node))) return
      visit(node)
      for (const child of childrenOf(node)) enter(child)
    }
    for (const element of document.querySelectorAll('*')) {
      if (/^trade-/.test(element.localName)) enter(element)
    }
  }

  function elements(): Element[] {
    const found: Element[] = []
    walk(node => {
      if (node instanceof Element) found.push(node)
    })
    return found
  }

  function nameOf(element: Element): string {
    const label = element.getAttribute('aria-label')
    const labels = 'labels' in element ? (element.labels as NodeListOf<Element> | null) : null
    return words(label ?? labels?.[0]?.textContent ?? element.textContent)
  }

  function isWithin(element: Element, outer: Element): boolean {
    for (
      let at: Node | null = element;
      at;
      at = at.parentNode ?? (at instanceof ShadowRoot ? at.host : null)
    ) {
      if (at === outer) return true
    }
    return false
  }

  const controls = 'a[href], button, input, textarea, select, summary, [role]'

  const probe: PageProbe = {
    text() {
      const lines: string[] = []
      walk(node => {
        if (node instanceof Text) lines.push(words(node.data))
        else if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement)
          lines.push(`[${node.value}]`)
        else if (node instanceof Element) lines.push(words(node.getAttribute('aria-label')))
      })
      return lines.filter(line => line !== '').join('\n')
    },
    find(name) {
      const all = elements()
      const modals = all.filter(element => element.matches('dialog:modal'))
      const inReach = all.filter(element => {
        const modal = modals[modals.length - 1]
        const isUsable = element.matches(controls) && !element.matches(':disabled')
        // A card is called by its heading.
        const names = [element, element.querySelector('h3')].map(each => each && nameOf(each))
        return isUsable && (!modal || isWithin(element, modal)) && names.includes(name)
      })
      const [found] = inReach
      if (!found) return ''
      found.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      const { left, top, width, height } = found.getBoundingClientRect()
      return `${left + width / 2} ${top + height / 2}`
    },
    pending() {
      const open = elements().filter(element => {
        // A seller's HTML appears once its sanitiser has loaded.
        if (element.matches('[aria-busy=true], .rich-text:empty')) return true
        if (!(element instanceof HTMLImageElement) || element.complete) return false
        const { left, top, width, height } = element.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        return x > 0 && x < innerWidth && y > 0 && y < innerHeight
      })
      const scripts = document.querySelectorAll('script[data-pending]')
      const shown = [...open, ...scripts].map(element => element.outerHTML.slice(0, 80))
      return [...shown, ...(requests > 0 ? [`${requests} requests`] : [])].join('\n')
    },
    asleep() {
      const inView = elements().filter(element => {
        const { top, bottom } = element.getBoundingClientRect()
        return element.matches('[data-served]') && bottom > 0 && top < innerHeight
      })
      return inView.map(element => element.outerHTML.slice(0, 80)).join('\n')
    },
    heard: () => heard.join('\n'),
    keys: () =>
      Object.getOwnPropertyNames(window)
        .map(name => (Object.prototype.propertyIsEnumerable.call(window, name) ? `${name} *` : name))
        .sort()
        .join('\n'),
    styles() {
      const lines: string[] = []
      for (const element of document.querySelectorAll('html, body, #page, #page *')) {
        const style = getComputedStyle(element)
        for (let index = 0; index < style.length; index++) {
          const property = style.item(index)
          lines.push(
            `${element.localName}${element.id && `#${element.id}`} ${property}: ${style.getPropertyValue(property)}`,
          )
        }
      }
      return lines.join('\n')
    },
  }
  Object.defineProperty(document, Symbol.for(place), { value: probe })

  const events =
    'navigate error session-change dialog-open dialog-close search-change rfq-sent rfq-list-change inquiry-sent contact-sent'
  for (const type of events.split(' ')) {
    document.addEventListener(`trade-${type}`, event => {
      // The page stays, so that the probe can see that a link was followed.
      event.preventDefault()
      heard.push(event.type)
    })
  }
  document.addEventListener('securitypolicyviolation', event =>
    heard.push(`violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
  )
  document.addEventListener(
    'readystatechange',
    () => {
      const frame = document.getElementById('frame')
      // Set through CSSOM, which any policy allows.
      const fixed = {
        display: 'block',
        position: 'absolute',
        inset: '0',
        'z-index': '1',
        'box-sizing': 'border-box',
        padding: '16px',
        overflow: 'auto',
        background: '#fff',
      }
      for (const [property, value] of Object.entries(fixed))
        frame?.style.setProperty(property, value, 'important')
    },
    { once: true },
  )
}
