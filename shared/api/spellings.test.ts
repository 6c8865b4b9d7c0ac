import { beforeEach, describe, expect, test } from 'vitest'
import type { FakeNetwork } from '#shared/testing/fake-network.ts'
import * as replies from '#shared/testing/replies.ts'
import { member, setScene } from '#shared/testing/scene.ts'
import { fetchAllCategories, fetchCategoryItems } from './categories.ts'
import { fetchChatHistory } from './chat.ts'
import { fetchCompany, fetchCompanyItems } from './companies.ts'
import { fetchItem } from './items.ts'
import { fetchRecommended } from './recommended.ts'
import { searchItems } from './search.ts'
import { fetchTenders } from './tenders.ts'

let network: FakeNetwork

beforeEach(() => {
  network = setScene({ replies: replies.marketReplies(), user: member() })
})

const searchValves = () => searchItems({ keyword: 'valve', tab: 'products', page: 1 })
const SEARCH = 'GET /api/public/search/item'
const PRODUCT = 'GET /api/public/product/detail'

describe('both spellings of a reply mean the same', () => {
  const { searchList } = replies.searchReply([{ id: 5, name: 'Ball valve' }])
  const spellings: [string, object][] = [
    ['searchList, searchListRowCount', { searchList, searchListRowCount: 31 }],
    ['Result, searchListRowCount', { Result: searchList, searchListRowCount: '31' }],
    ['searchList, pageInfo.RowCount', { searchList, pageInfo: { RowCount: 31 } }],
    ['Result, pageInfo.RowCount', { Result: searchList, pageInfo: { RowCount: 31 }, searchList: null }],
  ]
  test.each(spellings)('search: %s', async (_, reply) => {
    network.reply(SEARCH, reply)
    const page = await searchValves()
    expect(page).toMatchObject({ items: [{ id: 5, name: 'Ball valve' }], total: 31 })
  })

  test.each(['product', 'service'] as const)('a company’s %s list', async kind => {
    const entries = [{ Id: '9', Name: 'Gate valve', Category: null, Description: 'Wedge', DefaultImage: '' }]
    network.reply(`GET /api/public/tenant/website/${kind}/list`, {
      [`${kind}List`]: entries,
      pageInfo: { RowCount: 11 },
    })
    const page = await fetchCompanyItems(kind, 12, 2)
    expect(page).toEqual({
      items: [
        expect.objectContaining({ id: 9, name: 'Gate valve', category: '', description: 'Wedge', image: '' }),
      ],
      total: 11,
    })
  })

  test.each(['CategoryType', 'TypeName'])('categories: %s', async field => {
    const entry = { CategoryId: 1, CategoryName: 'Valves', ShortDescription: '', IconURL: '' }
    network.reply('GET /api/public/category/all', [{ ...entry, [field]: 'Service' }])
    expect(await fetchAllCategories()).toMatchObject([{ id: 1, kind: 'service' }])
  })

  test.each(['Result', 'categoryList', 'CategoryList'])('a bare list, or a list under %s', async name => {
    const list = replies.categoriesReply([{ name: 'Valves' }])
    network.reply('GET /api/public/category/all', { [name]: list })
    expect(await fetchAllCategories()).toHaveLength(1)
    network.reply('GET /api/public/category/all', list)
    expect(await fetchAllCategories()).toHaveLength(1)
  })

  test('details as a list of one or as a bare object', async () => {
    const { productDetail, description, companyProfile } = replies.productReply({ name: 'Mud pump' })
    network.reply(PRODUCT, {
      productDetail: productDetail[0],
      description: description[0],
      companyProfile: companyProfile[0],
    })
    expect(await fetchItem('product', 7)).toMatchObject({ name: 'Mud pump', fields: { name: 'Mud pump' } })
  })
})

describe('a broken item is left out and the others stay', () => {
  const broken = [
    null,
    'text',
    7,
    [],
    {},
    { Id: 'x' },
    { Id: 3, Name: {} },
    { Id: 4, Name: ' ' },
    { Id: -1, Name: 'a' },
  ]
  const hostile = { Id: 1, Name: { toString: 1 }, toString: null }

  test('in a search', async () => {
    const [good] = replies.searchReply([{ id: 5 }]).searchList
    network.reply(SEARCH, { searchList: [...broken, hostile, good], searchListRowCount: 8 })
    expect(await searchValves()).toMatchObject({ items: [{ id: 5 }], total: 8 })
  })

  test('in a listing, recommendations, categories and tenders', async () => {
    network.reply('GET /api/public/product/list/category', [...broken, ...replies.listingReply([{ id: 5 }])])
    network.reply('GET /api/public/service/recommended', [
      ...broken,
      ...replies.recommendedReply([{ id: 6 }]),
    ])
    network.reply('GET /api/public/category/all', [
      ...replies.categoriesReply([{ id: 7 }]),
      { ...replies.categoriesReply()[0], CategoryType: 'Vehicle' },
    ])
    network.reply('GET /api/public/rfqtender/list', {
      RfqResult: [...broken, { Title: 'Gaskets' }],
      TenderResult: null,
    })
    expect(await fetchCategoryItems('product', 1)).toMatchObject([{ id: 5 }])
    expect(await fetchRecommended('service')).toMatchObject([{ id: 6 }])
    expect(await fetchAllCategories()).toMatchObject([{ id: 7, kind: 'product' }])
    expect(await fetchTenders()).toEqual({
      rfqs: [{ agency: '', title: 'Gaskets', closingDate: '' }],
      tenders: [],
    })
  })

  test('in a company’s lists and in a chat', async () => {
    const company = replies.companyReply({ branches: [{ name: 'Labuan' }], awards: [{ name: 'Exporter' }] })
    network.reply('GET /api/public/tenant/website', {
      ...company,
      branchList: [null, ...company.branchList],
      awardList: [...company.awardList, 'x'],
    })
    network.reply('GET /api/public/user/getchathistory', [
      { MessageSide: 'Nobody', MessageBody: 'x' },
      ...replies.chatHistoryReply([{ body: 'Hello' }]),
    ])
    expect(await fetchCompany(12)).toMatchObject({
      branches: [{ name: 'Labuan' }],
      awards: [{ name: 'Exporter' }],
    })
    expect(await fetchChatHistory(301, 0)).toMatchObject([{ side: 'client', body: 'Hello' }])
  })
})
