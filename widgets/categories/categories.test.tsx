import { expect, test } from 'vitest'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { categoriesReply } from '#shared/testing/replies.ts'
import './categories.element.ts'

const ALL = 'GET /api/public/category/all'
const html = '<trade-categories></trade-categories>'

const both = categoriesReply([
  { id: 3, name: 'Valves', description: 'Ball, gate and globe' },
  { id: 4, name: 'Pumps', description: '' },
  { id: 3, name: 'Inspection', description: 'On site', kind: 'service' },
])

/** Returns the text and address of each entry of a list. */
const entries = (screen: Screen, name: string) =>
  screen
    .within(screen.getByRole('region', { name }))
    .queryAllByRole('listitem')
    .map(entry => [
      ...[...entry.querySelectorAll('h3, p')].map(({ textContent }) => textContent),
      entry.querySelector('a')?.getAttribute('href'),
    ])

test('lists both kinds, each category with its name, short description and link', async () => {
  const screen = await mount(html, { replies: { [ALL]: both } })
  await screen.findByRole('heading', { level: 2, name: 'Products by Category' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('All categories')
  expect(entries(screen, 'Products by Category')).toEqual([
    ['Valves', 'Ball, gate and globe', 'https://market.test/category/3/products'],
    ['Pumps', 'https://market.test/category/4/products'],
  ])
  expect(entries(screen, 'Services by Category')).toEqual([
    ['Inspection', 'On site', 'https://market.test/category/3/services'],
  ])
  expect(screen.events.map(({ type }) => type)).toEqual(['trade-ready'])
})

test('a link asks the page first', async () => {
  const screen = await mount(html, { replies: { [ALL]: both } })
  document.addEventListener('trade-navigate', event => event.preventDefault(), { once: true })
  await screen.user.click(await screen.findByRole('link', { name: 'Inspection' }))
  expect(screen.events.at(-1)).toEqual({
    type: 'trade-navigate',
    detail: {
      route: 'servicesByCategory',
      params: { id: '3' },
      query: {},
      href: 'https://market.test/category/3/services',
    },
  })
})

test('a kind without categories says so', async () => {
  const screen = await mount(html, { replies: { [ALL]: both.slice(0, 2) } })
  await screen.findByText('There are no service categories yet.')
  expect(entries(screen, 'Services by Category')).toEqual([])
})
