/** Whether a media query holds, now and later; never where there are none, as in the DOM of a test runner. */
export const mediaQuery = (query: string): EventTarget & { readonly matches: boolean } =>
  window.matchMedia?.(query) ?? Object.assign(new EventTarget(), { matches: false })
