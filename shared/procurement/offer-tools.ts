/** The buyer's tools for an item: how much of it, putting it on the RFQ list and into the comparison. */
export { AmountFields } from './amount-fields.tsx'
export { CompareChoice } from './compare/compare-choice.tsx'
export { AddToList } from './rfq-list/add-to-list.tsx'
