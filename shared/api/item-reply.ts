import { type Infer, type } from 'superstruct'
import { firstOf, list } from './lists.ts'
import { flag, id, optionalId, requiredText, text } from './schema.ts'

const Head = type({
  Id: id,
  Name: requiredText,
  Category: text,
  ShortDescription: text,
  CompanyId: optionalId,
  CompanyName: text,
  Location: text,
})
const ProductFacts = type({
  Name: text,
  SKUNo: text,
  Brand: text,
  ModelNo: text,
  Condition: text,
  Material: text,
  CountryOrigin: text,
  LongDescription: text,
})
const ServiceFacts = type({ Name: text, ServiceNo: text, LongDescription: text })
const Picture = type({ ImageURL: text, IsDefault: flag })
const Profile = type({
  CompanyName: text,
  DateIncorporated: text,
  Country: text,
  WebsiteURL: text,
  WebsiteName: text,
  LogoUrl: text,
})
/** The reply of the product detail. */
export const ProductReply = type({
  productDetail: firstOf(Head),
  description: firstOf(ProductFacts, 'optional'),
  productImage: list(Picture, 'optional'),
  companyProfile: firstOf(Profile, 'optional'),
})
/** The reply of the service detail. */
export const ServiceReply = type({
  serviceDetail: firstOf(Head),
  description: firstOf(ServiceFacts, 'optional'),
  serviceImage: list(Picture, 'optional'),
  companyProfile: firstOf(Profile, 'optional'),
})

/** The facts of either kind. */
export type Facts = Partial<Infer<typeof ProductFacts> & Infer<typeof ServiceFacts>>
/** The parts of both replies under one set of names. */
export type ItemParts = {
  head: Infer<typeof Head> | undefined
  facts: Facts | undefined
  pictures: Infer<typeof Picture>[]
  profile: Infer<typeof Profile> | undefined
}
