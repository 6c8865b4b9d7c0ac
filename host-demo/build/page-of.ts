/*
 * A form or an image of the host's page that is named `body` or `createElement` hides what the document has under that
 * name, and gives the window what it does not have. Not so on the prototypes: what those have is asked of document and
 * window by an object in their place.
 */

let page: Document | undefined
let view: Window | undefined

/** The document of this page, or its window, with all that is its own and nothing else; anything else as it is. */
export function pageOf<Of>(of: Of): Of | Document | Window {
  if (typeof document === 'undefined') return of
  if ((of as unknown) === document) {
    page ??= inPlaceOf(document, name => (name in Document.prototype ? Document.prototype : document))
    return page
  }
  if ((of as unknown) !== window) return of
  view ??= inPlaceOf(window as Window, name => (Object.hasOwn(window, name) ? window : EventTarget.prototype))
  return view
}

/** Has what `ownerOf` has under a name, read and called as that of `of`. */
function inPlaceOf<Of extends Document | Window>(of: Of, ownerOf: (name: PropertyKey) => object): Of {
  const place: Of = new Proxy({} as Of, {
    get(_, name) {
      const native: unknown = Reflect.get(ownerOf(name), name, of)
      if (typeof native !== 'function') return native
      const found: unknown = Reflect.get(of, name)
      // A function in its place is no element: the page has put it there.
      const method = typeof found === 'function' ? found : native
      return function (this: unknown, ...given: unknown[]) {
        return Reflect.apply(method, this === place ? of : this, given)
      }
    },
  })
  return place
}
