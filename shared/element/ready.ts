/** Under this an element says whether its first content is shown: also to a framework's wrapper, which has its own copy. */
export const READY = Symbol.for('trade-ready')

export const isReady = (element: HTMLElement): boolean => Reflect.get(element, READY) === true
