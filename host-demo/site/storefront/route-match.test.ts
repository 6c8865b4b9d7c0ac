import { createRouter } from '@nanostores/router'
import { expect, test } from 'vitest'
import { pathTo } from '#shared/routes/links.ts'
import { type RouteLocation, type RouteName, routes } from '#shared/routes/routes.ts'
import { type Destination, destinationOf } from './route-match.ts'
import { routePatterns } from './route-patterns.ts'

function destinationAt(path: string, base = ''): Destination {
  const $matched = createRouter(routePatterns(base), { links: false })
  $matched.open(`https://market.test${path}`)
  return destinationOf($matched.get())
}

/** Returns the path as a browser writes it in the address bar. */
const normalised = (path: string): string =>
  new URL(path, 'https://market.test').href.slice('https://market.test'.length)

const samples: Record<string, string> = { id: '7', kind: 'service', tab: '4', subject: 'Ball valve' }

function sampleOf(route: RouteName): RouteLocation {
  const names = [...routes[route].matchAll(/:(\w+)/g)].map(match => match[1] ?? '')
  return { route, params: Object.fromEntries(names.map(name => [name, samples[name]])) } as RouteLocation
}

test.each(Object.keys(routes) as RouteName[])('%s is found under its own path', route => {
  const place = sampleOf(route)
  expect(destinationAt(pathTo(place))).toEqual({ ...place, query: {}, known: true })
  expect(destinationAt(`/shop${pathTo(place)}`, '/shop')).toMatchObject({ route, known: true })
})

test.each([
  '',
  '1/2" 100% ..',
  '.',
  '..',
  ' ',
  '%',
  '100%',
  '%41',
  'a/b?c#d&e=f',
  '../../etc',
  'كرة صمام 阀门 🛢️',
  'it\'s <b>"quoted"</b>',
])('the subject "%s" survives in the address and back', subject => {
  const path = pathTo({ route: 'companyContactUs', params: { id: 5, tab: 4, subject } })
  expect(destinationAt(normalised(path))).toMatchObject({
    route: 'companyContactUs',
    params: { id: '5', tab: '4', subject },
  })
})

test('an empty subject can be left out with or without its slash', () => {
  for (const path of ['/company/5/contactUs/4/subject/', '/company/5/contactUs/4/subject']) {
    expect(destinationAt(path).params).toEqual({ id: '5', tab: '4', subject: '' })
  }
})

test('percent signs typed by hand are read literally', () => {
  const { params } = destinationAt('/company/5/contactUs/4/subject/100% steel %2F 5%zz')
  expect(params.subject).toBe('100% steel / 5%zz')
})

test('a query survives unchanged', () => {
  const query = { keyword: '1/2" 100% .. +&=', tab: 'services', page: '2' }
  expect(destinationAt(pathTo({ route: 'search', query }))).toMatchObject({ route: 'search', query })
  expect(destinationAt('/search?keyword=100%').query).toEqual({ keyword: '100%' })
})

test.each([
  '/nowhere',
  '/product',
  '/product/',
  '/product/abc',
  '/product/0',
  '/product/-1',
  '/product/7/8',
  '/product/%E0%A4%A',
  '/company/5/contactUs/4/subject/%FF',
  '/rfq/banana/5',
  '/category/7/companies',
  '//elsewhere.test',
  '/index.html',
])('%s is unknown and shows home', path => {
  expect(destinationAt(path)).toEqual({ route: 'home', params: {}, query: {}, known: false })
})

test('outside its own prefix, the storefront matches no route', () => {
  expect(destinationAt('/product/7', '/shop').known).toBe(false)
  expect(destinationAt('/shop', '/shop')).toMatchObject({ route: 'home', known: true })
})
