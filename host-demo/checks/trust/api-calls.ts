type Sent = { query?: Record<string, string | number>; body?: object; pdf?: string; sheet?: string }

type Sends = (id: number | string) => Sent

export type CallRule = {
  /** `secret`: anyone who knows the secret that is printed at start, or that of the link in a mail. */
  for: 'everybody' | 'members' | 'secret'
  /** Returns a valid request that names an entry of this id wherever the call takes one. */
  sends?: Sends
}

const everybody: CallRule = { for: 'everybody' }
const members: CallRule = { for: 'members' }
const fromAll = (sends: Sends): CallRule => ({ for: 'everybody', sends })
const fromMembers = (sends: Sends): CallRule => ({ for: 'members', sends })
const byQuery = (name: string): CallRule => fromAll(id => ({ query: { [name]: id } }))
const upload: CallRule = fromMembers(id => ({ pdf: `%PDF-1.4\n% ${id}\n` }))
const byToken: CallRule = { for: 'secret', sends: id => ({ query: { token: `${id}.${id}` } }) }
const picture: CallRule = fromMembers(id => ({ pdf: `RIFF0000WEBP ${id}` }))
const search = (name: string): CallRule => fromAll(id => ({ query: { [name]: `only ${id}` } }))

const seen: CallRule = fromMembers(() => ({ body: { event: 0 } }))

const question: CallRule = fromMembers(() => ({ body: { action: 'ask', seen: 0, message: 'Hello' } }))

const step: CallRule = fromMembers(() => ({ body: { note: 'Hello' } }))

