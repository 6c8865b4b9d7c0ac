import { type FirstReads, KIND, NUMBER } from '#shared/element/first-reads.ts'

export const firstReads: FirstReads = {
  'trade-category': attribute => {
    const kind = attribute('kind', KIND)
    const query = { categoryId: attribute('category-id', NUMBER) }
    // A narrowed list is requested in another way.
    const isNarrowed = attribute('sort') || attribute('state')
    return kind
      ? [[`${kind}/category`, query], ...(isNarrowed ? [] : [[`${kind}/list/category`, query] as const])]
      : []
  },
}
