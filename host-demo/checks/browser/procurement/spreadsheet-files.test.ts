import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { violationsOn } from '../tools/axe.ts'
import { sharedMarket } from '../tools/market.ts'
import { rowsIn } from '../tools/rfq-list.ts'
import { workbook } from './given-files.ts'

// Files as spreadsheets save them, imported into the RFQ list.
const market = sharedMarket()

/** The lines as they go on the list. */
const linesIn = (page: Page): Locator =>
  page.getByRole('dialog').getByRole('region', { name: 'Preview' }).locator('tbody tr')

async function importFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.goto('/rfqList')
  await page.getByRole('heading', { name: 'Nothing on the list yet' }).waitFor()
  await page.getByLabel('Import file').setInputFiles({ name, mimeType: 'text/csv', buffer })
}

const german =
  'No;Part No;Description;Qty;Unit\r\n1;00123;Kugelhahn Ø 60,3 für Öl, – 20 °C;4;pcs\r\n2;1E5;Dichtung 1½" µ-Filter;10;pcs\r\n'
const germanLines = [
  ['Kugelhahn Ø 60,3 für Öl, – 20 °C', '4', 'pcs', 'Part No: 00123'],
  ['Dichtung 1½" µ-Filter', '10', 'pcs', 'Part No: 1E5'],
]
const english = [
  ['Ball valve', '4', 'pcs', 'Part No: 00123'],
  ['Gasket', '1000', 'pcs', 'Part No: 1E5'],
]

test.each([
  // Latin-1 has every character except the dash.
  ['ansi.csv', Buffer.from(german.replace('–', '\x96'), 'latin1'), germanLines, []],
  ['unicode.txt', Buffer.from(`\ufeff${german.replaceAll(';', '\t')}`, 'utf16le'), germanLines, []],
  [
    'sep.csv',
    Buffer.from(
      'sep=;\r\nNo;Part No;Description;Qty;Unit\r\n1;00123;Ball valve;4;pcs\r\n2;1E5;Gasket;1000;pcs\r\n',
    ),
    english,
    [],
  ],
  [
    'title.csv',
    Buffer.from('RFQ 2026-114;;;\nNo;Description;Qty;Unit\n1;Ball valve;4;pcs\n2;Gasket;10;pcs\n'),
    [
      ['Ball valve', '4', 'pcs'],
      ['Gasket', '10', 'pcs'],
    ],
    ['RFQ 2026-114'],
  ],
])('%s shows the texts of the spreadsheet', async (name, buffer, lines, leftOut) => {
  const page = await market().member()
  await importFile(page, name, buffer)
  const dialog = page.getByRole('dialog', { name })
  const rows = linesIn(page)
  await rows.nth(lines.length - 1).waitFor()
  const cells = await rows.evaluateAll(all =>
    all.map(row => [...row.querySelectorAll('td')].slice(2).map(cell => cell.textContent?.trim())),
  )
  expect(cells).toEqual(lines)
  const others = dialog.getByRole('row').filter({ has: page.getByLabel(/^What row/) })
  const notRead = await others.evaluateAll(all =>
    all
      .filter(row => row.querySelector('select')?.value === 'leaveOut')
      .map(row =>
        [...row.querySelectorAll('td')]
          .slice(1)
          .map(cell => cell.textContent)
          .join(''),
      ),
  )
  expect(notRead).toEqual(leftOut)
})

