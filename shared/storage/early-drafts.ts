declare global {
  interface Window {
    /** The roots of elements whose fields show a draft that React does not know of yet. */
    tradeFilledRoots?: Set<Element> | Element
  }
}

/** Returns true if drafts were filled in before the first paint. */
export function showsDrafts(root: Element): boolean {
  const filled = window.tradeFilledRoots
  // A form of the page may have this name.
  return filled instanceof Set && filled.has(root)
}

/** The fields of a root no longer show a draft. */
export function forgetDrafts(root: Element): void {
  const filled = window.tradeFilledRoots
  if (filled instanceof Set) filled.delete(root)
}

/**
 * Shows the drafts of this device, and the member's name and e-mail, in the forms as a server has rendered them, before
 * anybody sees or touches a field.
 * A server writes it into the page as text, so it uses nothing from outside. Forms name their draft in `data-draft`.
 */
export function fillInDrafts(storageKey: string, prefix: string, lifetime: number): void {
  const filled = new Set<Element>()
  window.tradeFilledRoots = filled
  const textOf = (key: string): string | null => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const stored = (key: string): Record<string, unknown> => {
    try {
      return Object(JSON.parse(textOf(key) ?? 'null'))
    } catch {
      return {}
    }
  }
  const valuesIn = (key: string): [name: string, value: unknown][] => {
    const { savedAt, values } = stored(key)
    const isFresh = Math.abs(Date.now() - Number(savedAt)) <= lifetime
    return isFresh ? Object.entries(Object(values)) : []
  }
  const member = stored(storageKey)
  // The token of another API does not count.
  const isMember =
    Number(member.id) > 0 &&
    Boolean(member.token) &&
    (textOf(`${storageKey}:api`) ?? location.origin) === location.origin
  const fillIn = (form: HTMLFormElement, draft: string): void => {
    const root = form.closest('.trade-root')
    // The member may sign out before the form's code has loaded.
    if (root && isMember) root.setAttribute('data-filled-for', `${member.id}`)
    const start = `${prefix}${isMember ? member.id : 'visitor'}:`
    for (const field of form.querySelectorAll<HTMLInputElement>('input[readonly][autocomplete]'))
      if (isMember) field.value = `${member[field.autocomplete] ?? ''}`
    const found = valuesIn(start + draft)
    // The draft of another tab waits under this name.
    for (const [name, value] of found.length > 0 ? found : valuesIn(`${start}~${draft}`)) {
      const field = form.elements.namedItem(name)
      const isText =
        field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'file')
      if (!isText || typeof value !== 'string' || field.value !== field.defaultValue) continue
      field.value = value
      if (root) filled.add(root)
    }
  }
  const look = (within: ParentNode): void => {
    for (const element of within.querySelectorAll<HTMLElement>('*')) {
      if (element.shadowRoot) look(element.shadowRoot)
      if (element instanceof HTMLFormElement && element.dataset.draft) fillIn(element, element.dataset.draft)
    }
  }
  look(document)
}
