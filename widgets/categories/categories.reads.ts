import type { FirstReads } from '#shared/element/first-reads.ts'

export const firstReads: FirstReads = { 'trade-categories': () => [['category/all']] }
