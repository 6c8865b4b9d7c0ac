import { expect, test } from 'vitest'
import type { Replies } from '#shared/testing/fake-network.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { categoriesReply } from '#shared/testing/replies.ts'
import './category-carousel.element.ts'

const TOP = 'GET /api/public/category/top10'

const both = categoriesReply([
  { id: 3, name: 'Valves', icon: '/icons/valve.svg' },
  { id: 5, name: 'Inspection', kind: 'service' },
  { id: 8, name: 'Pipe', icon: '' },
])

const carousel = (replies: Replies, attributes = ''): Promise<Screen> =>
  mount(`<trade-category-carousel ${attributes}></trade-category-carousel>`, { replies })

test.each([
  ['', 'Shop by Product Categories', 'View All Products', ['Valves', 'Pipe']],
  ['kind="service"', 'Shop by Service Categories', 'View All Services', ['Inspection']],
])('with the attributes "%s", shows %s', async (attributes, heading, all, names) => {
  const screen = await carousel({ [TOP]: both }, attributes)
  expect(screen.getByRole('heading', { level: 2, name: heading })).toBeTruthy()
  expect(screen.getByRole('link', { name: all })).toHaveProperty('href', 'https://market.test/categories')
  const items = await screen.findAllByRole('listitem')
  expect(items.map(item => item.textContent)).toEqual(names)
})

test('each category leads to the listing of its kind, and asks the page first', async () => {
  const products = await carousel({ [TOP]: both })
  const href = 'https://market.test/category/3/products'
  const valves = await products.findByRole('link', { name: 'Valves' })
  expect(valves).toHaveProperty('href', href)
  document.addEventListener('trade-navigate', event => event.preventDefault(), { once: true })
  await products.user.click(valves)
  expect(products.events).toContainEqual({
    type: 'trade-navigate',
    detail: { route: 'productsByCategory', params: { id: '3' }, query: {}, href },
  })

  const services = await carousel({ [TOP]: both }, 'kind="service"')
  expect(await services.findByRole('link', { name: 'Inspection' })).toHaveProperty(
    'href',
    'https://market.test/category/5/services',
  )
})

test('two carousels on a page make one request', async () => {
  const screen = await mount(
    '<trade-category-carousel></trade-category-carousel><trade-category-carousel kind="service"></trade-category-carousel>',
    { replies: { [TOP]: both } },
  )
  await screen.findByRole('link', { name: 'Valves' })
  await screen.findByRole('link', { name: 'Inspection' })
  expect(screen.network.calls(TOP)).toHaveLength(1)
})
