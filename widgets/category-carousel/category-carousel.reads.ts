import type { FirstReads } from '#shared/element/first-reads.ts'

export const firstReads: FirstReads = {
  'trade-category-carousel': () => [['category/top10']],
}
