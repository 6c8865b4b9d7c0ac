/** Payloads whose code has run. */
export const ran: string[] = []

const CALLS = ['alert', 'prompt', 'confirm', 'print'] as const

/** Where a link may lead, and a picture be. */
export const SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** From now on, what code of a payload calls in this window is noted under this name. */
export function watch(view: Window, payload: string): void {
  for (const name of CALLS) {
    const value = () => void ran.push(payload)
    Object.defineProperty(view, name, { value, configurable: true })
  }
}

/** Each payload in a window of its own, with nothing to stop it. */
export function showRaw(payloads: readonly string[]): void {
  for (const payload of payloads) {
    const frame = document.body.appendChild(document.createElement('iframe'))
    // Some payloads give their elements the names of what stands here.
    const view = frame.contentWindow
    const body = frame.contentDocument?.body
    if (!view || !body) throw new Error('A frame without a document')
    watch(view, payload)
    body.innerHTML = payload
    provoke(body)
  }
}

/** Does to every element what a reader may do, and what a browser may tell it. */
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
