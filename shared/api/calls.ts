import { asForm, type Call, inQuery, memberRead, memberWrite, read, upload, write } from './call.ts'

const PAGED = ['RowsPerPage', 'PageNumber'] as const
const FILE = ['attachmentUrl', 'fileName'] as const
const MESSAGE = ['MessageBody', 'FromUserId'] as const
const INQUIRY = ['title', 'toTenantId', 'inquiryBody', 'fromUserId'] as const
const RFQ = ['categoryTypeId', 'title', 'quantity', 'toTenantId', 'rfqBody', 'fromUserId'] as const
const RFQ_ITEM = ['productName', 'productServiceId', 'productUomId'] as const

/**
 * Every call that the widgets make, one line each (spec section 7). All requests are built from this table,
 * the table-driven test checks it, and README prints it.
 */
export const calls = {
  topCategories: read('/api/public/category/top10'),
  allCategories: read('/api/public/category/all'),
  recommendedProducts: read('/api/public/product/recommended'),
  recommendedServices: read('/api/public/service/recommended'),
  tenders: read('/api/public/rfqtender/list'),
  searchItems: read('/api/public/search/item', 'searchKeyword', 'itemType', ...PAGED),
  countMatches: read('/api/public/search/item/count', 'keyword'),
  productSubCategories: read('/api/public/product/category', 'categoryId'),
  serviceSubCategories: read('/api/public/service/category', 'categoryId'),
  productListing: read('/api/public/product/list/category', 'categoryId'),
  serviceListing: read('/api/public/service/list/category', 'categoryId'),
  product: read('/api/public/product/detail', 'productId'),
  service: read('/api/public/service/detail', 'serviceId'),
  company: read('/api/public/tenant/website', 'tenantId'),
  companyProducts: read('/api/public/tenant/website/product/list', 'tenantId', 'searchKey', ...PAGED),
  companyServices: read('/api/public/tenant/website/service/list', 'tenantId', 'searchKey', ...PAGED),
  authenticate: asForm(write('POST', '/api/tenant/auth', 'username', 'password', 'grant_type')),
  userDetail: memberRead('/api/login/userdetail'),
  register: write('POST', '/api/login/tenant/register', 'Email', 'Password', 'Name', 'MobileNo', 'Category'),
  recoverPassword: write('PUT', '/api/Admin/password/recovery', 'emailTo'),
  contact: write('PUT', '/api/Admin/contact/us', 'email', 'name', 'message'),
  subscribe: write('POST', '/api/public/newsletter/add', 'email'),
  createRfq: inQuery(FILE, memberWrite('/api/public/rfq/new2', ...FILE, ...RFQ, ...RFQ_ITEM)),
  createInquiry: memberWrite('/api/public/inquiry/new2', ...INQUIRY, ...FILE),
  notifyInquiry: memberWrite('/api/public/Inquiry/Email', 'tenantInquiryId', 'inquiryHistoryId'),
  uploadForInquiry: upload('/api/upload/Public/Inquiry/Doc'),
  uploadForServiceRfq: upload('/api/upload/Public/Services/Rfq/Doc'),
  uploadForProductRfq: upload('/api/upload/Public/Products/Rfq/Doc'),
  startTalk: memberWrite('/api/public/chat', 'selectedUser', 'messag', 'fromUserId'),
  chatMenu: memberRead('/api/public/user/chatMenu', 'fromUserId'),
  chatHistory: memberRead('/api/public/user/getchathistory', 'ChatId', 'StaffStatus'),
  startChat: memberWrite('/api/public/user/addNewChat', 'Title', 'ToTenantId', ...MESSAGE),
  continueChat: memberWrite('/api/public/user/updateChatHistory', 'ChatId', ...MESSAGE, 'StaffStatus'),
} as const satisfies Record<string, Call>

export type CallName = keyof typeof calls
