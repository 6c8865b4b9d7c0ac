/** Orders as the API answers them, to either side. */
import { array, boolean, type Infer, nullable, number, string, type } from 'superstruct'
import { Asked } from './asked.ts'
import { Deviation } from './bids.ts'
import { Offer, SentList } from './quote.ts'

export const Order = type({
  id: number(),
  list: SentList,
  createdAt: string(),
  /** True for the member who ordered. */
  isOwn: boolean(),
  /** When the seller acknowledged it, and who did. */
  acknowledged: nullable(type({ at: string(), by: string() })),
  buyer: type({ name: string(), email: string(), company: nullable(string()), address: nullable(string()) }),
  seller: type({ id: number(), name: string(), address: string() }),
  lines: array(
    type({
      ...Offer.schema,
      rfq: number(),
      item: number(),
      title: string(),
      quantity: nullable(string()),
      /** What the buyer asked for, and how the quotation differs from it. */
      asked: Asked,
      deviations: array(Deviation),
      amount: nullable(string()),
      /** A line that was taken back counts in no total. */
      isUndone: boolean(),
    }),
  ),
  totals: array(type({ currency: string(), amount: string() })),
})
export type Order = Infer<typeof Order>
