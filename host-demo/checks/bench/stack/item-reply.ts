import { array, string, type } from 'superstruct'

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
