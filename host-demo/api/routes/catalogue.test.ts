import { afterAll, beforeAll, expect, test } from 'vitest'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, START_TIMEOUT)
afterAll(() => api.close())

async function read<Body = unknown>(
  path: string,
  query: Record<string, string | number> = {},
): Promise<Body> {
  const { status, body } = await api.get<Body>(path, { query })
  expect(status).toBe(200)
  return body
}

test.each(['/api/public/category/top10', '/api/public/category/all'])(
  '%s lists parents of both kinds',
  async path => {
    expect(await read(path)).toEqual([
      {
        CategoryId: 1,
        CategoryName: 'Valves',
        ShortDescription: 'About Valves',
        IconURL: '/api/pictures/icon/ball-valve.svg',
        CategoryType: 'Product',
      },
      {
        CategoryId: 6,
        CategoryName: 'Pipe',
        ShortDescription: 'About Pipe',
        IconURL: '/api/pictures/icon/pipe.svg',
        CategoryType: 'Product',
      },
      {
        CategoryId: 2,
        CategoryName: 'Inspection',
        ShortDescription: 'About Inspection',
        IconURL: '/api/pictures/icon/probe.svg',
        CategoryType: 'Service',
      },
    ])
  },
)

test('a sub-menu is the same for the parent and for a sub-category', async () => {
  const family = {
    ParentCategoryId: 1,
    ParentCategoryName: 'Valves',
    CategoryList: [
      {
        CategoryId: 3,
        CategoryName: 'Ball Valves',
        ShortDescription: 'About Ball Valves',
        IconURL: '/api/pictures/icon/ball-valve.svg',
      },
      {
        CategoryId: 4,
        CategoryName: 'Gate Valves',
        ShortDescription: 'About Gate Valves',
        IconURL: '/api/pictures/icon/gate-valve.svg',
      },
    ],
  }
  expect(await read('/api/public/product/category', { categoryId: 1 })).toEqual(family)
  expect(await read('/api/public/product/category', { categoryId: 4 })).toEqual(family)
  expect(await read('/api/public/service/category', { categoryId: 5 })).toMatchObject({ ParentCategoryId: 2 })
})

test('a category lists its own items and those of its sub-categories', async () => {
  const listed = (categoryId: number) =>
    read<{ Id: number }[]>('/api/public/product/list/category', { categoryId })
  expect(await listed(3)).toHaveLength(12)
  expect(await listed(1)).toHaveLength(14)
  expect((await listed(4))[0]).toEqual({
    Id: 13,
    Name: 'Gate Valve 1/2" 150#',
    Category: 'Gate Valves',
    ShortDescription: 'Fire-safe, for sour service.',
    CompanyId: 1,
    CompanyName: 'Kemaman Valve Works Sdn Bhd',
    Location: 'Kemaman, Terengganu',
    ItemImage: '/api/pictures/gate-valve/0.svg',
    ItemImage2: '',
  })
  const services = await read<{ Id: number }[]>('/api/public/service/list/category', { categoryId: 2 })
  expect(services.map(({ Id }) => Id)).toEqual([1, 2, 3])
})

test('recommended items have a picture, and come from each category in turn', async () => {
  const products = await read<{ ProductId: number }[]>('/api/public/product/recommended')
  expect(products).toHaveLength(15)
  expect(products[0]).toEqual({
    ProductId: 1,
    ProductName: 'API 6D Trunnion Ball Valve 2" 600#',
    DefaultImage: '/api/pictures/ball-valve/0.svg',
    AdditionalImage: '/api/pictures/ball-valve/1.svg',
    Facts: 'Ball Valves',
  })
  expect(products[1]?.ProductId).toBe(15)
  expect(products.map(({ ProductId }) => ProductId)).not.toContain(14)
  expect(await read<unknown[]>('/api/public/service/recommended')).toHaveLength(3)
})

test('the side panel lists only open tenders and RFQs', async () => {
  expect(await read('/api/public/rfqtender/list')).toEqual({
    RfqResult: [{ Agency: 'Miri Wells', Title: 'Gaskets', ClosingDate: '2999-03-01' }],
    TenderResult: [{ Agency: 'Bintulu Port', Title: 'Cranes', ClosingDate: '2999-04-01' }],
  })
})

test.each([
  ['/api/public/product/detail?productId=999', 404],
  ['/api/public/product/detail?productId=0', 400],
  ['/api/public/product/detail?productId=1e1', 400],
  ['/api/public/product/detail?productId=2147483647', 404],
  ['/api/public/product/detail?productId=2147483648', 404],
  ['/api/public/product/detail?productId=99999999999999999999', 404],
  [`/api/public/product/detail?productId=${encodeURIComponent("1' or 1=1")}`, 400],
  ['/api/public/product/detail?productId=%ff', 400],
  ['/api/public/product/detail', 400],
  ['/api/public/service/detail?serviceId=999', 404],
  ['/api/public/product/category?categoryId=2', 404],
  ['/api/public/service/list/category?categoryId=1', 404],
  ['/api/public/tenant/website?tenantId=999', 404],
  ['/api/public/tenant/website/product/list?tenantId=-1', 400],
])('%s is answered %i with a message', async (path, status) => {
  const answer = await api.get(path)
  expect(answer.status).toBe(status)
  expect(answer.body).toEqual({ ReturnCode: status, ResponseMessage: expect.stringMatching(/\w/) })
})
