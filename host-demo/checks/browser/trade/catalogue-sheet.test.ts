import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { violationsOn } from '../tools/axe.ts'
import { ownMarket } from '../tools/own-market.ts'
import { tokenIn } from '../tools/sign-in.ts'

// A seller brings thirty items in a sheet, mends what is wrong, takes all of it back, and takes the catalogue away.
const market = ownMarket()

const rows = Array.from({ length: 30 }, (_, at) => [
  `SHT-${at + 1}`,
  `Sheet gate valve ${at + 1}, bolted bonnet`,
  at === 4 ? 'Gate Walves' : 'Gate Valves',
  at === 9 ? '8 kg' : `${[2, 4, 6][at % 3]}`,
  at === 14 ? 'SHT-1.jpg' : '',
  at === 19 ? 'perhaps' : 'no',
])
// The same SKU again.
rows.push(['SHT-1', 'Sheet gate valve again', 'Gate Valves', '2', '', 'no'])
const headings = ['Item code', 'Product name', 'Kategori', 'Nominal size (inch)', 'Photos', 'Published']
const csv = (lines: readonly (readonly string[])[]) =>
  lines.map(line => line.map(cell => `"${cell}"`).join(';')).join('\r\n')

async function openProducts(): Promise<Page> {
  const page = await market().member(demoMembers.seller)
  await page.goto(`/app/dashboard/menu?token=${await tokenIn(page)}#products`)
  return page
}

const upload = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })

async function downloaded(page: Page, button: string): Promise<Buffer> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return readFile(await (await download).path())
}

const textsIn = (workbook: Buffer): string =>
  strFromU8(unzipSync(new Uint8Array(workbook))['xl/sharedStrings.xml'] ?? new Uint8Array())

/** The number of products whose names begin as those of the sheet. */
async function itemsIn(page: Page): Promise<number> {
  const { url } = market()
  const answer = await fetch(`${url}/api/dashboard/products?search=Sheet+gate+valve&RowsPerPage=50`, {
    headers: { authorization: `Bearer ${await tokenIn(page)}` },
  })
  return ((await answer.json()) as { total: number }).total
}

test('thirty rows with faults are checked, mended, applied and undone, and an export changes nothing', async () => {
  const page = await openProducts()
  await page.getByRole('link', { name: 'Import products' }).click()
  await upload(page, 'valves.csv', Buffer.from(csv([headings, ...rows])))
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Check 31 rows' }).click()

  await page.getByText('27 to create, 0 to change, 4 with a fault').waitFor()
  await page.getByText(/Did you mean “.*Gate Valves”/).waitFor()
  await page.getByText(/^Published$/).waitFor()
  expect(await violationsOn(page)).toEqual([])
  const faulty = await downloaded(page, 'Download the rows with a fault')
  expect(textsIn(faulty)).toContain('What to do')
  expect(await itemsIn(page)).toBe(0)

  await page.getByRole('button', { name: 'Apply 27 rows' }).click()
  await page.getByText(/^The import is applied. 27 created, 0 changed/).waitFor()
  expect(await itemsIn(page)).toBe(27)
  await page.getByRole('link', { name: 'All products' }).click()
  await page.getByRole('link', { name: 'Sheet gate valve 30, bolted bonnet' }).waitFor()

  // The rows with a fault come back: what they were is read again, without the column of reasons.
  await page.getByRole('link', { name: 'Import products' }).click()
  await upload(page, 'faults.xlsx', faulty)
  await page.getByRole('button', { name: 'Check 4 rows' }).click()
  await page.getByText('0 to create, 1 to change, 3 with a fault').waitFor()
  await page.getByRole('link', { name: 'All products' }).click()

  const exported = await downloaded(page, 'Export')
  await page.getByRole('link', { name: 'Import products' }).click()
  await upload(page, 'export.xlsx', exported)
  await page.getByRole('button', { name: /^Check \d+ rows$/ }).click()
  await page.getByText(/^0 to create, 0 to change, \d+ unchanged$/).waitFor()
  await page.getByRole('link', { name: 'All products' }).click()

  await page.getByText(/^Imports of the last seven days/).click()
  await page.getByRole('link', { name: 'valves.csv' }).click()
  await page.getByRole('button', { name: 'Undo the import of valves.csv' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click()
  await page.getByText('The import is undone.').waitFor()
  expect(await itemsIn(page)).toBe(0)
})
