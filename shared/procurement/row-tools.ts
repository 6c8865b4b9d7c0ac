// The buyer's tools in a row of a list, in one file, so that all of them come at once.
export { CompareTick } from './compare/compare-choice.tsx'
export { CompareTray } from './compare/compare-tray.tsx'
export { AddToList } from './rfq-list/add-to-list.tsx'
