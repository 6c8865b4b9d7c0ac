import { type FirstReads, NUMBER } from '#shared/element/first-reads.ts'

export const firstReads: FirstReads = {
  'trade-company-name': attribute => [['tenant/website', { tenantId: attribute('company-id', NUMBER) }]],
}
