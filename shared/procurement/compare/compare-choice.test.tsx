import { expect, test } from 'vitest'
import { defineWidget } from '#shared/element/define.ts'
import { forgetUser, keepUser } from '#shared/session/session.ts'
import { resetRecords } from '#shared/storage/device-records.ts'
import { clearRecords } from '#shared/storage/sign-out-records.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { member } from '#shared/testing/scene.ts'
import type { SellerItem } from '../rfq-list/rfq-list.ts'
import { CompareChoice } from './compare-choice.tsx'

const offer = (itemId: number, kind: SellerItem['kind'] = 'product'): SellerItem => ({
  kind,
  itemId,
  itemName: `Valve ${itemId}`,
  companyId: 12,
  companyName: 'Kemaman Valves',
})
const offers = [1, 2, 3, 4, 5].map(id => offer(id))

defineWidget('trade-offers-toy', {
  summary: 'Items that can be compared.',
  component: () => offers.map(each => <CompareChoice key={each.itemId} offer={each} />),
})

const mountOffers = (scene = {}): Promise<Screen> => mount('<trade-offers-toy></trade-offers-toy>', scene)

const boxOf = (screen: Screen, id: number): HTMLInputElement =>
  screen.getByRole('checkbox', { name: `Compare: Valve ${id}` }) as HTMLInputElement

const entries = (): string[] => Object.keys(localStorage).filter(key => key.includes(':compare:'))

const chosen = (screen: Screen): number[] => [1, 2, 3, 4, 5].filter(id => boxOf(screen, id).checked)

test('a chosen item has the link to the comparison in place of its word', async () => {
  const screen = await mountOffers()
  expect(screen.queryByRole('link')).toBeNull()
  await screen.user.click(boxOf(screen, 3))
  await screen.user.click(boxOf(screen, 1))
  const links = screen.getAllByRole('link', { name: 'Compare (2)' })
  expect(links.map(link => link.getAttribute('href'))).toEqual([
    'https://market.test/compare?items=product-3%2Cproduct-1',
    'https://market.test/compare?items=product-3%2Cproduct-1',
  ])
  await screen.user.click(boxOf(screen, 3))
  expect(chosen(screen)).toEqual([1])
})

test('a fifth item has no room, and the page says what to do', async () => {
  const screen = await mountOffers()
  for (const id of [1, 2, 3, 4, 5]) await screen.user.click(boxOf(screen, id))
  expect(chosen(screen)).toEqual([1, 2, 3, 4])
  expect(screen.getByRole('alert').textContent).toBe('You can compare up to 4 items. Remove one first.')
  await screen.user.click(boxOf(screen, 2))
  expect(screen.queryByRole('alert')).toBeNull()
  await screen.user.click(boxOf(screen, 5))
  expect(chosen(screen)).toEqual([1, 3, 4, 5])
})

test('the choice survives a reload and what others write into the storage', async () => {
  const screen = await mountOffers()
  await screen.user.click(boxOf(screen, 2))
  const [entry = ''] = entries()
  expect(JSON.parse(localStorage.getItem(entry) ?? '')).toMatchObject({ items: 'product-2' })
  resetRecords()
  expect(chosen(await mountOffers())).toEqual([2])
  localStorage.setItem(entry, JSON.stringify({ items: 'product-1,banana,product-1', savedAt: Date.now() }))
  resetRecords()
  expect(chosen(await mountOffers())).toEqual([1])
  localStorage.setItem(entry, JSON.stringify({ items: 7, savedAt: Date.now() }))
  resetRecords()
  expect(chosen(await mountOffers())).toEqual([])
})

test('a member who signs in takes over the visitor’s items, before older ones', async () => {
  const screen = await mountOffers({ user: member() })
  for (const id of [1, 2, 3]) await screen.user.click(boxOf(screen, id))
  forgetUser()
  await expect.poll(() => chosen(screen)).toEqual([])
  for (const id of [2, 4, 5]) await screen.user.click(boxOf(screen, id))
  keepUser(member())
  await expect.poll(() => chosen(screen)).toEqual([1, 2, 4, 5])
})

test('a sign-out by choice deletes the choice without a question', async () => {
  const screen = await mountOffers({ user: member() })
  await screen.user.click(boxOf(screen, 1))
  clearRecords(member().id, true)
  expect(entries()).toEqual([])
})
