type Sent = { query?: Record<string, string | number>; body?: object; pdf?: string }

export type CallRule = {
  /** `secret`: anyone who knows the secret that is printed at start. */
  for: 'everybody' | 'members' | 'secret'
  /** Returns a valid request that names an entry of this id wherever the call takes one. */
  sends?: (id: number | string) => Sent
}

const everybody: CallRule = { for: 'everybody' }
const members: CallRule = { for: 'members' }
const byQuery = (name: string): CallRule => ({ for: 'everybody', sends: id => ({ query: { [name]: id } }) })
const upload: CallRule = { for: 'members', sends: id => ({ pdf: `%PDF-1.4\n% ${id}\n` }) }

const picture: CallRule = { for: 'members', sends: id => ({ pdf: `RIFF0000WEBP ${id}` }) }

const search = (name: string): CallRule => ({
  for: 'everybody',
  sends: id => ({ query: { [name]: `only ${id}` } }),
})

const question: CallRule = {
  for: 'members',
  sends: () => ({ body: { action: 'ask', seen: 0, message: 'Hello' } }),
}

const offers = (plural: 'products' | 'services', categoryId: number): Record<string, CallRule> => ({
  [`GET /api/dashboard/${plural}`]: members,
  [`GET /api/dashboard/${plural}/:id`]: members,
  [`POST /api/dashboard/${plural}`]: {
    for: 'members',
    sends: id => ({ body: { name: `Number ${id}`, categoryId } }),
  },
  [`PUT /api/dashboard/${plural}/:id`]: {
    for: 'members',
    sends: id => ({ body: { name: `Number ${id}`, categoryId, isPublished: true } }),
  },
  [`DELETE /api/dashboard/${plural}/:id`]: members,
  [`POST /api/upload/dashboard/${plural}/:id`]: picture,
})

