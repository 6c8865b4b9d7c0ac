/** The records that the seed hands to the server: plain objects, ready for batches of inserts. */
export type CatalogueKind = 'product' | 'service'

/** Parents (`parentId` null) come before their sub-categories. Ids are unique across both kinds. */
export interface CategoryRecord {
  id: number
  parentId: number | null
  kind: CatalogueKind
  name: string
  shortDescription: string
  shape: string
}

export interface BranchRecord {
  name: string
  type: string
  location: string
  shape: string
}

export interface CertificateRecord {
  name: string
  issuedBy: string
  /** ISO date, `2024-03-02`. */
  dateIssued: string
}

export interface AwardRecord {
  name: string
  awardedBy: string
  /** ISO date. */
  date: string
}

/** An empty text is a fact that the company left out. Some websites have no scheme, as members type them. */
export interface CompanyRecord {
  id: number
  name: string
  town: string
  state: string
  /** Town and state as shown beside the name: 'Kemaman, Terengganu', or 'Labuan' where both are one. */
  location: string
  country: string
  registrationNo: string
  /** ISO date. */
  dateIncorporated: string
  registeredAddress: string
  authorizedCapital: string
  /** 0 if not stated. */
  totalEmployees: number
  websiteUrl: string
  websiteName: string
  tagline: string
  branches: BranchRecord[]
  registrations: { name: string }[]
  certificates: CertificateRecord[]
  awards: AwardRecord[]
}

/** `longDescription` is HTML; any text may be empty except `name` and `sku`. */
export interface ProductRecord {
  id: number
  companyId: number
  categoryId: number
  name: string
  sku: string
  brand: string
  model: string
  condition: string
  material: string
  origin: string
  shortDescription: string
  longDescription: string
  /** A name of `shapeNames`, with parameters of `drawPicture` as a query. */
  shape: string
  /** 0 to 5; picture n is view n of `drawPicture`. */
  pictureCount: number
}

export interface ServiceRecord {
  id: number
  companyId: number
  categoryId: number
  name: string
  serviceNo: string
  shortDescription: string
  longDescription: string
  shape: string
  pictureCount: number
}

export interface TenderRecord {
  agency: string
  title: string
  /** ISO date. */
  closingDate: string
  type: 'rfq' | 'tender'
}

export interface Catalogue {
  categories: CategoryRecord[]
  companies: CompanyRecord[]
  products: ProductRecord[]
  services: ServiceRecord[]
  tenders: TenderRecord[]
}
