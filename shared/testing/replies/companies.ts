type CompanyFields = {
  name?: string
  logo?: string
  banner?: string
  tagline?: string
  registrationNo?: string
  dateIncorporated?: string
  registeredAddress?: string
  authorizedCapital?: string
  totalEmployees?: string | number
  branches?: { name: string; type?: string; location?: string; image?: string }[]
  registrations?: { name: string; image?: string }[]
  certificates?: {
    name: string
    issuedBy?: string
    dateIssued?: string
    validUntil?: string
    image?: string
  }[]
  /** The number of products. Few servers send it. */
  products?: number
  services?: number
  awards?: { name: string; awardedBy?: string; dateAwarded?: string; image?: string }[]
}

/** The reply of `GET /api/public/tenant/website`: a company without branches, certificates and the like, unless given. */
export function companyReply(fields: CompanyFields = {}) {
  return {
    headerInfo: [
      {
        CompanyName: fields.name ?? 'Kerteh Flow Control Sdn Bhd',
        LogoImg: fields.logo ?? '/pictures/kerteh-logo.svg',
        BannerImg: fields.banner ?? '/pictures/kerteh-banner.svg',
        Tagline: fields.tagline ?? '',
      },
    ],
    generalInfo: [
      {
        RegistrationNo: fields.registrationNo ?? '200901007654',
        DateIncorporated: fields.dateIncorporated ?? '12 March 2009',
        RegisteredAddress: fields.registeredAddress ?? 'Lot 14, Jalan Paka, 24300 Kerteh, Terengganu',
        AuthorizeCapital: fields.authorizedCapital ?? 'RM 5,000,000',
        TotalEmployees: fields.totalEmployees ?? 85,
      },
    ],
    branchList: (fields.branches ?? []).map(branch => ({
      Name: branch.name,
      Type: branch.type ?? 'Workshop',
      Location: branch.location ?? 'Labuan',
      BranchImg: branch.image ?? '/pictures/branch.svg',
    })),
    corporateList: (fields.registrations ?? []).map(registration => ({
      CorporateName: registration.name,
      CorporateImg: registration.image ?? '/pictures/registration.svg',
    })),
    certificateList: (fields.certificates ?? []).map(certificate => ({
      CertName: certificate.name,
      IssuedBy: certificate.issuedBy ?? 'SIRIM QAS',
      DateIssued: certificate.dateIssued ?? '4 May 2021',
      ValidUntil: certificate.validUntil ?? '',
      CertificationImg: certificate.image ?? '/pictures/certificate.svg',
    })),
    awardList: (fields.awards ?? []).map(award => ({
      AwardName: award.name,
      AwardBy: award.awardedBy ?? 'Terengganu Chamber of Commerce',
      DateAwarded: award.dateAwarded ?? '9 October 2022',
      AwardImg: award.image ?? '/pictures/award.svg',
    })),
    productList: [],
    serviceList: [],
    productListRowCount: fields.products,
    serviceListRowCount: fields.services,
  }
}

type CompanyItemFields = {
  id?: number
  name?: string
  category?: string
  description?: string
  image?: string
}

/** The reply of `GET /api/public/tenant/website/product/list`. */
export function companyProductsReply(entries: CompanyItemFields[] = [{}], total = entries.length) {
  return { productList: entries.map(entryReply), productListRowCount: total }
}

/** The reply of `GET /api/public/tenant/website/service/list`. */
export function companyServicesReply(entries: CompanyItemFields[] = [{}], total = entries.length) {
  return { serviceList: entries.map(entryReply), serviceListRowCount: total }
}

function entryReply(fields: CompanyItemFields, index: number) {
  return {
    Id: fields.id ?? index + 1,
    Name: fields.name ?? `Gate valve ${index + 1}`,
    Category: fields.category ?? 'Valves',
    Description: fields.description ?? 'Flexible wedge, rising stem.',
    DefaultImage: fields.image ?? '/pictures/valve-1.svg',
  }
}