/** Every call of the API. A call that is missing here, or no longer exists, fails `api-access.test.ts`. */
export const callRules: Readonly<Record<string, CallRule>> = {
  'GET /api/health': everybody,
  'GET /api/public/category/top10': everybody,
  'GET /api/public/category/all': everybody,
  'GET /api/public/product/category': byQuery('categoryId'),
  'GET /api/public/service/category': byQuery('categoryId'),
  'GET /api/public/product/list/category': byQuery('categoryId'),
  'GET /api/public/service/list/category': byQuery('categoryId'),
  'GET /api/public/product/recommended': everybody,
  'GET /api/public/service/recommended': everybody,
  'GET /api/public/product/detail': byQuery('productId'),
  'GET /api/public/service/detail': byQuery('serviceId'),
  'GET /api/public/rfqtender/list': everybody,
  'GET /api/public/search/item': search('searchKeyword'),
  'GET /api/public/search/item/count': search('keyword'),
  'GET /api/public/tenant/website': byQuery('tenantId'),
  'GET /api/public/tenant/website/product/list': byQuery('tenantId'),
  'GET /api/public/tenant/website/service/list': byQuery('tenantId'),
  'GET /api/pictures/logo/:file': everybody,
  'GET /api/pictures/banner/:file': everybody,
  'GET /api/pictures/initials/:file': everybody,
  'GET /api/pictures/registration/:company/:file': everybody,
  'GET /api/pictures/certificate/:company/:file': everybody,
  'GET /api/pictures/award/:company/:file': everybody,
  'GET /api/pictures/icon/:file': everybody,
  'GET /api/pictures/upload/:file': everybody,
  'GET /api/pictures/:shape/:file': everybody,

  'POST /api/tenant/auth': everybody,
  'POST /api/login/signout': everybody,
  'POST /api/login/tenant/register': {
    for: 'everybody',
    sends: id => ({ body: { Email: `new${id}@example.test`, Password: 'a long secret 7', Name: 'New' } }),
  },
  'PUT /api/Admin/password/recovery': {
    for: 'everybody',
    sends: id => ({ body: { emailTo: `who${id}@example.test` } }),
  },
  'PUT /api/Admin/contact/us': {
    for: 'everybody',
    sends: id => ({ body: { email: 'a@example.test', name: 'A', message: `Number ${id}` } }),
  },
  'POST /api/public/newsletter/add': {
    for: 'everybody',
    sends: id => ({ body: { email: `news${id}@example.test` } }),
  },
  'GET /api/outbox': { for: 'secret', sends: id => ({ query: { to: `${id}`, secret: `${id}` } }) },

  'GET /api/login/userdetail': members,
  'POST /api/login/handover': members,
  'PUT /api/login/password': {
    for: 'members',
    sends: id => ({ body: { CurrentPassword: `wrong ${id}`, NewPassword: 'another long secret 7' } }),
  },
  'POST /api/public/rfq/new2': {
    for: 'members',
    sends: id => ({
      query: { attachmentUrl: typeof id === 'string' ? `/api/files/${id}` : '', fileName: 'plan' },
      body: {
        ...{ categoryTypeId: 1, title: 'RFQ : Valve', quantity: 1, toTenantId: 1, rfqBody: 'Please.' },
        ...{ fromUserId: id, productName: 'Valve', productServiceId: 1, productUomId: 1 },
      },
    }),
  },
  'POST /api/public/inquiry/new2': {
    for: 'members',
    sends: id => ({
      body: {
        ...{ title: 'Inquiry : Valve', toTenantId: 1, inquiryBody: 'Please.', fromUserId: id },
        ...{ attachmentUrl: typeof id === 'string' ? `/api/files/${id}` : '', fileName: 'plan' },
      },
    }),
  },
  'POST /api/public/Inquiry/Email': {
    for: 'members',
    sends: id => ({ body: { tenantInquiryId: id, inquiryHistoryId: id } }),
  },
  'POST /api/upload/Public/Inquiry/Doc': upload,
  'POST /api/upload/Public/Services/Rfq/Doc': upload,
  'POST /api/upload/Public/Products/Rfq/Doc': upload,
  'GET /api/files/:name': members,
  'GET /api/public/user/chatMenu': { for: 'members', sends: id => ({ query: { fromUserId: id } }) },
  'GET /api/public/user/getchathistory': {
    for: 'members',
    sends: id => ({ query: { ChatId: id, StaffStatus: 1 } }),
  },
  'POST /api/public/chat': {
    for: 'members',
    sends: id => ({ body: { selectedUser: id, messag: 'Hello', fromUserId: id } }),
  },
  'POST /api/public/user/addNewChat': {
    for: 'members',
    sends: id => ({ body: { Title: 'Hello', ToTenantId: id, MessageBody: 'Hello', FromUserId: id } }),
  },
  'POST /api/public/user/updateChatHistory': {
    for: 'members',
    sends: id => ({ body: { ChatId: id, MessageBody: 'Hello', FromUserId: id, StaffStatus: 1 } }),
  },
  'GET /api/dashboard/member': members,
  'GET /api/dashboard/quotes': members,
  'POST /api/dashboard/rfqs/:id': question,
  'POST /api/dashboard/inquiries/:id': question,
  'GET /api/dashboard/chats': members,
  'GET /api/dashboard/chats/:id': members,
  'POST /api/dashboard/chats/:id': { for: 'members', sends: () => ({ body: { message: 'Hello' } }) },
  'GET /api/dashboard/outbox': members,
  'GET /api/dashboard/company': members,
  'PUT /api/dashboard/company': { for: 'members', sends: id => ({ body: { name: `Company ${id}` } }) },
  'POST /api/upload/dashboard/company/logo': picture,
  'POST /api/upload/dashboard/company/banner': picture,
  'DELETE /api/dashboard/company/logo': members,
  'DELETE /api/dashboard/company/banner': members,
  'PUT /api/dashboard/settings': { for: 'members', sends: id => ({ body: { name: `Member ${id}` } }) },
  ...offers('products', 3),
  ...offers('services', 5),
}
