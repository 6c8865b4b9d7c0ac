import { measureOf } from '#shared/trade/units.ts'

type ProfileFields = {
  name?: string
  dateIncorporated?: string
  country?: string
  websiteUrl?: string
  websiteName?: string
  logo?: string
}

type ItemFields = {
  id?: number
  name?: string
  category?: string
  /** Few servers send it. */
  categoryId?: number
  shortDescription?: string
  companyId?: number
  companyName?: string
  location?: string
  longDescription?: string
  /** The first one is the default picture. */
  pictures?: string[]
  company?: ProfileFields
}

type ProductFields = ItemFields & {
  /** Few servers send them: names and values, such as `['Nominal size', '8"']`. */
  facts?: readonly (readonly [name: string, value: string])[]
  sku?: string
  brand?: string
  model?: string
  condition?: string
  material?: string
  origin?: string
}

/** The reply of `GET /api/public/product/detail`. */
export function productReply(fields: ProductFields = {}) {
  const name = fields.name ?? '6D trunnion ball valve'
  return {
    productDetail: [headOf({ category: 'Valves', ...fields, name })],
    description: [
      {
        Name: name,
        SKUNo: fields.sku ?? 'BV-0600-150',
        Brand: fields.brand ?? 'Petraflow',
        ModelNo: fields.model ?? 'TBV-6D',
        Condition: fields.condition ?? 'New',
        Material: fields.material ?? 'ASTM A105',
        CountryOrigin: fields.origin ?? 'Malaysia',
        LongDescription:
          fields.longDescription ?? '<p>Trunnion mounted, fire safe, with double block and bleed.</p>',
      },
    ],
    productImage: imagesOf(fields.pictures ?? ['/pictures/valve-1.svg', '/pictures/valve-2.svg']),
    companyProfile: [profileOf(fields)],
    ...(fields.facts && { facts: fields.facts.map(factOf) }),
  }
}

const factOf = ([Name, Value]: readonly [string, string]) => {
  const measure = measureOf(Value)
  return {
    Key: Name.toLowerCase().replaceAll(' ', '-'),
    Name,
    Names: {},
    Value,
    Unit: measure?.unit ?? '',
    Number: measure?.number ?? null,
  }
}

/** The reply of `GET /api/public/service/detail`. */
export function serviceReply(fields: ItemFields & { serviceNo?: string } = {}) {
  const name = fields.name ?? 'Ultrasonic thickness survey'
  return {
    serviceDetail: [headOf({ category: 'Inspection', ...fields, name })],
    description: [
      {
        Name: name,
        ServiceNo: fields.serviceNo ?? 'NDT-014',
        LongDescription:
          fields.longDescription ?? '<p>On-site survey of piping and vessels, with a signed report.</p>',
      },
    ],
    serviceImage: imagesOf(fields.pictures ?? ['/pictures/survey-1.svg']),
    companyProfile: [profileOf(fields)],
  }
}

function headOf(fields: ItemFields) {
  return {
    Id: fields.id ?? 7,
    Name: fields.name,
    Category: fields.category,
    CategoryId: fields.categoryId,
    ShortDescription: fields.shortDescription ?? 'For isolation in gathering lines and metering skids.',
    CompanyId: fields.companyId ?? 12,
    CompanyName: fields.companyName ?? 'Kerteh Flow Control Sdn Bhd',
    Location: fields.location ?? 'Kerteh, Terengganu',
  }
}

function imagesOf(pictures: string[]) {
  return pictures.map((ImageURL, index) => ({ ImageURL, IsDefault: index === 0 }))
}

function profileOf({ companyName, company = {} }: ItemFields) {
  return {
    CompanyName: company.name ?? companyName ?? 'Kerteh Flow Control Sdn Bhd',
    DateIncorporated: company.dateIncorporated ?? '12 March 2009',
    Country: company.country ?? 'Malaysia',
    WebsiteURL: company.websiteUrl ?? 'www.kertehflow.example',
    WebsiteName: company.websiteName ?? 'kertehflow.example',
    LogoUrl: company.logo ?? '/pictures/kerteh-logo.svg',
  }
}
