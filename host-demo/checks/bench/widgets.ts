export const widgetNames = ['search', 'product', 'company', 'rfq', 'chat'] as const
export type WidgetName = (typeof widgetNames)[number]

export type BenchWidget = {
  tag: `trade-${string}`
  attributes: Readonly<Record<string, string>>
  /** Reads of one step go out together, those of the next after their replies. */
  reads: readonly (readonly string[])[]
  /** Once this many elements match, the content is there and no longer its skeleton. */
  content: { selector: string; count: number }
  member?: true
  path?: string
}

export const MESSAGES = 50

/** The signed-in member, as pages store one. */
export const MEMBER = { id: 1, name: 'Aisyah Rahman', image: '', token: 'bench', email: 'buyer@demo.test' }

export const benchWidgets: Readonly<Record<WidgetName, BenchWidget>> = {
  search: {
    tag: 'trade-search',
    attributes: { keyword: 'valve' },
    reads: [
      [
        '/api/public/search/item?searchKeyword=valve&itemType=PRODUCTS&RowsPerPage=10&PageNumber=1',
        '/api/public/search/item/count?keyword=valve',
      ],
    ],
    path: '/search?keyword=valve',
    content: { selector: '[part~=result]', count: 10 },
  },
  product: {
    tag: 'trade-product',
    attributes: { 'product-id': '12' },
    reads: [['/api/public/product/detail?productId=12']],
    path: '/product/12',
    content: { selector: 'h1', count: 1 },
  },
  company: {
    tag: 'trade-company',
    attributes: { 'company-id': '12' },
    reads: [['/api/public/tenant/website?tenantId=12']],
    path: '/company/12',
    content: { selector: 'h1', count: 1 },
  },
  rfq: {
    tag: 'trade-rfq',
    attributes: { 'item-id': '12' },
    reads: [['/api/public/product/detail?productId=12']],
    path: '/rfqProduct/12',
    content: { selector: 'form textarea', count: 1 },
  },
  chat: {
    tag: 'trade-chat',
    attributes: { 'company-id': '1' },
    reads: [
      ['/api/public/user/chatMenu?fromUserId=1'],
      ['/api/public/user/getchathistory?ChatId=1&StaffStatus=0'],
    ],
    content: { selector: '.bubble', count: MESSAGES },
    member: true,
  },
}

/** Returns the same key for the same read, whatever the order of its parameters. */
export function readKey(address: string): string {
  const { pathname, searchParams } = new URL(address, 'https://localhost')
  searchParams.sort()
  return `${pathname}?${searchParams}`
}
