export const ran: string[] = []

const CALLS = ['alert', 'prompt', 'confirm', 'print'] as const

export const SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** From now on, records calls of a payload's code in this window under this name. */
export function watch(view: Window, payload: string): void {
  for (const name of CALLS) {
    const value = () => void ran.push(payload)
    Object.defineProperty(view, name, { value, configurable: true })
  }
}

/** Shows each payload in its own window, with nothing to stop it. */
export function showRaw(payloads: readonly string[]): void {
  for (const payload of payloads) {
    const frame = document.body.appendChild(document.createElement('iframe'))
    // Some payloads give their elements the names of properties that are used here.
    const view = frame.contentWindow
    const body = frame.contentDocument?.body
    if (!view || !body) throw new Error('A frame without a document')
    watch(view, payload)
    body.innerHTML = payload
    provoke(body)
  }
}

/** Performs every possible reader's action on each element, and dispatches every event that a browser may send. */
export function provoke(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    for (const attribute of element.getAttributeNames()) {
      if (attribute.startsWith('on')) element.dispatchEvent(new Event(attribute.slice(2), { bubbles: true }))
    }
    const leadsAway = element instanceof HTMLAnchorElement && SCHEMES.has(element.protocol)
    if (leadsAway) continue
    element.focus?.()
    element.click?.()
  }
}
