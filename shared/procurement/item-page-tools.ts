/** The buyer's tools for an item: how much of it, putting it on the RFQ list and into the comparison. */

export { CompareChoice } from './compare/compare-choice.tsx'
export { QuantityFields } from './quantity-fields.tsx'
export { AddToList } from './rfq-list/add-to-list.tsx'
