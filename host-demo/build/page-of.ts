/*
 * A form or an image of the host's page that is named `body` or `createElement` hides what the document has under that
 * name. Not so on its prototypes: what they have is asked of the document by this object in its place.
 */

let page: Document | undefined

/** The document of this page with all that is its own; anything else as it is. */
export function pageOf<Of>(of: Of): Of | Document {
  if (typeof document === 'undefined' || (of as unknown) !== document) return of
  page ??= Object.create(null, propertiesOf(document)) as Document
  return page
}

function propertiesOf(target: Document): PropertyDescriptorMap {
  const properties: PropertyDescriptorMap = {}
  for (const { prototype } of [EventTarget, Node, Document]) {
    const own = Object.getOwnPropertyDescriptors(prototype)
    for (const name of Object.keys(own)) properties[name] = onTarget(target, own[name] ?? {})
  }
  return properties
}

function onTarget(target: Document, { get, value }: PropertyDescriptor): PropertyDescriptor {
  if (get) return { get: () => Reflect.apply(get, target, []) }
  if (typeof value !== 'function') return { value }
  return {
    value(this: unknown, ...given: unknown[]) {
      return Reflect.apply(value, this === page ? target : this, given)
    },
  }
}
