import { expect, test } from 'vitest'
import { tabTo } from '../tools/focused-name.ts'
import { sharedMarket } from '../tools/market.ts'

// From home to the third page of a company's offers, by the keyboard alone.
const market = sharedMarket()

/** Finds a company that offers three pages of products, so that no test needs to know the catalogue. */
async function companyWithThreePages(): Promise<{ id: number; name: string }> {
  for (let id = 1; id <= 150; id++) {
    const query = new URLSearchParams({
      tenantId: `${id}`,
      searchKey: '',
      RowsPerPage: '10',
      PageNumber: '1',
    })
    const list = await fetch(`${market().url}/api/public/tenant/website/product/list?${query}`)
    if (((await list.json()) as { productListRowCount: number }).productListRowCount <= 20) continue
    const website = await fetch(`${market().url}/api/public/tenant/website?tenantId=${id}`)
    const { headerInfo } = (await website.json()) as { headerInfo: { CompanyName: string }[] }
    if (headerInfo[0]) return { id, name: headerInfo[0].CompanyName }
  }
  throw new Error('No company of the catalogue offers three pages of products')
}

test('the keyboard leads from home to the third page of a company’s products', async () => {
  const { id, name } = await companyWithThreePages()
  const page = await market().visitor()
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).first().waitFor()

  await tabTo(page, 'Search the marketplace')
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: `Results for “${name}”` }).waitFor()

  await page.getByRole('tab', { name: /^Company \(\d/ }).waitFor()
  await tabTo(page, /^Products \(/)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  // The rows of the previous tab name the company too, until those of this tab arrive.
  const results = page.getByRole('list', { name: 'Results' }).and(page.locator('[aria-busy="false"]'))
  await results.getByRole('link', { name, exact: true }).first().waitFor()

  await tabTo(page, name)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name }).waitFor()

  await tabTo(page, 'Overview')
  await page.keyboard.press('ArrowRight')
  if (!(await page.getByText('Total Records').isVisible())) await page.keyboard.press('Enter')
  await page.getByText('Total Records').waitFor()
  await tabTo(page, 'Page 3')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.url()).toBe(`${market().url}/company/${id}?tab=2&page=3`)
  await page.getByRole('button', { name: 'Page 3' }).and(page.locator('[aria-current="page"]')).waitFor()
})
