/** A property set before the element was defined hides the accessor of its class: sets it again through that. */
export function upgradeProperty(element: HTMLElement, property: string): void {
  if (!Object.hasOwn(element, property)) return
  const given: unknown = Reflect.get(element, property)
  Reflect.deleteProperty(element, property)
  Reflect.set(element, property, given)
}
