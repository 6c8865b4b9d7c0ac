import { expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { violationsOn } from '../tools/axe.ts'
import { openDashboard } from '../tools/dashboard-page.ts'
import { ownMarket } from '../tools/own-market.ts'

// A seller states what an item is, and a buyer finds it by that; then the seller works with several items at once.
const market = ownMarket()

test('an item is found by a fact that its seller stated, copied, and hidden with its copy', async () => {
  const seller = await market().member(demoMembers.seller)
  await seller.goto('/FAQ')
  const office = await openDashboard(seller)
  await office.getByRole('link', { name: 'My Product' }).click()
  await office.getByRole('link', { name: 'Add a product' }).first().click()
  await office.getByLabel('Name').fill('Zorbflow valve')
  await office.getByLabel('Category').selectOption({ label: 'Valves: Ball Valves' })
  const size = office.getByLabel('Nominal size')
  await size.fill('14 bar')
  await office.getByRole('button', { name: 'Save and continue' }).click()
  await office.getByText('Write it with a unit, such as 8" or DN 200').waitFor()
  expect(await size.evaluate(field => field.matches(':focus'))).toBe(true)
  await size.fill('DN 350')
  await office.getByLabel('Ends').fill('RTJ')
  expect(await violationsOn(office)).toEqual([])
  await office.getByRole('button', { name: 'Save and continue' }).click()
  await office.getByRole('heading', { name: 'Zorbflow valve' }).waitFor()
  await office.getByRole('button', { name: 'Publish Zorbflow valve' }).click()
  await office.getByRole('link', { name: 'See it as buyers do' }).waitFor()

  const buyer = await market().visitor()
  const found = buyer.getByRole('link', { name: /^Zorbflow valve/ }).first()
  await buyer.goto(`/search?keyword=${encodeURIComponent('zorbflow 14"')}`)
  await found.click()
  await buyer.getByRole('heading', { level: 1, name: 'Zorbflow valve' }).waitFor()
  await buyer.getByText('DN 350').first().waitFor()

  await office.getByRole('button', { name: 'Duplicate Zorbflow valve' }).click()
  await office.getByRole('heading', { name: 'Zorbflow valve (copy)' }).waitFor()
  await expect.poll(() => office.getByLabel('Nominal size').inputValue()).toBe('DN 350')
  await office.getByRole('link', { name: 'All products' }).click()
  await office.getByRole('checkbox', { name: 'Choose Zorbflow valve', exact: true }).press('Space')
  await office.getByRole('checkbox', { name: 'Choose Zorbflow valve (copy)' }).press('Space')
  await office.getByText('2 chosen').waitFor()
  expect(await violationsOn(office)).toEqual([])
  const bar = office.getByRole('group', { name: 'Change several at once' })
  await bar.getByRole('button', { name: 'Unpublish' }).click()
  await office.getByText('2 items changed.').waitFor()
  await office.getByRole('button', { name: 'Publish Zorbflow valve', exact: true }).waitFor()
  await buyer.goto('/search?keyword=zorbflow')
  await buyer.getByText('Nothing found for “zorbflow”').waitFor()
  expect(await found.count()).toBe(0)
})
