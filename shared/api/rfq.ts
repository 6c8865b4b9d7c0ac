import { senderId } from './authorization.ts'
import { forMembers, inQuery, post } from './call.ts'
import type { CallOptions } from './client.ts'
import type { Kind } from './items.ts'
import { createdId, write } from './return-code.ts'
import { rfqTitle } from './rfq-title.ts'

const FILE = ['attachmentUrl', 'fileName'] as const
const RFQ = ['categoryTypeId', 'title', 'quantity', 'toTenantId', 'rfqBody', 'fromUserId'] as const
const RFQ_ITEM = ['productName', 'productServiceId', 'productUomId'] as const

export const rfqCalls = {
  createRfq: inQuery(FILE, forMembers(post('/api/public/rfq/new2', ...FILE, ...RFQ, ...RFQ_ITEM))),
}

const CATEGORY_TYPE_ID = { product: 1, service: 2 } as const satisfies Record<Kind, number>

export type RfqRequest = {
  kind: Kind
  itemId: number
  itemName: string
  /** The buyer's words for the title, in place of the item's name: decisions.mdx#words-of-the-buyer. */
  wanted?: string | undefined
  companyId: number
  /** Sent as 0 for a service, regardless of its value. */
  quantity: number
  message: string
  /** The stored name that the upload returned, or '' without a file. */
  attachmentUrl: string
  /** The file name that the company sees, or '' without a file: decisions.mdx#file-names. */
  fileName: string
}

/** Asks a company for a quotation. `id` is null when the reply has none. */
export async function createRfq(rfq: RfqRequest, options: CallOptions = {}): Promise<{ id: number | null }> {
  const reply = await write(rfqCalls.createRfq, {
    ...options,
    values: {
      attachmentUrl: rfq.attachmentUrl,
      fileName: rfq.fileName,
      categoryTypeId: CATEGORY_TYPE_ID[rfq.kind],
      title: rfqTitle(rfq.wanted, rfq.itemName),
      quantity: rfq.kind === 'service' ? 0 : rfq.quantity,
      toTenantId: rfq.companyId,
      rfqBody: rfq.message,
      fromUserId: senderId(),
      productName: rfq.itemName,
      productServiceId: rfq.itemId,
      productUomId: 1,
    },
  })
  return { id: createdId(reply) ?? null }
}
