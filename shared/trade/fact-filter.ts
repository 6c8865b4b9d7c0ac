/** Filters by facts as addresses and calls have them. The API's module is the one that needs no other. */
export { type FactFilter, readFactFilters, writeFactFilters } from '#shared/api/fact-filter.ts'
