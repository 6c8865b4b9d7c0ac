/** The key by which an element tells that its first content is shown, also to wrappers with a copy of their own. */
export const READY = Symbol.for('trade-ready')

export const isReady = (element: HTMLElement): boolean => Reflect.get(element, READY) === true
