import { expect, test } from 'vitest'
import { inTurn, json, later } from '#shared/testing/fake-network.ts'
import { mount, mountStory } from '#shared/testing/mount.ts'
import { categoriesReply } from '#shared/testing/replies.ts'
import './categories.element.ts'
import { Empty, Offline } from './categories.stories.ts'

const ALL = 'GET /api/public/category/all'
const html = '<trade-categories></trade-categories>'

const both = categoriesReply([
  { id: 3, name: 'Valves', description: 'Ball, gate and globe' },
  { id: 4, name: 'Pumps', description: '' },
  { id: 3, name: 'Inspection', description: 'On site', kind: 'service' },
])

test('shows that it is loading, then the categories', async () => {
  const held = later()
  const screen = await mount(html, { replies: { [ALL]: held } })
  expect(screen.getByText('Loading').textContent).toBe('Loading')
  held.release(both)
  await screen.findByRole('link', { name: 'Valves' })
})

test('without categories, leads to the search', async () => {
  const screen = await mountStory(Empty)
  await screen.findByRole('heading', { name: 'There are no categories yet' })
  expect(screen.getByRole('link', { name: 'Search the marketplace' }).getAttribute('href')).toBe(
    'https://market.test/search',
  )
})

test('shows a server error, and loads again on retry', async () => {
  const screen = await mount(html, { replies: { [ALL]: inTurn(json(500, {}), both) } })
  await screen.findByText('The server has a problem. Please try again in a few minutes.')
  await screen.user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('link', { name: 'Valves' })
})

test('says that the user is offline', async () => {
  const screen = await mountStory(Offline)
  await screen.findByRole('heading', { name: 'You are offline' })
})
