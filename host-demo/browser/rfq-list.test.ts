import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { parse } from '#shared/requirements/block.ts'
import { violationsOn } from './axe.ts'
import { ownMarket } from './own-market.ts'
import { withoutProcurement } from './without-procurement.ts'

// A list from a spreadsheet, on the built product with the real API.
let failures = 1
const market = ownMarket({
  faults: ({ url }) =>
    url.includes('/api/public/rfq/new2') && failures-- > 0
      ? Response.json({ message: 'The disk is full' }, { status: 500 })
      : undefined,
})

test('lines are pasted, resolved and sent; one that failed is sent again after a reload, and none twice', async () => {
  const page = await market().member()
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await page.goto('/rfqList')
  await button('Paste lines').click()
  await page
    .getByLabel('Lines or cells')
    .fill('Item\tQty\tUOM\nSpiral wound gasket\t12\tEA\nSeamless pipe 6" sch 40\t120\tm\nzzzzqqqq\t1\tpcs')
  await button('Add to the list (3)').click()
  const line = (number: number) => page.getByRole('group', { name: `Line ${number}` })
  await line(1).getByRole('checkbox').nth(0).check()
  await line(1).getByRole('checkbox').nth(1).check()
  await line(2).getByRole('checkbox').nth(0).check()
  await button('Send all').click()
  await page.getByText('Line 3: Not resolved. Choose a seller, or remove the line.').waitFor()
  await button('Remove line 3').click()
  expect(await violationsOn(page)).toEqual([])
  await button('Send all').click()
  await page.getByRole('heading', { name: /Requests: 3\./ }).waitFor()
  await button('OK').click()
  await page.getByText('2 of 3 requests are sent').waitFor()
  await button(/^Try again: /).waitFor()
  expect(market().expected('500')).toBe(1)
  await page.reload()
  const success = page.getByRole('alertdialog', { name: 'RFQ sucessfully send' })
  await button(/^Try again: /).waitFor()
  expect(await success.count()).toBe(0)
  await button(/^Try again: /).click()
  await success.getByRole('button', { name: 'OK' }).click()
  await page.getByRole('heading', { name: 'Nothing on the list yet' }).waitFor()

  const rows = await market().rows<{ quantity: number; message: string }>(
    sql`select quantity, message from rfq order by quantity`,
  )
  expect(rows.map(({ quantity }) => quantity)).toEqual([12, 12, 120])
  expect(rows.map(({ message }) => parse(message))).toMatchObject([
    { message: 'Spiral wound gasket', requirements: { unit: 'pcs' } },
    { message: 'Spiral wound gasket', requirements: { unit: 'pcs' } },
    { message: 'Seamless pipe 6" sch 40', requirements: { unit: 'm' } },
  ])
})

/** What a page asks for that belongs to procurement alone, while a member looks around and types. */
async function broughtTo(path: string, isOn: boolean): Promise<string[]> {
  const page = await market().member()
  const files: string[] = []
  page.on('request', request => files.push(new URL(request.url()).pathname))
  if (!isOn) await withoutProcurement(page, path)
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('valve')
  await page.waitForLoadState('networkidle')
  expect(files.some(file => file.endsWith('.js'))).toBe(true)
  return files.filter(file => /rfq-list|requirements|attach|suggest/.test(file))
}

test.each(['/product/1', '/rfqProduct/1'])('%s without procurement brings none of it', async path => {
  expect(await broughtTo(path, false)).toEqual([])
  expect(await broughtTo(path, true)).not.toEqual([])
})
