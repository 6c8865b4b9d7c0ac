import { fetchUserDetail } from '#shared/api/account.ts'
import * as categories from '#shared/api/categories.ts'
import { fetchCategoryItems } from '#shared/api/categories.ts'
import { fetchChatHistory, fetchChatMenu } from '#shared/api/chat.ts'
import { fetchCompany, fetchCompanyItems } from '#shared/api/companies.ts'
import { fetchItem } from '#shared/api/items.ts'
import { fetchRecommended } from '#shared/api/recommended.ts'
import { countMatches, searchItems } from '#shared/api/search.ts'
import { fetchTenders } from '#shared/api/tenders.ts'
import type { ExpectedRequest } from './expected-request.ts'

const paged = { RowsPerPage: '10', PageNumber: '2' }

/** Every read with the request that it must make. */
export const reads = {
  topCategories: { make: categories.fetchTopCategories, call: 'GET /api/public/category/top10' },
  allCategories: { make: categories.fetchAllCategories, call: 'GET /api/public/category/all' },
  recommendedProducts: {
    make: () => fetchRecommended('product'),
    call: 'GET /api/public/product/recommended',
  },
  recommendedServices: {
    make: () => fetchRecommended('service'),
    call: 'GET /api/public/service/recommended',
  },
  tenders: { make: fetchTenders, call: 'GET /api/public/rfqtender/list' },
  searchItems: {
    make: () => searchItems({ keyword: '1/2" 100% & ..', tab: 'services', page: 2 }),
    call: 'GET /api/public/search/item',
    query: { searchKeyword: '1/2" 100% & ..', itemType: 'SERVICES', ...paged },
  },
  countMatches: {
    make: () => countMatches('1/2" 100%'),
    call: 'GET /api/public/search/item/count',
    query: { keyword: '1/2" 100%' },
  },
  productSubCategories: {
    make: () => categories.fetchSubCategories('product', 3),
    call: 'GET /api/public/product/category',
    query: { categoryId: '3' },
  },
  serviceSubCategories: {
    make: () => categories.fetchSubCategories('service', 3),
    call: 'GET /api/public/service/category',
    query: { categoryId: '3' },
  },
  productListing: {
    make: () => fetchCategoryItems('product', 3),
    call: 'GET /api/public/product/list/category',
    query: { categoryId: '3' },
  },
  serviceListing: {
    make: () => fetchCategoryItems('service', 3),
    call: 'GET /api/public/service/list/category',
    query: { categoryId: '3' },
  },
  product: {
    make: () => fetchItem('product', 7),
    call: 'GET /api/public/product/detail',
    query: { productId: '7' },
  },
  service: {
    make: () => fetchItem('service', 7),
    call: 'GET /api/public/service/detail',
    query: { serviceId: '7' },
  },
  company: {
    make: () => fetchCompany(12),
    call: 'GET /api/public/tenant/website',
    query: { tenantId: '12' },
  },
  companyProducts: {
    make: () => fetchCompanyItems('product', 12, 2),
    call: 'GET /api/public/tenant/website/product/list',
    query: { tenantId: '12', searchKey: '', ...paged },
  },
  companyServices: {
    make: () => fetchCompanyItems('service', 12, 2),
    call: 'GET /api/public/tenant/website/service/list',
    query: { tenantId: '12', searchKey: '', ...paged },
  },
  userDetail: {
    make: () => fetchUserDetail('token-of-this-login'),
    call: 'GET /api/login/userdetail',
    needsSignIn: true,
    bearer: 'Bearer token-of-this-login',
  },
  chatMenu: {
    make: fetchChatMenu,
    call: 'GET /api/public/user/chatMenu',
    needsSignIn: true,
    query: { fromUserId: '41' },
  },
  chatHistory: {
    make: () => fetchChatHistory(301, 1),
    call: 'GET /api/public/user/getchathistory',
    needsSignIn: true,
    query: { ChatId: '301', StaffStatus: '1' },
  },
} satisfies Record<string, ExpectedRequest>
