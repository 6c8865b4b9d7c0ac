import { expect, test } from 'vitest'
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

const carousel = (replies: Replies, attributes = ''): Promise<Screen> =>
  mount(`<trade-category-carousel ${attributes}></trade-category-carousel>`, { replies })

test('says that it is loading, then that it is ready', async () => {
  const answer = later()
  const screen = await carousel({ [TOP]: answer })
  expect(screen.getByRole('status').textContent).toBe('Loading')
  answer.release(both)
  await screen.findByRole('link', { name: 'Valves' })
  expect(screen.events).toEqual([{ type: 'trade-ready', detail: {} }])
})

test('shows the content of the host while it loads', async () => {
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

test('says under its heading that there are no categories', async () => {
  const screen = await carousel({ [TOP]: categoriesReply([{ name: 'Valves' }]) }, 'kind="service"')
  await screen.findByText(/There are no categories here yet/)
  expect(screen.getByRole('link', { name: 'View All Services' })).toBeTruthy()
})

test.each([
  ['a server error', json(500, {}), 'server'],
  ['no network', fault('offline'), 'offline'],
])('%s: shows a message and a retry button', async (_, answer, kind) => {
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
