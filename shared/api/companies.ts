import { get } from './call.ts'
import { callApi } from './client.ts'
import { ApiError } from './error.ts'
import { extraCount, extraText, type Kind } from './items.ts'
import { type ListItem, PAGE_SIZE, PAGED, type Page, pageReply } from './list-item.ts'
import { firstOf, firstOrBlank, list } from './lists.ts'
import { record } from './record.ts'
import { id, requiredName, text } from './schema.ts'
import { url } from './url.ts'

export const companyCalls = {
  company: get('/api/public/tenant/website', 'tenantId'),
  companyProducts: get('/api/public/tenant/website/product/list', 'tenantId', 'searchKey', ...PAGED),
  companyServices: get('/api/public/tenant/website/service/list', 'tenantId', 'searchKey', ...PAGED),
}

const Header = record({
  name: ['CompanyName', requiredName],
  logo: ['LogoImg', url],
  banner: ['BannerImg', url],
  tagline: ['Tagline', extraText],
})
const General = record({
  registrationNo: ['RegistrationNo', text],
  dateIncorporated: ['DateIncorporated', text],
  registeredAddress: ['RegisteredAddress', text],
  authorizedCapital: ['AuthorizeCapital', text],
  totalEmployees: ['TotalEmployees', text],
})
const Branch = record({
  name: ['Name', text],
  type: ['Type', text],
  location: ['Location', text],
  image: ['BranchImg', url],
})
const Registration = record({ name: ['CorporateName', text], image: ['CorporateImg', url] })
export const Certificate = record({
  name: ['CertName', text],
  issuedBy: ['IssuedBy', text],
  dateIssued: ['DateIssued', text],
  validUntil: ['ValidUntil', text],
  image: ['CertificationImg', url],
})
const Award = record({
  name: ['AwardName', text],
  awardedBy: ['AwardBy', text],
  dateAwarded: ['DateAwarded', text],
  image: ['AwardImg', url],
})
const CompanyReply = record({
  header: ['headerInfo', firstOf(Header)],
  general: ['generalInfo', firstOrBlank(General, 'optional')],
  branches: ['branchList', list(Branch, 'optional')],
  registrations: ['corporateList', list(Registration, 'optional')],
  certificates: ['certificateList', list(Certificate, 'optional')],
  awards: ['awardList', list(Award, 'optional')],
  products: ['productListRowCount', extraCount],
  services: ['serviceListRowCount', extraCount],
})

const Entry = record({
  id: ['Id', id],
  name: ['Name', requiredName],
  category: ['Category', text],
  description: ['Description', text],
  image: ['DefaultImage', url],
})
const ITEMS = {
  product: { call: companyCalls.companyProducts, reply: pageReply('productList', Entry) },
  service: { call: companyCalls.companyServices, reply: pageReply('serviceList', Entry) },
} as const

/** A company as its page shows it. A missing value is '' or an empty list; dates are the server's own text. */
export type Company = Awaited<ReturnType<typeof fetchCompany>>

/** Fetches the data of a company's page. Throws ApiError `missing` when the server does not know the id. */
export async function fetchCompany(id: number) {
  const reply = await callApi(companyCalls.company, CompanyReply, { values: { tenantId: id } })
  const { header, general, ...lists } = reply
  if (!header) throw new ApiError('missing', { status: 200 })
  return { id, ...header, ...general, ...lists }
}

/** Fetches one page of a company's products or services. Their list does not repeat its name; `page` starts at 1. */
export async function fetchCompanyItems(
  kind: Kind,
  companyId: number,
  page: number,
): Promise<Page<ListItem>> {
  const { call, reply } = ITEMS[kind]
  const { items, total } = await callApi(call, reply, {
    values: { tenantId: companyId, searchKey: '', RowsPerPage: PAGE_SIZE, PageNumber: page },
  })
  const unsaid = { companyId: 0, companyName: '', location: '', alternateImage: '' }
  return { items: items.map(item => ({ ...item, ...unsaid })), total }
}
