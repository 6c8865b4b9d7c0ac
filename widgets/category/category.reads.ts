import type { FirstReads } from '#shared/element/first-reads.ts'

export const firstReads: FirstReads = {
  'trade-category': attribute => {
    const kind = attribute('kind')
    const query = { categoryId: attribute('category-id') }
    return kind
      ? [
          [`${kind}/category`, query],
          [`${kind}/list/category`, query],
        ]
      : []
  },
}
