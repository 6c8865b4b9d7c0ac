import type { FirstReads } from '#shared/element/first-reads.ts'

export const firstReads: FirstReads = {
  'trade-rfq': attribute => {
    const kind = attribute('kind') ?? 'product'
    return [[`${kind}/detail`, { [`${kind}Id`]: attribute('item-id') }]]
  },
}
