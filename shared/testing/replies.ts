import { categoriesReply, recommendedReply, subCategoriesReply, tendersReply } from './replies/categories.ts'
import { chatHistoryReply, chatMenuReply, newChatReply } from './replies/chat.ts'
import { companyProductsReply, companyReply, companyServicesReply } from './replies/companies.ts'
import { productReply, serviceReply } from './replies/items.ts'
import {
  authReply,
  envelopeReply,
  inquiryReply,
  rfqReply,
  uploadReply,
  userReply,
} from './replies/members.ts'
import { countsReply, listingReply, searchReply } from './replies/search.ts'

export * from './replies/categories.ts'
export * from './replies/chat.ts'
export * from './replies/companies.ts'
export * from './replies/items.ts'
export * from './replies/members.ts'
export * from './replies/search.ts'

/** Returns a reply for every call, for screens that need only a few of them. Override by spreading. */
export function marketReplies() {
  return {
    'GET /api/public/category/top10': categoriesReply(),
    'GET /api/public/category/all': categoriesReply(),
    'GET /api/public/product/recommended': recommendedReply(),
    'GET /api/public/service/recommended': recommendedReply(),
    'GET /api/public/rfqtender/list': tendersReply(),
    'GET /api/public/search/item': searchReply(),
    'GET /api/public/search/item/count': countsReply({ products: 1 }),
    'GET /api/public/product/category': subCategoriesReply(),
    'GET /api/public/service/category': subCategoriesReply({ name: 'Inspection', categories: [{}] }),
    'GET /api/public/product/list/category': listingReply(),
    'GET /api/public/service/list/category': listingReply([{ name: 'Ultrasonic thickness survey' }]),
    'GET /api/public/product/detail': productReply(),
    'GET /api/public/service/detail': serviceReply(),
    'GET /api/public/tenant/website': companyReply(),
    'GET /api/public/tenant/website/product/list': companyProductsReply(),
    'GET /api/public/tenant/website/service/list': companyServicesReply(),
    'POST /api/tenant/auth': authReply(),
    'GET /api/login/userdetail': userReply(),
    'POST /api/login/tenant/register': envelopeReply(),
    'PUT /api/Admin/password/recovery': envelopeReply(),
    'PUT /api/Admin/contact/us': envelopeReply(),
    'POST /api/public/newsletter/add': envelopeReply(),
    'POST /api/public/rfq/new2': rfqReply(),
    'POST /api/public/inquiry/new2': inquiryReply(),
    'POST /api/public/Inquiry/Email': envelopeReply(),
    'POST /api/upload/Public/Inquiry/Doc': uploadReply(),
    'POST /api/upload/Public/Services/Rfq/Doc': uploadReply(),
    'POST /api/upload/Public/Products/Rfq/Doc': uploadReply(),
    'POST /api/upload/Public/Rfq/Sheet': uploadReply('/api/files/0a.csv'),
    'POST /api/public/chat': newChatReply(),
    'GET /api/public/user/chatMenu': chatMenuReply(),
    'GET /api/public/user/getchathistory': chatHistoryReply(),
    'POST /api/public/user/addNewChat': newChatReply(),
    'POST /api/public/user/updateChatHistory': newChatReply(),
  }
}
