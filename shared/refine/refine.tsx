// The parts that refine a list, in one file, so that all of them come at once.
export { ArrangedRows } from './arranged-rows.tsx'
export { ListTools } from './list-tools.tsx'
export { ReadAs } from './read-as.tsx'
export { Refine } from './refine-panel.tsx'
export { ResultTable } from './result-table.tsx'
