import { describe, expect, test, vi } from 'vitest'
import { integerAttribute } from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import { mount } from '#shared/testing/mount.ts'
import { Pager, pageCount } from './pager.tsx'

const chosen = vi.fn<(page: number) => void>()

defineWidget('trade-paged', {
  summary: 'A pager on its own.',
  component: ({ page, pages }: { page: number; pages: number }) => (
    <Pager page={page} pages={pages} onPage={chosen} />
  ),
  attributes: { page: integerAttribute('', { default: 1 }), pages: integerAttribute('', { default: 0 }) },
})

const paged = (page: number, pages: number) =>
  mount(`<trade-paged page="${page}" pages="${pages}"></trade-paged>`)

test.each([
  [0, 0],
  [1, 1],
  [10, 1],
  [11, 2],
  [128, 13],
  [10_000, 1000],
  [-1, 0],
])('%i rows make %i pages of ten', (rows, pages) => {
  expect(pageCount(rows, 10)).toBe(pages)
})

test.each([0, 1])('shows no pager for %i pages', async pages => {
  const screen = await paged(1, pages)
  expect(screen.queryByRole('navigation')).toBeNull()
})

describe('page numbers', () => {
  test.each([
    [1, 2, '1 2'],
    [1, 13, '1 2 3 … 13'],
    [3, 13, '1 2 3 4 … 13'],
    [4, 13, '1 … 3 4 5 … 13'],
    [11, 13, '1 … 10 11 12 13'],
    [13, 13, '1 … 11 12 13'],
    [500, 1000, '1 … 499 500 501 … 1000'],
    [2, 3, '1 2 3'],
  ])('page %i of %i', async (page, pages, names) => {
    const screen = await paged(page, pages)
    const inside = screen.getByRole('navigation', { name: 'Pages' }).children
    expect(
      [...inside]
        .map(each => each.textContent)
        .filter(Boolean)
        .join(' '),
    ).toBe(names)
    const current = [...inside].find(each => each.getAttribute('aria-current') === 'page')
    expect(current?.textContent).toBe(String(page))
  })
})

test('reports the chosen page, and stops at both ends', async () => {
  const first = await paged(1, 3)
  expect(first.getByRole('button', { name: 'Previous page' })).toHaveProperty('disabled', true)
  await first.user.click(first.getByRole('button', { name: 'Next page' }))
  await first.user.click(first.getByRole('button', { name: 'Page 3' }))
  expect(chosen.mock.calls).toEqual([[2], [3]])

  const last = await paged(3, 3)
  expect(last.getByRole('button', { name: 'Next page' })).toHaveProperty('disabled', true)
})
