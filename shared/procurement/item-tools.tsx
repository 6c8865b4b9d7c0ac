import { CompareChoice } from './compare/compare-choice.tsx'
import { AddToList } from './rfq-list/add-to-list.tsx'
import type { SellerItem } from './rfq-list/rfq-list.ts'

/** The buyer's tools for an item: putting it on the RFQ list and into the comparison. */
export function ItemTools({ offer }: { offer: SellerItem }) {
  return (
    <>
      <AddToList offer={offer} />
      <CompareChoice offer={offer} />
    </>
  )
}
