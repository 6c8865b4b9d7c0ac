import { expect, test } from 'vitest'
import { json, later, type Replies } from '#shared/testing/fake-network.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { recommendedReply } from '#shared/testing/replies.ts'
import './recommended.element.ts'

const PRODUCTS = 'GET /api/public/product/recommended'

const cards = (count: number) =>
  recommendedReply(Array.from({ length: count }, (_, index) => ({ name: `Pump ${index + 1}` })))

const grid = (replies: Replies, attributes = ''): Promise<Screen> =>
  mount(`<trade-recommended ${attributes}></trade-recommended>`, { replies })

test.each([
  [4, 4],
  [6, 6],
  [7, 6],
  [8, 8],
  [11, 11],
  [12, 12],
  [13, 13],
  [18, 18],
  [40, 18],
])('of %i items, shows %i', async (items, shown) => {
  const screen = await grid({ [PRODUCTS]: cards(items) })
  expect(await screen.findAllByRole('listitem')).toHaveLength(shown)
  expect(screen.getByRole('heading', { level: 2, name: 'Recommended Products' })).toBeTruthy()
})

test.each([0, 3])('shows nothing for %i items, not even a heading', async items => {
  const screen = await grid({ [PRODUCTS]: cards(items) })
  await expect.poll(() => screen.events).toEqual([{ type: 'trade-ready', detail: {} }])
  expect(screen.queryByRole('heading') === null).toBe(true)
  expect(screen.queryByRole('listitem') === null).toBe(true)
})

test('says that it is loading', async () => {
  const answer = later()
  const screen = await grid({ [PRODUCTS]: answer })
  expect(screen.getByRole('status').textContent).toBe('Loading')
  expect(screen.events).toEqual([])
  answer.release(cards(4))
  await screen.findByRole('link', { name: 'Pump 1' })
})

test('a failure shows a message under the heading and a retry button', async () => {
  const screen = await grid({ [PRODUCTS]: json(500, {}) })
  await screen.findByText(/The recommendations could not be shown/)
  expect(screen.events).toContainEqual({
    type: 'trade-error',
    detail: expect.objectContaining({ kind: 'server', status: 500 }),
  })
  screen.network.reply(PRODUCTS, cards(4))
  await screen.user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('link', { name: 'Pump 1' })
})
