import { accountWrites } from './account-writes.ts'
import { messageWrites } from './message-writes.ts'
import { quoteWrites } from './quote-writes.ts'
import type { Write } from './write.ts'

/** Every write of the product, one row each; a service RFQ goes the way of a product RFQ. */
export const writes: readonly Write[] = [...accountWrites, ...messageWrites, ...quoteWrites]
