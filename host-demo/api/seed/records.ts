/** The records that the seed hands to the server: plain objects, ready for batches of inserts. */
import type {
  category,
  categoryFact,
  company,
  companyAward,
  companyBranch,
  companyCertificate,
  item,
  tender,
} from '../database/tables.ts'
import type { StatedFact } from '../facts/stated-fact.ts'

/** Parents (`parentId` null) come before their sub-categories. Ids are unique across both kinds. */
export type CategoryRecord = typeof category.$inferSelect
export type CatalogueKind = CategoryRecord['kind']

type Listed<Table extends { $inferSelect: object }> = Omit<
  Table['$inferSelect'],
  'companyId' | 'position' | 'validUntil'
>
export type BranchRecord = Listed<typeof companyBranch>

/** An empty text is a fact that the company left out. Some websites have no scheme, as members type them. */
export interface CompanyRecord
  extends Omit<
    typeof company.$inferSelect,
    'mainCategory' | 'telephone' | 'logoName' | 'bannerName' | 'isPublic' | 'changedAt' | 'search'
  > {
  branches: BranchRecord[]
  registrations: { name: string }[]
  certificates: Listed<typeof companyCertificate>[]
  awards: Listed<typeof companyAward>[]
}

export type CategoryFactRecord = typeof categoryFact.$inferSelect

/** `shape` is one of `shapeNames`, with parameters of `drawPicture` as a query; picture n is view n of it. */
type ItemRecord = Omit<
  typeof item.$inferSelect,
  'kind' | 'facts' | 'pictureNames' | 'isPublished' | 'isDeleted' | 'changedAt' | 'search'
> & { stated: readonly StatedFact[] }
export type ProductRecord = Omit<ItemRecord, 'serviceNo'>
export type ServiceRecord = Omit<ItemRecord, 'sku' | 'brand' | 'model' | 'condition' | 'material' | 'origin'>

export type TenderRecord = Omit<typeof tender.$inferSelect, 'id'>

export interface Catalogue {
  categories: CategoryRecord[]
  categoryFacts: CategoryFactRecord[]
  companies: CompanyRecord[]
  products: ProductRecord[]
  services: ServiceRecord[]
  tenders: TenderRecord[]
}
