import { accountWrites } from './account.ts'
import { messageWrites } from './messages.ts'
import { quoteWrites } from './quotes.ts'
import type { Write } from './write.ts'

/** Every write of the product, one row each; a service RFQ goes the way of a product RFQ. */
export const writes: readonly Write[] = [...accountWrites, ...messageWrites, ...quoteWrites]