const offers = (plural: 'products' | 'services', categoryId: number): Record<string, CallRule> => ({
  [`GET /api/dashboard/${plural}`]: members,
  [`GET /api/dashboard/${plural}/rows`]: members,
  [`GET /api/dashboard/${plural}/skus`]: members,
  [`GET /api/dashboard/${plural}/:id`]: members,
  [`POST /api/dashboard/${plural}`]: fromMembers(id => ({ body: { name: `Number ${id}`, categoryId } })),
  [`PUT /api/dashboard/${plural}/:id`]: fromMembers(id => ({
    body: { name: `Number ${id}`, categoryId, isPublished: true },
  })),
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
  'POST /api/login/tenant/register': fromAll(id => ({
    body: { Email: `new${id}@example.test`, Password: 'a long secret 7', Name: 'New' },
  })),
  'PUT /api/Admin/password/recovery': fromAll(id => ({ body: { emailTo: `who${id}@example.test` } })),
  'PUT /api/Admin/contact/us': fromAll(id => ({
    body: { email: 'a@example.test', name: 'A', message: `Number ${id}` },
  })),
  'POST /api/public/newsletter/add': fromAll(id => ({ body: { email: `news${id}@example.test` } })),
  'GET /api/outbox': { for: 'secret', sends: id => ({ query: { to: `${id}`, secret: `${id}` } }) },
  'GET /api/mail/confirm': byToken,
  'POST /api/mail/confirm': byToken,
  'GET /api/mail/unsubscribe': byToken,
  'POST /api/mail/unsubscribe': byToken,
  'GET /api/mail/newsletter': byToken,
  'POST /api/mail/newsletter': byToken,
  'GET /api/mail/newsletter/leave': byToken,
  'POST /api/mail/newsletter/leave': byToken,
  'POST /api/outbox/resend': { for: 'secret', sends: id => ({ query: { secret: `${id}` } }) },

  'POST /api/answer/open': { for: 'secret' },
  'POST /api/answer/send': {
    for: 'secret',
    sends: id => ({ body: { lines: [{ id, action: 'refuse', seen: 0 }] } }),
  },
  'POST /api/answer/acknowledge': { ...step, for: 'secret' },
  'POST /api/answer/ship': { ...step, for: 'secret' },
  'POST /api/upload/answer': { ...upload, for: 'secret' },
  'GET /api/answer/files/:name': { for: 'secret' },
  'DELETE /api/dashboard/answer-links': members,

  'GET /api/login/userdetail': members,
  'POST /api/login/handover': members,
  'PUT /api/login/password': fromMembers(id => ({
    body: { CurrentPassword: `wrong ${id}`, NewPassword: 'another long secret 7' },
  })),
  'POST /api/public/rfq/new2': fromMembers(id => ({
    query: { attachmentUrl: typeof id === 'string' ? `/api/files/${id}` : '', fileName: 'plan' },
    body: {
      categoryTypeId: 1,
      title: 'RFQ : Valve',
      quantity: 1,
      toTenantId: 1,
      rfqBody: 'Please.',
      fromUserId: id,
      productName: 'Valve',
      productServiceId: 1,
      productUomId: 1,
    },
  })),
  'POST /api/public/inquiry/new2': fromMembers(id => ({
    body: {
      title: 'Inquiry : Valve',
      toTenantId: 1,
      inquiryBody: 'Please.',
      fromUserId: id,
      attachmentUrl: typeof id === 'string' ? `/api/files/${id}` : '',
      fileName: 'plan',
    },
  })),
  'POST /api/public/Inquiry/Email': fromMembers(id => ({
    body: { tenantInquiryId: id, inquiryHistoryId: id },
  })),
  'POST /api/upload/Public/Inquiry/Doc': upload,
  'POST /api/upload/Public/Services/Rfq/Doc': upload,
  'POST /api/upload/Public/Products/Rfq/Doc': upload,
  'POST /api/upload/dashboard/document': upload,
  'POST /api/upload/Public/Rfq/Sheet': fromMembers(id => ({ sheet: `Item\nValve ${id}\n` })),
  'GET /api/files/:name': members,
  'GET /api/public/user/chatMenu': fromMembers(id => ({ query: { fromUserId: id } })),
  'GET /api/public/user/getchathistory': fromMembers(id => ({ query: { ChatId: id, StaffStatus: 1 } })),
  'POST /api/public/chat': fromMembers(id => ({
    body: { selectedUser: id, messag: 'Hello', fromUserId: id },
  })),
  'POST /api/public/user/addNewChat': fromMembers(id => ({
    body: { Title: 'Hello', ToTenantId: id, MessageBody: 'Hello', FromUserId: id },
  })),
  'POST /api/public/user/updateChatHistory': fromMembers(id => ({
    body: { ChatId: id, MessageBody: 'Hello', FromUserId: id, StaffStatus: 1 },
  })),
  'GET /api/dashboard/member': members,
  'GET /api/dashboard/quotes': members,
  'GET /api/dashboard/unseen': members,
  'GET /api/dashboard/states': fromMembers(id => ({ query: { rfq: id, inquiry: id } })),
  'GET /api/dashboard/quotes/rfq/:id': members,
  'GET /api/dashboard/quotes/inquiry/:id': members,
  'POST /api/dashboard/quotes/rfq/:id/seen': seen,
  'POST /api/dashboard/quotes/inquiry/:id/seen': seen,
  'POST /api/dashboard/rfqs/:id': question,
  'POST /api/dashboard/inquiries/:id': question,
  'GET /api/dashboard/lists': members,
  'PUT /api/dashboard/lists/:id': fromMembers(() => ({ body: { name: 'Shutdown' } })),
  'GET /api/dashboard/bids': fromMembers(id => ({ query: { list: id } })),
  'PUT /api/dashboard/bids/rates': fromMembers(id => ({
    body: { list: id, currency: 'MYR', rates: [] },
  })),
  'POST /api/dashboard/bids/award': fromMembers(id => ({
    body: { list: id, awards: [{ rfq: 1, seen: 0, quantity: '1' }] },
  })),
  'POST /api/dashboard/bids/undo': fromMembers(id => ({ body: { list: id, rfq: 1, seen: 0 } })),
  'GET /api/dashboard/orders': members,
  'GET /api/dashboard/order-terms': members,
  'GET /api/dashboard/orders/:id': members,
  'POST /api/dashboard/orders/:id/open': members,
  'POST /api/dashboard/orders/:id/acknowledge': step,
  'POST /api/dashboard/orders/:id/ship': step,
  'POST /api/dashboard/orders/:id/receive': step,
  'POST /api/dashboard/orders/:id/cancel': step,
  'GET /api/dashboard/chats': members,
  'GET /api/dashboard/chats/:id': members,
  'POST /api/dashboard/chats/:id/read': fromMembers(() => ({ body: { last: 0 } })),
  'POST /api/dashboard/chats/:id': fromMembers(() => ({ body: { message: 'Hello' } })),
  'GET /api/dashboard/outbox': members,
  'PUT /api/dashboard/mails': fromMembers(() => ({ body: { language: 'ms', notices: 'yes' } })),
  'POST /api/dashboard/confirmation': members,
  'PUT /api/dashboard/time-zone': fromMembers(() => ({ body: { timeZone: 'Asia/Kuala_Lumpur' } })),
  'GET /api/dashboard/category-facts': members,
  'GET /api/dashboard/imports': members,
  'POST /api/dashboard/imports': fromMembers(id => ({ body: { kind: 'product', file: `${id}.csv` } })),
  'GET /api/dashboard/imports/:id': members,
  'GET /api/dashboard/imports/:id/rows': members,
  'POST /api/dashboard/imports/:id/rows': fromMembers(() => ({
    body: { rows: [{ row: 1, name: 'Valve' }] },
  })),
  'PUT /api/dashboard/imports/:id/rows/:row': fromMembers(id => ({ body: { itemId: id } })),
  'POST /api/dashboard/imports/:id/apply': fromMembers(() => ({ body: {} })),
  'POST /api/dashboard/imports/:id/undo': fromMembers(() => ({ body: {} })),
  'GET /api/dashboard/company': members,
  'PUT /api/dashboard/company': fromMembers(id => ({ body: { name: `Company ${id}` } })),
  'POST /api/upload/dashboard/company/logo': picture,
  'POST /api/upload/dashboard/company/banner': picture,
  'DELETE /api/dashboard/company/logo': members,
  'DELETE /api/dashboard/company/banner': members,
  'PUT /api/dashboard/settings': fromMembers(id => ({ body: { name: `Member ${id}` } })),
  ...offers('products', 3),
  ...offers('services', 5),
}
