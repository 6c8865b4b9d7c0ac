import { expect, test } from 'vitest'
import { sharedMarket } from '../tools/market.ts'

// The filters that the server writes are links and forms, so that they work where none of our scripts run.
const market = sharedMarket()

test('a range, the next page, a filter and a chip are addresses', async () => {
  const page = await market().visitor({ javaScriptEnabled: false })
  const total = async () =>
    Number(/\d+/.exec((await page.getByText(/^Total Records \d/).textContent()) ?? '')?.[0])
  await page.goto('/search?keyword=ball+valve')
  const all = await total()
  const ends = page.locator('form.range').first().getByRole('textbox')
  await ends.first().fill('50,5')
  await ends.first().press('Enter')
  await page.waitForURL(/[?&]range=/)
  expect(await ends.first().inputValue()).toBe('50.5')
  const inRange = await total()
  expect(inRange).toBeLessThan(all)
  await page.getByRole('button', { name: 'Page 2', exact: true }).click()
  await page.waitForURL(/[?&]page=2/)
  await page.getByText('Page 2 of').waitFor()
  expect(await total()).toBe(inRange)

  const choice = page.getByRole('region', { name: /class/i }).getByRole('checkbox').first()
  const [, value = '', count = ''] = /^(.*) (\d+)$/.exec((await choice.textContent()) ?? '') ?? []
  await choice.click()
  await page.waitForURL(/[?&]facts=[^&]*class/)
  expect(await total()).toBe(Number(count))
  await page.getByRole('checkbox', { name: `${value} ${count}`, checked: true }).waitFor()
  const chips = page.getByRole('button', { name: /^Remove filter: / })
  expect(await chips.count()).toBe(2)
  await chips.last().click()
  await page.waitForURL(url => !url.searchParams.get('facts')?.includes('class'))
  expect(await total()).toBe(inRange)
  await page.goBack()
  expect(await total()).toBe(Number(count))
})

test('an address with facts opens filtered, and Back from an item restores its filters', async () => {
  const still = await market().visitor({ javaScriptEnabled: false })
  await still.goto('/search?keyword=ball+valve&facts=certificate:ISO+9001%3A2015')
  const name = /^Remove filter: Certificates of the seller ISO 9001:2015/
  await still.getByRole('button', { name }).waitFor()

  const page = await market().visitor()
  await page.goto('/search?keyword=ball+valve')
  const choice = page
    .getByRole('region', { name: 'Certificates of the seller' })
    .getByRole('checkbox')
    .first()
  const [, certificate = '', count = ''] = /^(.*) (\d+)$/.exec((await choice.textContent()) ?? '') ?? []
  await choice.click()
  await page.getByText(`Total Records ${count}`, { exact: true }).waitFor()
  await page.waitForURL(/[?&]facts=certificate/)
  await page.locator('trade-search .result .row-link').first().click()
  await page.waitForURL(/\/product\//)
  await page.goBack()
  await page.getByText(`Total Records ${count}`, { exact: true }).waitFor()
  await page.getByRole('checkbox', { name: `${certificate} ${count}`, checked: true }).waitFor()
})
