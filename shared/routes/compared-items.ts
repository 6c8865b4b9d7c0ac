import type { Kind } from '#shared/api/items.ts'
import { parseId } from '#shared/api/parse-id.ts'
import type { RouteLocation } from './routes.ts'

/** A product or service in a comparison. */
export type ComparedItem = Readonly<{ kind: Kind; id: number }>

/** The most items that are compared at once. */
export const MAX_COMPARED = 4

export const isSameItem = (one: ComparedItem, other: ComparedItem): boolean =>
  one.kind === other.kind && one.id === other.id

/** Writes items as in an address: `product-7,service-9`. */
export const textOfItems = (items: readonly ComparedItem[]): string =>
  items.map(({ kind, id }) => `${kind}-${id}`).join(',')

/** Reads items as `textOfItems` writes them, each once. Leaves out what names no item. */
export function itemsInText(text: string): readonly ComparedItem[] {
  const items = text.split(',').flatMap((part): ComparedItem[] => {
    const [, kind, digits] = /^\s*(product|service)-(\d+)\s*$/.exec(part) ?? []
    const id = parseId(digits)
    return id && (kind === 'product' || kind === 'service') ? [{ kind, id }] : []
  })
  return items.filter((item, index) => items.findIndex(each => isSameItem(each, item)) === index)
}

/** Returns the storefront's place for a comparison. Its address can be shared. */
export const compareLocation = (items: readonly ComparedItem[]): RouteLocation => ({
  route: 'compare',
  query: { items: textOfItems(items) || undefined },
})
