/** Settings that apply from the first moment, so that only the script tag can carry them: `data-isolate`. */
export const scriptSettings = {
  /** Shows every element in a frame from the storefront, closed to the page’s scripts. On the script tag only. */
  isolate: { default: false },
}
