import { expect, test } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { hrefTo, pathTo } from './links.ts'
import type { RouteLocation } from './routes.ts'

test.each<[RouteLocation, string]>([
  [{ route: 'home' }, '/'],
  [{ route: 'product', params: { id: 7 } }, '/product/7'],
  [{ route: 'productsByCategory', params: { id: 3 } }, '/category/3/products'],
  [{ route: 'servicesByCategory', params: { id: 3 } }, '/category/3/services'],
  [{ route: 'rfq', params: { kind: 'service', id: 9 } }, '/rfq/service/9'],
  [
    { route: 'search', query: { keyword: 'ball valve', tab: 'products', page: 2 } },
    '/search?keyword=ball+valve&tab=products&page=2',
  ],
  [{ route: 'search', query: { keyword: '' } }, '/search?keyword='],
  [{ route: 'search', query: { keyword: 'pump', tab: undefined } }, '/search?keyword=pump'],
  [{ route: 'companyContactUs', params: { id: 5, tab: 4, subject: '' } }, '/company/5/contactUs/4/subject/'],
  [
    { route: 'companyContactUs', params: { id: 5, tab: 4, subject: '1/2" 100% ?#&' } },
    '/company/5/contactUs/4/subject/1%2F2%22%20100%25%20%3F%23%26',
  ],
  [
    { route: 'companyContactUs', params: { id: 5, tab: 4, subject: 'Pump 😀\ud83d' } },
    '/company/5/contactUs/4/subject/Pump%20%F0%9F%98%80%EF%BF%BD',
  ],
])('%o is at %s', (place, path) => {
  expect(pathTo(place)).toBe(path)
})

test.each(['.', '..'])('a parameter of "%s" is not treated as a directory', subject => {
  const path = pathTo({ route: 'companyContactUs', params: { id: 5, tab: 4, subject } })
  const url = new URL(path, 'https://market.test')
  expect(decodeURIComponent(url.pathname.split('/').at(-1) ?? '').trim()).toBe(subject)
})

test('links lead to the configured storefront and keep its path prefix', () => {
  configure({ storefront: 'https://market.test/shop' })
  expect(hrefTo({ route: 'service', params: { id: 4 } })).toBe('https://market.test/shop/service/4')
})
