import { type Infer, Struct } from 'superstruct'
import { get } from './call.ts'
import { callApi } from './client.ts'
import { ApiError } from './error.ts'
import { facts } from './facts.ts'
import { firstOf, firstOrBlank, list } from './lists.ts'
import { type Fields, record } from './record.ts'
import { count, flag, id, longText, optionalId, requiredName, text } from './schema.ts'
import { url, website } from './url.ts'

export const itemCalls = {
  product: get('/api/public/product/detail', 'productId'),
  service: get('/api/public/service/detail', 'serviceId'),
}

/** The two kinds of item. Product and service pages, calls and forms differ in data, not in structure. */
export type Kind = 'product' | 'service'

/** A count that few servers send; 0 if it is absent. */
export const extraCount = new Struct<number, null>({
  ...count,
  coercer: (value, context) => (value === undefined ? 0 : count.coercer(value, context)),
})

/** A text that few servers send; '' if it is absent. */
export const extraText = new Struct<string, null>({
  ...text,
  coercer: (value, context) => (value === undefined ? '' : text.coercer(value, context)),
})

const Head = record({
  id: ['Id', id],
  name: ['Name', requiredName],
  category: ['Category', text],
  categoryId: ['CategoryId', extraCount],
  shortDescription: ['ShortDescription', longText],
  companyId: ['CompanyId', optionalId],
  companyName: ['CompanyName', text],
  location: ['Location', text],
})
const ProductFields = record({
  name: ['Name', text],
  sku: ['SKUNo', text],
  brand: ['Brand', text],
  model: ['ModelNo', text],
  condition: ['Condition', text],
  material: ['Material', text],
  origin: ['CountryOrigin', text],
  longDescription: ['LongDescription', longText],
})
const ServiceFields = record({
  name: ['Name', text],
  serviceNo: ['ServiceNo', text],
  longDescription: ['LongDescription', longText],
})
const Picture = record({ src: ['ImageURL', url], isDefault: ['IsDefault', flag] })
const Profile = record({
  name: ['CompanyName', text],
  dateIncorporated: ['DateIncorporated', text],
  country: ['Country', text],
  websiteUrl: ['WebsiteURL', website],
  websiteName: ['WebsiteName', text],
  logo: ['LogoUrl', url],
})
const ProductReply = replyOf('product', ProductFields)
const ServiceReply = replyOf('service', ServiceFields)

function replyOf<Own extends object>(kind: Kind, fields: Struct<Own, Fields<Own>>) {
  return record({
    head: [`${kind}Detail`, firstOf(Head)],
    fields: ['description', firstOrBlank(fields, 'optional')],
    pictures: [`${kind}Image`, list(Picture, 'optional')],
    company: ['companyProfile', firstOrBlank(Profile, 'optional')],
    facts: ['facts', facts],
  })
}

/** A product or service with its pictures and its seller. A value that the server leaves out is '', an id is 0. */
export type Item = Awaited<ReturnType<typeof fetchItem>>

/** Each kind has only some of these fields. */
type ItemFields = Partial<Infer<typeof ProductFields> & Infer<typeof ServiceFields>>

/** Fetches the details of a product or service. Throws ApiError `missing` when the server does not know the id. */
export async function fetchItem(kind: Kind, itemId: number) {
  const { head, pictures, company, facts, ...reply } = await (kind === 'product'
    ? callApi(itemCalls.product, ProductReply, { values: { productId: itemId } })
    : callApi(itemCalls.service, ServiceReply, { values: { serviceId: itemId } }))
  if (!head) throw new ApiError('missing', { status: 200 })
  const { longDescription = '', ...fields }: ItemFields = reply.fields
  return {
    kind,
    ...head,
    fields,
    /** What the item is, in the order of its category. Few servers send them. */
    facts,
    /** The seller's HTML, not yet cleaned. */
    longDescription,
    /** Whole URLs without duplicates: the default picture first, then the others in the server's order. */
    pictures: pictureUrls(pictures),
    company,
  }
}

function pictureUrls(pictures: readonly Infer<typeof Picture>[]): string[] {
  const chosen = pictures.filter(({ isDefault }) => isDefault)
  const others = pictures.filter(({ isDefault }) => !isDefault)
  return [...new Set([...chosen, ...others].map(({ src }) => src).filter(src => src !== ''))]
}
