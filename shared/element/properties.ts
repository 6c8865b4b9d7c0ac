type Access<Of> = {
  get(element: Of, property: string): unknown
  set(element: Of, property: string, given: unknown): void
}

export function defineProperties<Of extends HTMLElement>(
  prototype: Of,
  properties: Iterable<string>,
  { get, set }: Access<Of>,
): void {
  for (const property of properties) {
    Object.defineProperty(prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: Of) {
        return get(this, property)
      },
      set(this: Of, given: unknown) {
        set(this, property, given)
      },
    })
  }
}

/** Sets an attribute to the value of a property; `null` and `undefined` remove it. */
export function writeAttribute(element: HTMLElement, name: string, value: unknown): void {
  if (value === null || value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, String(value))
}

/** Sets properties again through their accessors: those set before the element was defined hide the accessors. */
export function upgradeProperties(element: HTMLElement, properties: Iterable<string>): void {
  for (const property of properties) {
    if (!Object.hasOwn(element, property)) continue
    const given: unknown = Reflect.get(element, property)
    Reflect.deleteProperty(element, property)
    Reflect.set(element, property, given)
  }
}
