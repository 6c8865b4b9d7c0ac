/*
 * A form or an image of the host's page that is named `body` or `createElement` hides what the document has under that
 * name. Not so on the prototype: what that has is asked of the document by an object in its place.
 */

let page: Document | undefined

/** The document of this page with all that is its own; anything else as it is. */
export function pageOf<Of>(of: Of): Of | Document {
  if (typeof document === 'undefined' || (of as unknown) !== document) return of
  page ??= new Proxy({} as Document, { get: (_, name) => ownValue(name) })
  return page
}

function ownValue(name: string | symbol): unknown {
  const found: unknown = Reflect.get(document, name)
  const native: unknown = name in Document.prototype ? Reflect.get(Document.prototype, name, document) : found
  if (typeof native !== 'function') return native
  // A function in its place is no element: the page has put it there.
  const method = typeof found === 'function' ? found : native
  return function (this: unknown, ...given: unknown[]) {
    return Reflect.apply(method, this === page ? document : this, given)
  }
}
