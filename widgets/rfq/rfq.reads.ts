import { type FirstReads, KIND, NUMBER } from '#shared/element/first-reads.ts'

export const firstReads: FirstReads = {
  'trade-rfq': attribute => {
    const kind = attribute('kind', KIND) ?? 'product'
    return [[`${kind}/detail`, { [`${kind}Id`]: attribute('item-id', NUMBER) }]]
  },
}