test('a workbook of 12 lines with foreign headings needs one choice, and the next one none', async () => {
  const page = await market().member()
  const rows = Array.from({ length: 12 }, (_, index) => [
    index + 1,
    `Kogelkraan ${index + 1}`,
    index + 3,
    'st',
    120,
  ])
  const buffer = workbook([['Nr', 'Omschrijving', 'Aantal', 'Eenheid', 'Prijs'], ...rows])
  await importFile(page, 'lijst.xlsx', buffer)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Choose what these columns are.').waitFor()
  await dialog.getByLabel('Aantal').selectOption('Quantity')
  await linesIn(page).getByRole('cell', { name: '14', exact: true }).waitFor()
  expect(await violationsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Add to the list (12)' }).click()
  await rowsIn(page).nth(11).click()
  await page.getByRole('group', { name: 'Line 12' }).waitFor()
  expect(await page.getByLabel('Quantity', { exact: true }).inputValue()).toBe('14')
  await page.getByLabel('Import file').setInputFiles({ name: 'lijst.xlsx', mimeType: '', buffer })
  await linesIn(page).getByRole('cell', { name: '14', exact: true }).waitFor()
  expect(await dialog.getByLabel('Aantal').inputValue()).toBe('quantity')
})

test('a table from a mail is read by its cells on a page that requires Trusted Types', async () => {
  const page = await market().member()
  await page.goto('/rfqList')
  await page.getByRole('button', { name: 'Paste lines' }).click()
  await page.getByLabel('Lines or cells').evaluate(field => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Item Qty Gate valve 4')
    clipboardData.setData(
      'text/html',
      '<table><tr><td>Item</td><td>Qty</td></tr><tr><td>Gate valve</td><td>4<img src="/leak.png"></td></tr></table>',
    )
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await linesIn(page).getByRole('cell', { name: 'Gate valve', exact: true }).waitFor()
})

const ROWS = 20_000
const FITTING = 200
/**
 * The least number of turns. Read in one task, the file would leave the page only one turn before it and one after it.
 */
const FEWEST_TURNS = 5

const manyRows = Array.from({ length: ROWS }, (_, index) => [
  ...[index + 1, `00${index}`],
  ...[`Gate valve 2&quot; 800#, item ${index} ASTM A105`, (index % 90) + 1, 'pcs'],
])
const headings = ['No', 'Part No', 'Description', 'Qty', 'Unit']
const csv = [headings, ...manyRows].map(row => row.join(';').replace('&quot;', '"')).join('\r\n')

test.each([
  ['mto.csv', () => csv],
  ['mto.xlsx', () => workbook([headings, ...manyRows])],
])(`${ROWS} rows of %s are read while the page stays responsive`, async (name, bytes) => {
  const page = await market().member()
  await page.goto('/rfqList')
  await page.getByRole('heading', { name: 'Nothing on the list yet' }).waitFor()
  await page.evaluate(() => {
    const tasks: number[] = []
    const turn = (): void => {
      Object.assign(window, { turns: (Reflect.get(window, 'turns') ?? 0) + 1 })
      setTimeout(turn)
    }
    turn()
    Object.assign(window, { tasks })
    new PerformanceObserver(list => {
      tasks.push(...list.getEntries().map(({ duration }) => Math.round(duration)))
    }).observe({ type: 'longtask' })
    addEventListener('input', () => Object.assign(window, { startedAt: performance.now(), turns: 0 }), {
      capture: true,
    })
  })
  const tasks = (): Promise<number[]> => page.evaluate(() => Reflect.get(window, 'tasks').splice(0))
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await tasks()
  // From the disk: bytes that are passed in would be decoded on the page, in a separate long task.
  const folder = await mkdtemp(join(tmpdir(), 'spreadsheet-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, name)
  await writeFile(path, bytes())
  await page.getByLabel('Import file').setInputFiles(path)
  const add = page.getByRole('button', { name: `Add to the list (${FITTING})` })
  await add.waitFor()
  const [took, turns] = await page.evaluate(() => [
    performance.now() - Reflect.get(window, 'startedAt'),
    Reflect.get(window, 'turns'),
  ])
  const shown = linesIn(page)
  await shown.nth(FITTING - 1).waitFor()
  expect(await shown.count()).toBe(FITTING)
  await page.getByText('Lines that do not fit: 19,800.').waitFor()
  const reading = await tasks()
  await add.click()
  await rowsIn(page)
    .nth(FITTING - 1)
    .waitFor()
  const adding = await tasks()
  console.log(
    `${ROWS} rows of ${name}: shown after ${Math.round(took)} ms and ${turns} turns, long tasks ${reading.join(', ') || 'none'} ms; added with ${adding.join(', ') || 'none'} ms`,
  )
  expect(turns).toBeGreaterThan(FEWEST_TURNS)
})
