import { type Infer, type } from 'superstruct'
import { calls } from './calls.ts'
import { request } from './client.ts'
import { ApiError } from './error.ts'
import { firstOf, list } from './lists.ts'
import { flag, id, optionalId, requiredText, text } from './schema.ts'
import { safeUrl, websiteUrl } from './url.ts'

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
const ProductReply = type({
  productDetail: firstOf(Head),
  description: firstOf(ProductFacts, 'optional'),
  productImage: list(Picture, 'optional'),
  companyProfile: firstOf(Profile, 'optional'),
})
const ServiceReply = type({
  serviceDetail: firstOf(Head),
  description: firstOf(ServiceFacts, 'optional'),
  serviceImage: list(Picture, 'optional'),
  companyProfile: firstOf(Profile, 'optional'),
})

/** What is traded. Product and service pages, calls and forms differ in data, not in structure. */
export type Kind = 'product' | 'service'

/** A product or service with its pictures and its seller. What the server leaves out is ''; `companyId` is 0 then. */
export type Item = {
  kind: Kind
  id: number
  name: string
  category: string
  shortDescription: string
  companyId: number
  companyName: string
  location: string
  facts: {
    name: string
    sku: string
    brand: string
    model: string
    condition: string
    material: string
    origin: string
    serviceNo: string
  }
  /** HTML of the seller, not yet cleaned. */
  longDescription: string
  /** Whole URLs, the default picture first, each once. */
  pictures: string[]
  company: {
    name: string
    dateIncorporated: string
    country: string
    websiteUrl: string
    websiteName: string
    logo: string
  }
}

/** Reads the detail of a product or service. ApiError `missing` when the server knows no such id. */
export async function fetchItem(kind: Kind, itemId: number): Promise<Item> {
  const { head, facts, pictures, profile } = await (kind === 'product'
    ? fetchProduct(itemId)
    : fetchService(itemId))
  if (!head) throw new ApiError('missing', { status: 200 })
  const given: Partial<Infer<typeof ProductFacts> & Infer<typeof ServiceFacts>> = facts ?? {}
  return {
    kind,
    id: head.Id,
    name: head.Name,
    category: head.Category,
    shortDescription: head.ShortDescription,
    companyId: head.CompanyId,
    companyName: head.CompanyName,
    location: head.Location,
    facts: {
      name: given.Name ?? '',
      sku: given.SKUNo ?? '',
      brand: given.Brand ?? '',
      model: given.ModelNo ?? '',
      condition: given.Condition ?? '',
      material: given.Material ?? '',
      origin: given.CountryOrigin ?? '',
      serviceNo: given.ServiceNo ?? '',
    },
    longDescription: given.LongDescription ?? '',
    pictures: pictureUrls(pictures),
    company: {
      name: profile?.CompanyName ?? '',
      dateIncorporated: profile?.DateIncorporated ?? '',
      country: profile?.Country ?? '',
      websiteUrl: websiteUrl(profile?.WebsiteURL ?? ''),
      websiteName: profile?.WebsiteName ?? '',
      logo: safeUrl(profile?.LogoUrl ?? ''),
    },
  }
}

async function fetchProduct(productId: number) {
  const reply = await request(calls.product, ProductReply, { values: { productId } })
  const { productDetail: head, description: facts, productImage: pictures, companyProfile: profile } = reply
  return { head, facts, pictures, profile }
}

async function fetchService(serviceId: number) {
  const reply = await request(calls.service, ServiceReply, { values: { serviceId } })
  const { serviceDetail: head, description: facts, serviceImage: pictures, companyProfile: profile } = reply
  return { head, facts, pictures, profile }
}

/** The default picture first, then in the server's order, each once. */
function pictureUrls(pictures: readonly Infer<typeof Picture>[]): string[] {
  const chosen = pictures.filter(picture => picture.IsDefault)
  const others = pictures.filter(picture => !picture.IsDefault)
  const urls = [...chosen, ...others].map(picture => safeUrl(picture.ImageURL)).filter(url => url !== '')
  return [...new Set(urls)]
}
