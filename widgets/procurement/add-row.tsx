import { LatePlace, late } from '#shared/element/late.tsx'
import type { Extension, PlaceProps } from '#shared/places/places.tsx'

const itemTools = late(() => import('#shared/procurement/item-tools.tsx'))

/** The buyer's tools in a row. */
export function AddRow({ item, of: kind, seller }: PlaceProps['row-action']) {
  const companyId = item.companyId || (seller?.id ?? 0)
  if (kind === 'company' || !companyId) return null
  const companyName = item.companyName || (seller?.name ?? '')
  const offer = { kind, itemId: item.id, itemName: item.name, companyId, companyName }
  return <LatePlace of={itemTools}>{({ ItemTools }) => <ItemTools offer={offer} />}</LatePlace>
}

/** Extends a screen with a list of products or services. */
export const listExtension: Extension = { places: { 'row-action': AddRow } }
