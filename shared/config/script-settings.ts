/** What holds from the first moment on, so that the script tag alone can say it: `data-isolate`. */
export const scriptSettings = {
  /** Shows every element in a frame from the storefront, which the page’s scripts can’t reach into. On the script tag alone. */
  isolate: { default: false },
}
