import { type FirstReads, NUMBER } from '#shared/element/first-reads.ts'

export const firstReads: FirstReads = {
  'trade-company': attribute => [['tenant/website', { tenantId: attribute('company-id', NUMBER) }]],
}
