// Imported before the widget imports it, because happy-dom upgrades an element by replacing it.
import './dropdown-element.ts'
import { expect, test } from 'vitest'
import { fault, inTurn, json, later } from '#shared/testing/fake-network.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { categoriesReply } from '#shared/testing/replies.ts'
import './menu.element.ts'

const menu = '<trade-menu></trade-menu>'
const call = 'GET /api/public/category/all'

const categories = categoriesReply([
  { id: 3, name: 'Valves', description: 'Ball, gate, globe and check valves' },
  { id: 4, name: 'Pumps', description: 'Mud and process pumps' },
  { id: 9, name: 'Inspection', description: 'Non-destructive testing on site', kind: 'service' },
])

const shop = (screen: Screen): HTMLElement => screen.getByRole('button', { name: 'Shop by Category' })

/** Returns the focused element, across shadow roots. */
function focused(): Element | null {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}

const expanded = (screen: Screen): string | null => shop(screen).getAttribute('aria-expanded')

async function open(screen: Screen): Promise<void> {
  await screen.user.click(shop(screen))
  await expect.poll(() => expanded(screen)).toBe('true')
}

test('requests nothing until the user reaches for the categories', async () => {
  const screen = await mount(menu, { replies: { [call]: categories } })
  expect(screen.network.requests).toEqual([])
  await screen.user.hover(shop(screen))
  await expect.poll(() => screen.network.calls(call).length).toBe(1)
})

test('lists both kinds with name, description and link', async () => {
  const screen = await mount(menu, { replies: { [call]: categories } })
  await open(screen)

  const products = screen.within(await screen.findByRole('list', { name: 'Products' }))
  const valves = products.getByRole('link', { name: 'Valves Ball, gate, globe and check valves' })
  expect(valves.getAttribute('href')).toBe('https://market.test/category/3/products')
  expect(products.getAllByRole('link').length).toBe(2)

  const services = screen.within(screen.getByRole('list', { name: 'Services' }))
  const inspection = services.getByRole('link', { name: 'Inspection Non-destructive testing on site' })
  expect(inspection.getAttribute('href')).toBe('https://market.test/category/9/services')

  for (const name of ['View All Products', 'View All Services']) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('https://market.test/categories')
  }
})

test('following a link asks the page and closes the panel', async () => {
  const screen = await mount(menu, { replies: { [call]: categories } })
  document.addEventListener('trade-navigate', event => event.preventDefault(), { once: true })
  await open(screen)
  await screen.user.click(await screen.findByRole('link', { name: /^Inspection/ }))
  expect(screen.events).toContainEqual({
    type: 'trade-navigate',
    detail: {
      route: 'servicesByCategory',
      params: { id: '9' },
      query: {},
      href: 'https://market.test/category/9/services',
    },
  })
  await expect.poll(() => expanded(screen)).toBe('false')
})

test('is a disclosure of links, and not a menu', async () => {
  const screen = await mount(menu, { replies: { [call]: categories } })
  expect(expanded(screen)).toBe('false')
  await open(screen)
  await screen.findByRole('link', { name: 'View All Products' })
  expect(shop(screen).hasAttribute('aria-haspopup')).toBe(false)
  expect(screen.queryByRole('menu')).toBe(null)
  const panel = screen.element.shadowRoot?.getElementById(shop(screen).getAttribute('aria-controls') ?? '')
  expect(panel?.textContent).toContain('View All Products')
})

test.each(['{Enter}', ' ', '{ArrowDown}'])('the key "%s" opens it, and Escape closes it', async key => {
  const screen = await mount(menu, { replies: { [call]: categories } })
  shop(screen).focus()
  await screen.user.keyboard(key)
  await expect.poll(() => expanded(screen)).toBe('true')
  await screen.findByRole('link', { name: 'View All Products' })

  await screen.user.keyboard('{Escape}')
  await expect.poll(() => expanded(screen)).toBe('false')
  expect(focused() === shop(screen)).toBe(true)
})

test('Escape in the links returns the focus to the button', async () => {
  const screen = await mount(menu, { replies: { [call]: categories } })
  await open(screen)
  const first = await screen.findByRole('link', { name: /^Valves/ })
  await screen.user.keyboard('{ArrowDown}')
  expect(focused() === first).toBe(true)

  await screen.user.keyboard('{Escape}')
  await expect.poll(() => expanded(screen)).toBe('false')
  expect(focused() === shop(screen)).toBe(true)
})

test('a click elsewhere on the page closes it', async () => {
  const screen = await mount(`${menu}<p>Elsewhere</p>`, { replies: { [call]: categories } })
  await open(screen)
  await screen.user.click(screen.getByText('Elsewhere'))
  await expect.poll(() => expanded(screen)).toBe('false')
})

test('shows that the categories are loading', async () => {
  const answer = later()
  const screen = await mount(menu, { replies: { [call]: answer } })
  await open(screen)
  await screen.findByText('Loading')
  answer.release(categories)
  await screen.findByRole('list', { name: 'Services' })
  expect(screen.queryByText('Loading')).toBe(null)
})

test('says what to do when there are none', async () => {
  const screen = await mount(menu, { replies: { [call]: [] } })
  await open(screen)
  await screen.findByText('No categories yet. Search instead, or come back later.')
})

test('reports a failure to the host, and offers a retry', async () => {
  const screen = await mount(menu, { replies: { [call]: inTurn(json(500, {}), categories) } })
  await open(screen)
  await screen.findByText('The server has a problem. Please try again in a few minutes.')
  expect(screen.events.filter(({ type }) => type === 'trade-error')).toMatchObject([
    { detail: { kind: 'server', status: 500 } },
  ])
  await screen.user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('list', { name: 'Products' })
})

test('says when there is no connection', async () => {
  const screen = await mount(menu, { replies: { [call]: fault('offline') } })
  await open(screen)
  await screen.findByRole('heading', { name: 'You are offline' })
})
