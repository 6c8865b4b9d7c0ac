import { asForm, type Call, forMembers, get, inQuery, post, put, upload } from './call.ts'

const PAGED = ['RowsPerPage', 'PageNumber'] as const
const FILE = ['attachmentUrl', 'fileName'] as const
const MESSAGE = ['MessageBody', 'FromUserId'] as const
const INQUIRY = ['title', 'toTenantId', 'inquiryBody', 'fromUserId'] as const
const RFQ = ['categoryTypeId', 'title', 'quantity', 'toTenantId', 'rfqBody', 'fromUserId'] as const
const RFQ_ITEM = ['productName', 'productServiceId', 'productUomId'] as const

/**
 * Every call that the widgets make, one line each. All requests are built from this table,
 * the table-driven test checks it, and README prints it.
 */
export const calls = {
  topCategories: get('/api/public/category/top10'),
  allCategories: get('/api/public/category/all'),
  recommendedProducts: get('/api/public/product/recommended'),
  recommendedServices: get('/api/public/service/recommended'),
  tenders: get('/api/public/rfqtender/list'),
  searchItems: get('/api/public/search/item', 'searchKeyword', 'itemType', ...PAGED),
  countMatches: get('/api/public/search/item/count', 'keyword'),
  productSubCategories: get('/api/public/product/category', 'categoryId'),
  serviceSubCategories: get('/api/public/service/category', 'categoryId'),
  productListing: get('/api/public/product/list/category', 'categoryId'),
  serviceListing: get('/api/public/service/list/category', 'categoryId'),
  product: get('/api/public/product/detail', 'productId'),
  service: get('/api/public/service/detail', 'serviceId'),
  company: get('/api/public/tenant/website', 'tenantId'),
  companyProducts: get('/api/public/tenant/website/product/list', 'tenantId', 'searchKey', ...PAGED),
  companyServices: get('/api/public/tenant/website/service/list', 'tenantId', 'searchKey', ...PAGED),
  authenticate: asForm(post('/api/tenant/auth', 'username', 'password', 'grant_type')),
  userDetail: forMembers(get('/api/login/userdetail')),
  register: post('/api/login/tenant/register', 'Email', 'Password', 'Name', 'MobileNo', 'Category'),
  recoverPassword: put('/api/Admin/password/recovery', 'emailTo'),
  contact: put('/api/Admin/contact/us', 'email', 'name', 'message'),
  subscribe: post('/api/public/newsletter/add', 'email'),
  createRfq: inQuery(FILE, forMembers(post('/api/public/rfq/new2', ...FILE, ...RFQ, ...RFQ_ITEM))),
  createInquiry: forMembers(post('/api/public/inquiry/new2', ...INQUIRY, ...FILE)),
  notifyInquiry: forMembers(post('/api/public/Inquiry/Email', 'tenantInquiryId', 'inquiryHistoryId')),
  uploadForInquiry: upload('/api/upload/Public/Inquiry/Doc'),
  uploadForServiceRfq: upload('/api/upload/Public/Services/Rfq/Doc'),
  uploadForProductRfq: upload('/api/upload/Public/Products/Rfq/Doc'),
  startLegacyChat: forMembers(post('/api/public/chat', 'selectedUser', 'messag', 'fromUserId')),
  chatMenu: forMembers(get('/api/public/user/chatMenu', 'fromUserId')),
  chatHistory: forMembers(get('/api/public/user/getchathistory', 'ChatId', 'StaffStatus')),
  startChat: forMembers(post('/api/public/user/addNewChat', 'Title', 'ToTenantId', ...MESSAGE)),
  continueChat: forMembers(post('/api/public/user/updateChatHistory', 'ChatId', ...MESSAGE, 'StaffStatus')),
} as const satisfies Record<string, Call>
