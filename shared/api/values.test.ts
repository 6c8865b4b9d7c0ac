import { beforeEach, expect, test } from 'vitest'
import type { FakeNetwork } from '#shared/testing/fake-network.ts'
import * as replies from '#shared/testing/replies.ts'
import { member, setScene } from '#shared/testing/scene.ts'
import { fetchSubCategories } from './categories.ts'
import { fetchChatMenu } from './chat.ts'
import { fetchCompany } from './companies.ts'
import { fetchItem } from './items.ts'
import { countMatches, searchItems } from './search.ts'

let network: FakeNetwork

beforeEach(() => {
  network = setScene({ replies: replies.marketReplies(), user: member() })
})

const searchValves = () => searchItems({ keyword: 'valve', tab: 'products', page: 1 })
const SEARCH = 'GET /api/public/search/item'
const PRODUCT = 'GET /api/public/product/detail'

test('reads numeric text as a number, null or missing values as empty, and ignores unknown fields', async () => {
  network.reply(SEARCH, {
    searchList: [{ Id: ' 5 ', Name: 600, Category: null, CompanyId: null, Location: true, Stock: { a: 1 } }],
    searchListRowCount: null,
    Version: 3,
  })
  const nothing = { category: '', description: '', companyName: '', image: '', alternateImage: '' }
  expect(await searchValves()).toEqual({
    items: [{ id: 5, name: '600', companyId: 0, location: 'true', ...nothing }],
    total: 0,
  })
  network.reply('GET /api/public/search/item/count', { TotalProduct: '12', TotalCompany: null })
  expect(await countMatches('')).toEqual({ products: 12, services: 0, company: 0 })
})

test('reads a product with only an id and a name', async () => {
  network.reply(PRODUCT, { productDetail: [{ Id: '7', Name: 'Mud pump' }] })
  const item = await fetchItem('product', 7)
  expect(item).toMatchObject({ id: 7, name: 'Mud pump', companyId: 0, longDescription: '', pictures: [] })
  expect(new Set([...Object.values(item.facts), ...Object.values(item.company)])).toEqual(new Set(['']))
})

test('reads a company with only a name', async () => {
  network.reply('GET /api/public/tenant/website', {
    headerInfo: [{ CompanyName: 'Kerteh' }],
    branchList: null,
  })
  const company = await fetchCompany(12)
  expect(company).toMatchObject({ id: 12, name: 'Kerteh', totalEmployees: '', branches: [], awards: [] })
})

test('reads a chat menu with flags in place of numbers', async () => {
  const entry = { MenuId: 3, MenuName: 'Kerteh', MenuLogo: null, ChatId: null }
  network.reply('GET /api/public/user/chatMenu', [
    { ...entry, NewMessageNoti: true, StaffStatus: '1' },
    { ...entry, NewMessageNoti: '', StaffStatus: null },
  ])
  expect(await fetchChatMenu()).toEqual([
    { id: 3, name: 'Kerteh', logo: '', unread: 1, chatId: 0, staffStatus: 1 },
    { id: 3, name: 'Kerteh', logo: '', unread: 0, chatId: 0, staffStatus: 0 },
  ])
})

test('reads a category without sub-categories', async () => {
  network.reply('GET /api/public/service/category', [])
  expect(await fetchSubCategories('service', 3)).toEqual({ parent: { id: 0, name: '' }, categories: [] })
})
