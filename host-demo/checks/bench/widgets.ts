export const widgetNames = ['search', 'product', 'company', 'rfq', 'chat'] as const
export type WidgetName = (typeof widgetNames)[number]

/** Once this many elements match, the content of an element is there and no longer its skeleton. */
export type Shown = { tag: `trade-${string}`; selector: string; count: number }

/** `path`: of the storefront; a member's widget has none. `reads`: the calls of the widget, which go out together. */
type BenchWidget = Shown & {
  attributes: Readonly<Record<string, string>>
  path?: string
  reads: readonly string[]
}

export const MESSAGES = 50

const detail = '/api/public/product/detail?productId=12'
const search = '/api/public/search/item'

export const benchWidgets: Readonly<Record<WidgetName, BenchWidget>> = {
  search: {
    tag: 'trade-search',
    attributes: { keyword: 'valve' },
    path: '/search?keyword=valve',
    reads: [
      `${search}?searchKeyword=valve&itemType=PRODUCTS&RowsPerPage=10&PageNumber=1`,
      `${search}/count?keyword=valve`,
    ],
    selector: '[part~=result]',
    count: 10,
  },
  product: {
    tag: 'trade-product',
    attributes: { 'product-id': '12' },
    path: '/product/12',
    reads: [detail],
    selector: 'h1',
    count: 1,
  },
  company: {
    tag: 'trade-company',
    attributes: { 'company-id': '12' },
    path: '/company/12',
    reads: ['/api/public/tenant/website?tenantId=12'],
    selector: 'h1',
    count: 1,
  },
  rfq: {
    tag: 'trade-rfq',
    attributes: { 'item-id': '12' },
    path: '/rfqProduct/12',
    reads: [detail],
    selector: 'form textarea',
    count: 1,
  },
  chat: {
    tag: 'trade-chat',
    attributes: { 'company-id': '1' },
    reads: [
      '/api/public/user/chatMenu?fromUserId=1',
      '/api/public/user/getchathistory?ChatId=1&StaffStatus=0',
    ],
    selector: '.bubble',
    count: MESSAGES,
  },
}

export function htmlOf(name: WidgetName): string {
  const { tag, attributes } = benchWidgets[name]
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
  return `<${tag}${given.join('')}></${tag}>`
}
