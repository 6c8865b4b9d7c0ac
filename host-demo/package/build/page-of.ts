// A form or an image of the page that is named `createElement` hides that property of the document and adds one to the
// window. The prototypes stay, so a proxy for document and window reads their properties from there.

let page: Document | undefined
let view: Window | undefined

/** Returns a proxy with native properties only for this document or its window, and any other value unchanged. */
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

/** Returns a proxy that reads each property from `ownerOf`, and calls it, as a property of `of`. */
function inPlaceOf<Of extends Document | Window>(of: Of, ownerOf: (name: PropertyKey) => object): Of {
  const place: Of = new Proxy({} as Of, {
    get(_, name) {
      const native: unknown = Reflect.get(ownerOf(name), name, of)
      if (typeof native !== 'function') return native
      const found: unknown = Reflect.get(of, name)
      // A function in its place is not an element: the page has put it there.
      const method = typeof found === 'function' ? found : native
      return function (this: unknown, ...given: unknown[]) {
        return Reflect.apply(method, this === place ? of : this, given)
      }
    },
  })
  return place
}
