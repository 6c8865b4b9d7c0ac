/** The key by which an element marks that its first content is shown, even for wrappers with a copy of this file. */
export const READY = Symbol.for('trade-ready')

export const isReady = (element: HTMLElement): boolean => Reflect.get(element, READY) === true
