import { expect, test } from 'vitest'
import type { Replies } from '#shared/testing/fake-network.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { recommendedReply } from '#shared/testing/replies.ts'
import './recommended.element.ts'

const PRODUCTS = 'GET /api/public/product/recommended'
const SERVICES = 'GET /api/public/service/recommended'

const cards = (count: number) =>
  recommendedReply(Array.from({ length: count }, (_, index) => ({ name: `Pump ${index + 1}` })))

const grid = (replies: Replies, attributes = ''): Promise<Screen> =>
  mount(`<trade-recommended ${attributes}></trade-recommended>`, { replies })

test('a card leads to its product, and has a second picture', async () => {
  const screen = await grid({
    [PRODUCTS]: [
      ...recommendedReply([{ id: 41, name: 'Mud pump', image: '/a.svg', alternateImage: '/b.svg' }]),
      ...cards(5).slice(1),
    ],
  })
  const card = await screen.findByRole('link', { name: 'Mud pump' })
  expect(card).toHaveProperty('href', 'https://market.test/product/41')
  const [picture, otherView] = card.querySelectorAll('img')
  expect([picture?.src, otherView?.src]).toEqual(['https://api.test/a.svg', 'https://api.test/b.svg'])
  document.addEventListener('trade-navigate', event => event.preventDefault(), { once: true })
  await screen.user.click(card)
  expect(screen.events).toContainEqual({
    type: 'trade-navigate',
    detail: expect.objectContaining({ route: 'product', params: { id: '41' } }),
  })
})

test('services have their own heading, call and links', async () => {
  const screen = await grid({ [SERVICES]: cards(4) }, 'kind="service"')
  expect(await screen.findByRole('heading', { name: 'Recommended Services' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Pump 2' })).toHaveProperty('href', 'https://market.test/service/2')
})

test('cuts a long name at a word, and shows it in full as a tooltip', async () => {
  const name = 'PDC Drill Bit 8½" 5-Blade Steel Body, IADC M323'
  const [long] = recommendedReply([{ id: 99, name }])
  const screen = await grid({ [PRODUCTS]: [long, ...cards(4)] })
  const heading = await screen.findByRole('heading', { name: 'PDC Drill Bit 8½" 5-Blade Steel…' })
  expect(heading.title).toBe(name)
  expect(screen.getByRole('heading', { name: 'Pump 2' }).title).toBe('')
})
