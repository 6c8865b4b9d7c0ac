import { fireEvent } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { defineWidget } from '#shared/element/define.ts'
import { searchLocation } from '#shared/routes/list-locations.ts'
import { mount } from '#shared/testing/mount.ts'
import { Pager } from './pager.tsx'

const chosen = vi.fn<(page: number) => void>()

defineWidget('trade-linked-pager', {
  summary: 'A pager of a list that has an address.',
  component: () => (
    <Pager
      page={1}
      pages={3}
      placeOf={page => searchLocation({ keyword: 'ball valve', tab: 'products', opens: 'products', page })}
      onPage={chosen}
    />
  ),
  attributes: {},
})

async function secondPage() {
  chosen.mockClear()
  const screen = await mount('<trade-linked-pager></trade-linked-pager>')
  return { screen, link: screen.getByRole('button', { name: 'Page 2' }) }
}

test('links to the page on the storefront, and shows that page in place', async () => {
  const { screen, link } = await secondPage()
  expect(link.getAttribute('href')).toBe('https://market.test/search?keyword=ball+valve&page=2')
  expect(fireEvent.click(link)).toBe(false)
  expect(chosen.mock.calls).toEqual([[2]])
  expect(screen.events.map(({ type }) => type)).not.toContain('trade-navigate')
})

test('the space bar acts like a click, as on any button', async () => {
  const { screen, link } = await secondPage()
  link.focus()
  await screen.user.keyboard(' ')
  expect(chosen.mock.calls).toEqual([[2]])
})

test('leaves a click for a new tab to the browser', async () => {
  const { link } = await secondPage()
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true)
  expect(chosen).not.toHaveBeenCalled()
})
