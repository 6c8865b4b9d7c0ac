import { calls } from './calls.ts'
import { request } from './client.ts'
import { ApiError } from './error.ts'
import { type Facts, type ItemParts, ProductReply, ServiceReply } from './item-reply.ts'
import { safeUrl, websiteUrl } from './url.ts'

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
export async function fetchItem(kind: Kind, id: number): Promise<Item> {
  const { head, facts, pictures, profile } = await (kind === 'product' ? fetchProduct(id) : fetchService(id))
  if (!head) throw new ApiError('missing', { status: 200 })
  return {
    kind,
    id: head.Id,
    name: head.Name,
    category: head.Category,
    shortDescription: head.ShortDescription,
    companyId: head.CompanyId,
    companyName: head.CompanyName,
    location: head.Location,
    facts: factsOf(facts ?? {}),
    longDescription: facts?.LongDescription ?? '',
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

async function fetchProduct(id: number): Promise<ItemParts> {
  const reply = await request(calls.product, ProductReply, { values: { productId: id } })
  const { productDetail: head, description: facts, productImage: pictures, companyProfile: profile } = reply
  return { head, facts, pictures, profile }
}

async function fetchService(id: number): Promise<ItemParts> {
  const reply = await request(calls.service, ServiceReply, { values: { serviceId: id } })
  const { serviceDetail: head, description: facts, serviceImage: pictures, companyProfile: profile } = reply
  return { head, facts, pictures, profile }
}

function factsOf(facts: Facts): Item['facts'] {
  return {
    name: facts.Name ?? '',
    sku: facts.SKUNo ?? '',
    brand: facts.Brand ?? '',
    model: facts.ModelNo ?? '',
    condition: facts.Condition ?? '',
    material: facts.Material ?? '',
    origin: facts.CountryOrigin ?? '',
    serviceNo: facts.ServiceNo ?? '',
  }
}

/** The default picture first, then in the server's order, each once. */
function pictureUrls(pictures: ItemParts['pictures']): string[] {
  const chosen = pictures.filter(picture => picture.IsDefault)
  const others = pictures.filter(picture => !picture.IsDefault)
  const urls = [...chosen, ...others].map(picture => safeUrl(picture.ImageURL)).filter(url => url !== '')
  return [...new Set(urls)]
}
