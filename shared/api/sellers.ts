import { callApi } from './client.ts'
import { Certificate, companyCalls } from './companies.ts'
import { extraCount } from './items.ts'
import { firstOrBlank, list } from './lists.ts'
import { record } from './record.ts'
import { text } from './schema.ts'

const SellerReply = record({
  general: [
    'generalInfo',
    firstOrBlank(record({ dateIncorporated: ['DateIncorporated', text] }), 'optional'),
  ],
  certificates: ['certificateList', list(Certificate, 'optional')],
  products: ['productListRowCount', extraCount],
  services: ['serviceListRowCount', extraCount],
})

/** Fetches the facts of a company that a buyer can check. The counts are 0 if the server sends none. */
export async function fetchSeller(id: number) {
  const { general, ...rest } = await callApi(companyCalls.company, SellerReply, { values: { tenantId: id } })
  return { id, ...general, ...rest }
}

export type Seller = Awaited<ReturnType<typeof fetchSeller>>
