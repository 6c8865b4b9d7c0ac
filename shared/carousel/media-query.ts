/** Returns a live media query. It never matches without support for them, as in the DOM of a test runner. */
export const mediaQuery = (query: string): EventTarget & { readonly matches: boolean } =>
  window.matchMedia?.(query) ?? Object.assign(new EventTarget(), { matches: false })
