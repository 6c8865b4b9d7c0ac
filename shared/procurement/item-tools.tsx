import { CompareChoice } from './compare/compare-choice.tsx'
import { AddToList } from './rfq-list/add-to-list.tsx'
import type { Offer } from './rfq-list/rfq-list.ts'

/** The buyer's tools for an item: putting it on the RFQ list and into the comparison. */
export function ItemTools({ offer }: { offer: Offer }) {
  return (
    <>
      <AddToList offer={offer} />
      <CompareChoice offer={offer} />
    </>
  )
}
