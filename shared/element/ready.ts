/** The same in every copy of this code: a wrapper for a framework comes in another bundle than the element. */
const READY = Symbol.for('trade-ready')

/** Whether the first content of an element is shown. */
export const isReady = (element: HTMLElement): boolean => Reflect.get(element, READY) === true

export const setReady = (element: HTMLElement, isShown: boolean): boolean =>
  Reflect.set(element, READY, isShown)
