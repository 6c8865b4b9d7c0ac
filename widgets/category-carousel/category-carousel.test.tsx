import { expect, test, vi } from 'vitest'
import { fakeElementWidth } from '#shared/testing/fake-layout.ts'
import { fault, json, later, type Replies } from '#shared/testing/fake-network.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { categoriesReply } from '#shared/testing/replies.ts'
import './category-carousel.element.ts'

const TOP = 'GET /api/public/category/top10'
const both = categoriesReply([
  { id: 3, name: 'Valves', icon: '/icons/valve.svg' },
  { id: 5, name: 'Inspection', kind: 'service' },
  { id: 8, name: 'Pipe', icon: '' },
])
const eight = categoriesReply(
  Array.from({ length: 8 }, (_, place) => ({ id: place + 1, name: `Category ${place + 1}` })),
)

const carousel = (replies: Replies, attributes = ''): Promise<Screen> =>
  mount(`<trade-category-carousel ${attributes}></trade-category-carousel>`, { replies })

test.each([
  ['', 'Shop by Product Categories', 'View All Products', ['Valves', 'Pipe']],
  ['kind="service"', 'Shop by Service Categories', 'View All Services', ['Inspection']],
])('%s: %s', async (attributes, heading, all, names) => {
  const screen = await carousel({ [TOP]: both }, attributes)
  expect(screen.getByRole('heading', { level: 2, name: heading })).toBeTruthy()
  expect(screen.getByRole('link', { name: all })).toHaveProperty('href', 'https://market.test/categories')
  const items = await screen.findAllByRole('listitem')
  expect(items.map(item => item.textContent)).toEqual(names)
})

test('each leads to the listing of its kind, and asks the page first', async () => {
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

test('shows its icon, or a drawing when there is none or it fails', async () => {
  const screen = await carousel({ [TOP]: both })
  const [valves, pipe] = await screen.findAllByRole('listitem')
  const icon = valves?.querySelector('img')
  expect(icon).toHaveProperty('src', 'https://api.test/icons/valve.svg')
  expect(pipe?.querySelector('.crate') === null).toBe(false)
  icon?.dispatchEvent(new Event('error'))
  await vi.waitFor(() => expect(valves?.querySelector('.crate') === null).toBe(false))
})

test('what does not fit turns, in a loop', async () => {
  fakeElementWidth(400)
  const screen = await carousel({ [TOP]: eight })
  await screen.findAllByRole('listitem')
  const names = (): (string | null)[] => screen.getAllByRole('listitem').map(item => item.textContent)
  await vi.waitFor(() => expect(names().length).toBeLessThan(8))
  const inView = names().length
  expect(names()[0]).toBe('Category 1')
  await screen.user.click(await screen.findByRole('button', { name: 'Previous categories' }))
  await vi.waitFor(() => expect(names()[0]).toBe('Category 8'))
  expect(names()).toHaveLength(inView)
  await screen.user.click(screen.getByRole('button', { name: 'Next categories' }))
  await vi.waitFor(() => expect(names()[0]).toBe('Category 1'))
})

test('where all fit there is nothing to turn', async () => {
  fakeElementWidth(1240)
  const screen = await carousel({ [TOP]: categoriesReply([{ name: 'Valves' }]) })
  await screen.findByRole('link', { name: 'Valves' })
  await vi.waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Next categories' }) === null).toBe(true),
  )
})

test('two on a page make one request', async () => {
  const screen = await mount(
    '<trade-category-carousel></trade-category-carousel><trade-category-carousel kind="service"></trade-category-carousel>',
    { replies: { [TOP]: both } },
  )
  await screen.findByRole('link', { name: 'Valves' })
  await screen.findByRole('link', { name: 'Inspection' })
  expect(screen.network.calls(TOP)).toHaveLength(1)
})

test('while it waits it says so, and then that it is ready', async () => {
  const answer = later()
  const screen = await carousel({ [TOP]: answer })
  expect(screen.getByRole('status').textContent).toBe('Loading')
  answer.release(both)
  await screen.findByRole('link', { name: 'Valves' })
  expect(screen.events).toEqual([{ type: 'trade-ready', detail: {} }])
})

test('the host’s own children stand in meanwhile', async () => {
  const answer = later()
  const screen = await mount(
    '<trade-category-carousel><a href="/all">All our categories</a></trade-category-carousel>',
    { replies: { [TOP]: answer } },
  )
  expect(screen.element.shadowRoot?.querySelector('slot:not([name])') === null).toBe(false)
  answer.release(both)
  await screen.findByRole('link', { name: 'Valves' })
  expect(screen.element.shadowRoot?.querySelector('slot:not([name])') === null).toBe(true)
})

test('without categories it says so under its heading', async () => {
  const screen = await carousel({ [TOP]: categoriesReply([{ name: 'Valves' }]) }, 'kind="service"')
  await screen.findByText(/There are no categories here yet/)
  expect(screen.getByRole('link', { name: 'View All Services' })).toBeTruthy()
})

test.each([
  ['a server fault', json(500, {}), 'server'],
  ['no network', fault('offline'), 'offline'],
])('%s: a line and a way to try again', async (_, answer, kind) => {
  const screen = await carousel({ [TOP]: answer })
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.events).toContainEqual({
    type: 'trade-error',
    detail: expect.objectContaining({ kind }),
  })
  screen.network.reply(TOP, both)
  await screen.user.click(again)
  await screen.findByRole('link', { name: 'Valves' })
})
