import { LatePlace, late, useLate } from '#shared/element/late.tsx'
import type { Extension, PlaceProps } from '#shared/places/places.tsx'

const rowTools = late(() => import('#shared/procurement/row-tools.ts'))

/** The box that chooses a row to compare. */
function ChooseRow(row: PlaceProps['row-choice']) {
  const offer = offerIn(row)
  return offer && <LatePlace of={rowTools}>{({ CompareTick }) => <CompareTick offer={offer} />}</LatePlace>
}

/** The button that adds a row to the RFQ list. */
export function AddRow({ isInTable, ...row }: PlaceProps['row-action']) {
  const offer = offerIn(row)
  return (
    offer && (
      <LatePlace of={rowTools}>
        {({ AddToList }) => <AddToList offer={offer} asksQuantity={isInTable} />}
      </LatePlace>
    )
  )
}

function offerIn({ item, of: kind, seller }: PlaceProps['row-choice']) {
  const companyId = item.companyId || (seller?.id ?? 0)
  if (kind === 'company' || !companyId) return null
  const companyName = item.companyName || (seller?.name ?? '')
  return { kind, itemId: item.id, itemName: item.name, companyId, companyName }
}

/** The items chosen to compare, below the rows. */
export function ComparedRows({ of }: PlaceProps['below-results']) {
  const tools = useLate(of !== 'company' && rowTools)
  return tools && <tools.CompareTray />
}

/** Extends a screen with a list of products or services. */
export const listExtension: Extension = {
  places: { 'row-choice': ChooseRow, 'row-action': AddRow, 'below-results': ComparedRows },
}
