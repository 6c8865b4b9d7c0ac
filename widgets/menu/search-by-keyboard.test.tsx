import { expect, test, vi } from 'vitest'
import {
  activeOption,
  asked,
  isExpanded,
  showMenu,
  takeOver,
  typeInto,
} from '#shared/testing/suggesting-menu.ts'
import './menu.element.ts'

test('arrow keys wrap around, Enter opens an option, and Home and End stay in the text', async () => {
  const places = takeOver()
  const screen = await showMenu()
  const field = await typeInto(screen, 'ball')
  await screen.findByRole('listbox')
  await screen.user.keyboard('{ArrowUp}')
  await vi.waitFor(() => expect(activeOption(screen)).toBe('See all results for “ball”'))
  await screen.user.keyboard('{ArrowDown}')
  await vi.waitFor(() => expect(activeOption(screen)).toContain('PRODUCTS 7'))
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id)
  await screen.user.keyboard('{Home}{End}')
  expect(activeOption(screen)).toContain('PRODUCTS 7')
  await screen.user.keyboard('{Enter}')
  expect(places).toEqual(['https://market.test/product/7'])
  await vi.waitFor(() => expect(isExpanded(field)).toBe('false'))
})

test('Escape closes, an arrow key opens again, and Tab leaves', async () => {
  const screen = await showMenu()
  const field = await typeInto(screen, 'ball')
  await screen.findByRole('listbox')
  await screen.user.keyboard('{Escape}')
  await vi.waitFor(() => expect(isExpanded(field)).toBe('false'))
  expect(field).toHaveProperty('value', 'ball')
  await screen.user.keyboard('{ArrowDown}')
  await screen.findByRole('listbox')
  expect(asked(screen)).toHaveLength(3)
  await screen.user.tab()
  await vi.waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
})

test('chooses nothing while a word is being composed', async () => {
  const places = takeOver()
  const screen = await showMenu()
  const field = await typeInto(screen, 'ball')
  await screen.findByRole('listbox')
  await screen.user.keyboard('{ArrowDown}')
  await vi.waitFor(() => expect(activeOption(screen)).toBeTruthy())
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }))
  expect(places).toEqual([])
})
