import { senderId } from './authorization.ts'
import { calls } from './calls.ts'
import { type CallOptions, request } from './client.ts'
import { AnyReply, createdId, expectNotRejected } from './created-id.ts'
import { CATEGORY_TYPE_ID, type Kind } from './kind.ts'

export type RfqRequest = {
  kind: Kind
  itemId: number
  itemName: string
  companyId: number
  /** Sent as 0 for a service, whatever it holds (spec section 9). */
  quantity: number
  message: string
  /** What the upload answered, or '' without a file. */
  attachmentUrl: string
  /** The name that the company is told, or '' without a file: decisions.mdx#file-names. */
  fileName: string
}

/** Asks a company for a quotation. `id` is null when the server does not tell it. Spec sections 3, 7 and 9. */
export async function createRfq(rfq: RfqRequest, options: CallOptions = {}): Promise<{ id: number | null }> {
  const reply = await request(calls.createRfq, AnyReply, {
    ...options,
    values: {
      attachmentUrl: rfq.attachmentUrl,
      fileName: rfq.fileName,
      categoryTypeId: CATEGORY_TYPE_ID[rfq.kind],
      title: `RFQ : ${rfq.itemName}`,
      quantity: rfq.kind === 'service' ? 0 : rfq.quantity,
      toTenantId: rfq.companyId,
      rfqBody: rfq.message,
      fromUserId: senderId(),
      productName: rfq.itemName,
      productServiceId: rfq.itemId,
      productUomId: 1,
    },
  })
  expectNotRejected(reply)
  return { id: createdId(reply) ?? null }
}
