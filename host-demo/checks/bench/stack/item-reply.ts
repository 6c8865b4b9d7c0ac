import { array, string, type } from 'superstruct'

/** The part of the reply that the pages of a product and of its RFQ show. */
export const ItemReply = type({
  productDetail: array(
    type({
      Name: string(),
      Category: string(),
      ShortDescription: string(),
      CompanyName: string(),
      Location: string(),
    }),
  ),
  description: array(
    type({ ModelNo: string(), Material: string(), Condition: string(), CountryOrigin: string() }),
  ),
})
