import type { ConfirmedRequest } from '#shared/api/confirmed-request.ts'

/** The record of a request for quotation. */
export const sentRfq = (overrides: Partial<ConfirmedRequest> = {}): ConfirmedRequest => ({
  kind: 'product',
  itemId: 7,
  title: 'Ball valve 8" 600#',
  companyId: 12,
  companyName: 'Kemaman Valve Works',
  quantity: 4,
  message: 'CIF Labuan by the end of May.\nWith certificates EN 10204 3.1.',
  fileName: 'datasheet',
  list: '',
  serverId: 501,
  ...overrides,
})

/** The record of an inquiry. */
export const sentInquiry = (overrides: Partial<ConfirmedRequest> = {}): ConfirmedRequest =>
  sentRfq({
    kind: 'inquiry',
    itemId: 0,
    title: 'Stock in Labuan',
    quantity: 0,
    message: 'Two in stock?',
    fileName: '',
    serverId: 601,
    ...overrides,
  })
