import { expect, test, vi } from 'vitest'
import { fakeElementWidth } from '#shared/testing/fake-layout.ts'
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

const eight = categoriesReply(
  Array.from({ length: 8 }, (_, index) => ({ id: index + 1, name: `Category ${index + 1}` })),
)

const carousel = (replies: Replies, attributes = ''): Promise<Screen> =>
  mount(`<trade-category-carousel ${attributes}></trade-category-carousel>`, { replies })

test('shows an icon, or a drawing when there is none or it fails', async () => {
  const screen = await carousel({ [TOP]: both })
  const [valves, pipe] = await screen.findAllByRole('listitem')
  const icon = valves?.querySelector('img')
  expect(icon).toHaveProperty('src', 'https://api.test/icons/valve.svg')
  expect(pipe?.querySelector('.crate') === null).toBe(false)
  icon?.dispatchEvent(new Event('error'))
  await vi.waitFor(() => expect(valves?.querySelector('.crate') === null).toBe(false))
})

test('categories that do not fit turn in a loop', async () => {
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

test('has no buttons to turn when all categories fit', async () => {
  fakeElementWidth(1240)
  const screen = await carousel({ [TOP]: categoriesReply([{ name: 'Valves' }]) })
  await screen.findByRole('link', { name: 'Valves' })
  await vi.waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Next categories' }) === null).toBe(true),
  )
})
