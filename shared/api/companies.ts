import { type Infer, type } from 'superstruct'
import { calls } from './calls.ts'
import { request } from './client.ts'
import { ApiError } from './error.ts'
import type { Kind } from './items.ts'
import { type ListItem, listItemOf, PAGE_SIZE, type Page, TOTAL_ALIASES } from './list-item.ts'
import { firstOf, list, withAliases } from './lists.ts'
import { count, id, requiredText, text } from './schema.ts'
import { safeUrl } from './url.ts'

const Header = type({ CompanyName: requiredText, LogoImg: text, BannerImg: text })
const General = type({
  RegistrationNo: text,
  DateIncorporated: text,
  RegisteredAddress: text,
  AuthorizeCapital: text,
  TotalEmployees: text,
})
const Branch = type({ Name: text, Type: text, Location: text, BranchImg: text })
const Registration = type({ CorporateName: text, CorporateImg: text })
const Certificate = type({ CertName: text, IssuedBy: text, DateIssued: text, CertificationImg: text })
const Award = type({ AwardName: text, AwardBy: text, DateAwarded: text, AwardImg: text })
const CompanyReply = type({
  headerInfo: firstOf(Header),
  generalInfo: firstOf(General, 'optional'),
  branchList: list(Branch, 'optional'),
  corporateList: list(Registration, 'optional'),
  certificateList: list(Certificate, 'optional'),
  awardList: list(Award, 'optional'),
})

const Entry = type({ Id: id, Name: requiredText, Category: text, Description: text, DefaultImage: text })
const ProductsReply = withAliases(
  { productList: ['Result'], productListRowCount: TOTAL_ALIASES },
  type({ productList: list(Entry), productListRowCount: count }),
)
const ServicesReply = withAliases(
  { serviceList: ['Result'], serviceListRowCount: TOTAL_ALIASES },
  type({ serviceList: list(Entry), serviceListRowCount: count }),
)

/** A company as its page shows it. What the server leaves out is '' or an empty list; dates are the server's own text. */
export type Company = {
  id: number
  name: string
  logo: string
  banner: string
  registrationNo: string
  dateIncorporated: string
  registeredAddress: string
  authorizedCapital: string
  totalEmployees: string
  branches: { name: string; type: string; location: string; image: string }[]
  registrations: { name: string; image: string }[]
  certificates: { name: string; issuedBy: string; dateIssued: string; image: string }[]
  awards: { name: string; awardedBy: string; dateAwarded: string; image: string }[]
}

/** Reads a company's page. ApiError `missing` when the server knows no such id. */
export async function fetchCompany(id: number): Promise<Company> {
  const reply = await request(calls.company, CompanyReply, { values: { tenantId: id } })
  const { headerInfo: header, generalInfo: general } = reply
  if (!header) throw new ApiError('missing', { status: 200 })
  return {
    id,
    name: header.CompanyName,
    logo: safeUrl(header.LogoImg),
    banner: safeUrl(header.BannerImg),
    registrationNo: general?.RegistrationNo ?? '',
    dateIncorporated: general?.DateIncorporated ?? '',
    registeredAddress: general?.RegisteredAddress ?? '',
    authorizedCapital: general?.AuthorizeCapital ?? '',
    totalEmployees: general?.TotalEmployees ?? '',
    ...listsOf(reply),
  }
}

/** One page of what a company offers, whose name its own list does not repeat; `page` starts at 1. */
export async function fetchCompanyItems(
  kind: Kind,
  companyId: number,
  page: number,
): Promise<Page<ListItem>> {
  const values = { tenantId: companyId, searchKey: '', RowsPerPage: PAGE_SIZE, PageNumber: page }
  if (kind === 'product') {
    const reply = await request(calls.companyProducts, ProductsReply, { values })
    return { items: reply.productList.map(itemOf), total: reply.productListRowCount }
  }
  const reply = await request(calls.companyServices, ServicesReply, { values })
  return { items: reply.serviceList.map(itemOf), total: reply.serviceListRowCount }
}

function listsOf(reply: Infer<typeof CompanyReply>) {
  return {
    branches: reply.branchList.map(branch => ({
      name: branch.Name,
      type: branch.Type,
      location: branch.Location,
      image: safeUrl(branch.BranchImg),
    })),
    registrations: reply.corporateList.map(registration => ({
      name: registration.CorporateName,
      image: safeUrl(registration.CorporateImg),
    })),
    certificates: reply.certificateList.map(certificate => ({
      name: certificate.CertName,
      issuedBy: certificate.IssuedBy,
      dateIssued: certificate.DateIssued,
      image: safeUrl(certificate.CertificationImg),
    })),
    awards: reply.awardList.map(award => ({
      name: award.AwardName,
      awardedBy: award.AwardBy,
      dateAwarded: award.DateAwarded,
      image: safeUrl(award.AwardImg),
    })),
  }
}

function itemOf({ Description, DefaultImage, ...entry }: Infer<typeof Entry>): ListItem {
  const company = { CompanyId: 0, CompanyName: '', Location: '' }
  return listItemOf({ ...entry, ...company, ShortDescription: Description, ItemImage: DefaultImage }, '')
}
