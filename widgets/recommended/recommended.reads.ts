import { type FirstReads, KIND } from '#shared/element/first-reads.ts'

export const firstReads: FirstReads = {
  'trade-recommended': attribute => [[`${attribute('kind', KIND) ?? 'product'}/recommended`]],
}
