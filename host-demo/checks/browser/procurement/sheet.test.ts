import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { archive, mainPart, workbook } from '#host-demo/api/testing/sheets.ts'
import { violationsOn } from '../tools/axe.ts'
import { openDashboard, openRequest } from '../tools/dashboard-page.ts'
import { ownMarket } from '../tools/own-market.ts'
import { pdf } from './given-files.ts'

// The sheet that a buyer imports goes to the sellers as it is, on the built product with the real API.
const market = ownMarket({ listQuiet: 0 })
const NAME = 'MTO rev. 3.xlsx'
const ITEM = 'Trunnion ball valve 8" 600#'

/** Saves the sheet by its button, and returns its bytes. */
async function saved(page: Page, part: Page | Locator): Promise<Buffer> {
  const saving = page.waitForEvent('download')
  await part
    .getByRole('button', { name: `Sheet: ${NAME}` })
    .first()
    .click()
  const download = await saving
  expect(download.suggestedFilename()).toBe(NAME)
  return readFile(await download.path())
}

/** Imports the sheet and chooses the demo seller's company. */
async function fillIn(page: Page, buffer: Buffer): Promise<void> {
  const [own] = await market().rows<{ name: string }>(sql`select name from company where id = 1`)
  await page.goto('/rfqList')
  await page.getByLabel('Import file').setInputFiles({ name: NAME, mimeType: '', buffer })
  await page.getByRole('button', { name: 'Add to the list (1)' }).click()
  await page
    .getByRole('checkbox', { name: own?.name ?? '' })
    .first()
    .check()
}

test('an imported workbook reaches the seller byte for byte, in the dashboard and by the mail', async () => {
  const buffer = Buffer.from(await workbook(['Item', 'Qty', 'Target price'], [ITEM, '4', '1250']))
  const page = await market().member()
  await fillIn(page, buffer)
  const box = page.getByRole('checkbox', { name: `Attach ${NAME}` })
  expect(await box.isChecked()).toBe(false)
  await box.check()
  await page.getByLabel('Add files').setInputFiles([pdf('drawing.pdf')])
  await page.getByText('drawing.pdf').waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Send all' }).click()
  await page.getByRole('button', { name: 'OK' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await page.getByText(/^Sent to 1 seller\./).waitFor()

  const mails = () =>
    market().rows<{ body: string }>(
      sql`select body from mail where recipient = ${demoMembers.seller} and list_id is not null`,
    )
  await expect.poll(async () => (await mails()).length).toBe(1)
  const [mail] = await mails()
  const phone = await market().visitor({ viewport: { width: 360, height: 740 } })
  await phone.goto(/\/answer#\S+/.exec(mail?.body ?? '')?.[0] ?? '')
  await phone.getByRole('button', { name: 'PDF: drawing.pdf' }).waitFor()
  expect(await saved(phone, phone)).toEqual(buffer)
  expect(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

  for (const [member, tab] of [
    [demoMembers.seller, 'Received'],
    [demoMembers.buyer, 'Sent'],
  ] as const) {
    const other = await market().member(member)
    await other.goto('/FAQ')
    const dashboard = await openDashboard(other)
    await dashboard.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
    const panel = await openRequest(dashboard, ITEM)
    await panel.getByRole('button', { name: 'PDF: drawing.pdf' }).waitFor()
    expect(await saved(dashboard, panel)).toEqual(buffer)
  }
})

test('a workbook with macros stays with the buyer, who reads why', async () => {
  const page = await market().member()
  await fillIn(page, Buffer.from(await workbook(['Item', 'Qty'], [ITEM, '4'])))
  const buffer = Buffer.from(archive(mainPart(), { 'xl/vbaProject.bin': 'x' }))
  await page.getByLabel('Attach a sheet').setInputFiles({ name: 'macros.xlsx', mimeType: '', buffer })
  const box = page.getByRole('checkbox', { name: 'Attach macros.xlsx' })
  await box.waitFor()
  expect(await box.isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Send all' }).click()
  await page.getByRole('button', { name: 'OK' }).click()
  await page.getByText(/so nothing was sent.*This workbook has macros or objects of other programs/).waitFor()
  market().expected('status of 415')
  await box.uncheck()
  await page.getByText(/so nothing was sent/).waitFor({ state: 'detached' })
})
