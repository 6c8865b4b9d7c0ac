/** Sets a property again through its accessor, because one set before the element was defined hides the accessor. */
export function upgradeProperty(element: HTMLElement, property: string): void {
  if (!Object.hasOwn(element, property)) return
  const given: unknown = Reflect.get(element, property)
  Reflect.deleteProperty(element, property)
  Reflect.set(element, property, given)
}
