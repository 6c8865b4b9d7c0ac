type ProfileWords = {
  name?: string
  dateIncorporated?: string
  country?: string
  websiteUrl?: string
  websiteName?: string
  logo?: string
}

type ItemWords = {
  id?: number
  name?: string
  category?: string
  shortDescription?: string
  companyId?: number
  companyName?: string
  location?: string
  longDescription?: string
  /** The first one is the default picture. */
  pictures?: string[]
  company?: ProfileWords
}

type ProductWords = ItemWords & {
  sku?: string
  brand?: string
  model?: string
  condition?: string
  material?: string
  origin?: string
}

/** The reply of `GET /api/public/product/detail`. */
export function productReply(words: ProductWords = {}) {
  const name = words.name ?? '6D trunnion ball valve'
  return {
    productDetail: [headOf({ category: 'Valves', ...words, name })],
    description: [
      {
        Name: name,
        SKUNo: words.sku ?? 'BV-0600-150',
        Brand: words.brand ?? 'Petraflow',
        ModelNo: words.model ?? 'TBV-6D',
        Condition: words.condition ?? 'New',
        Material: words.material ?? 'ASTM A105',
        CountryOrigin: words.origin ?? 'Malaysia',
        LongDescription:
          words.longDescription ?? '<p>Trunnion mounted, fire safe, with double block and bleed.</p>',
      },
    ],
    productImage: imagesOf(words.pictures ?? ['/pictures/valve-1.svg', '/pictures/valve-2.svg']),
    companyProfile: [profileOf(words)],
  }
}

/** The reply of `GET /api/public/service/detail`. */
export function serviceReply(words: ItemWords & { serviceNo?: string } = {}) {
  const name = words.name ?? 'Ultrasonic thickness survey'
  return {
    serviceDetail: [headOf({ category: 'Inspection', ...words, name })],
    description: [
      {
        Name: name,
        ServiceNo: words.serviceNo ?? 'NDT-014',
        LongDescription:
          words.longDescription ?? '<p>On-site survey of piping and vessels, with a signed report.</p>',
      },
    ],
    serviceImage: imagesOf(words.pictures ?? ['/pictures/survey-1.svg']),
    companyProfile: [profileOf(words)],
  }
}

function headOf(words: ItemWords) {
  return {
    Id: words.id ?? 7,
    Name: words.name,
    Category: words.category,
    ShortDescription: words.shortDescription ?? 'For isolation in gathering lines and metering skids.',
    CompanyId: words.companyId ?? 12,
    CompanyName: words.companyName ?? 'Kerteh Flow Control Sdn Bhd',
    Location: words.location ?? 'Kerteh, Terengganu',
  }
}

function imagesOf(pictures: string[]) {
  return pictures.map((ImageURL, index) => ({ ImageURL, IsDefault: index === 0 }))
}

function profileOf({ companyName, company = {} }: ItemWords) {
  return {
    CompanyName: company.name ?? companyName ?? 'Kerteh Flow Control Sdn Bhd',
    DateIncorporated: company.dateIncorporated ?? '12 March 2009',
    Country: company.country ?? 'Malaysia',
    WebsiteURL: company.websiteUrl ?? 'www.kertehflow.example',
    WebsiteName: company.websiteName ?? 'kertehflow.example',
    LogoUrl: company.logo ?? '/pictures/kerteh-logo.svg',
  }
}
