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
  const value: unknown = Reflect.get(
    name in Document.prototype ? Document.prototype : document,
    name,
    document,
  )
  if (typeof value !== 'function') return value
  return function (this: unknown, ...given: unknown[]) {
    return Reflect.apply(value, this === page ? document : this, given)
  }
}
