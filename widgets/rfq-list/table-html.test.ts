import { expect, test, vi } from 'vitest'
import { tableInHtml } from './table-html.ts'

test.each([
  [
    'Google Sheets',
    '<meta charset="utf-8"><google-sheets-html-origin><style>td{border:1px}</style><table data-sheets-root="1"><colgroup><col width="100"></colgroup><tbody><tr><td>Item</td><td>Qty</td></tr><tr><td>Gate valve 2&quot;</td><td data-sheets-numberformat="x">1,000</td></tr></tbody></table></google-sheets-html-origin>',
    'Item\tQty\nGate valve 2"\t1,000',
  ],
  [
    'a mail of Outlook with text around the table',
    '<html><head><style>p{margin:0}</style></head><body><!--StartFragment--><p class=MsoNormal>Dear Siti,</p><table class=MsoNormalTable><tr><td><p><b>Item</b></p></td><td><p>Qty<o:p></o:p></p></td></tr><tr><td><p>Gate&nbsp;valve<br>2"</p></td><td><p>4</p></td></tr></table><p>Delivery by 15 December 2026</p><!--EndFragment--></body></html>',
    'Dear Siti,\nItem\tQty\nGate valve 2"\t4\nDelivery by 15 December 2026',
  ],
  [
    'a table within a table for the layout',
    '<table><tr><td><p>See below</p><table><tr><td>Item</td><td>Qty</td></tr></table></td></tr></table>',
    'See below\nItem\tQty',
  ],
  [
    'merged cells',
    '<table><tr><td colspan=2>Valves</td><td>Qty</td></tr><tr><td rowspan=2>Gate</td><td>2"</td><td>4</td></tr><tr><td>3"</td><td>6</td></tr></table>',
    'Valves\t\tQty\nGate\t2"\t4\n\t3"\t6',
  ],
])('reads the cells of %s', (_, html, text) => {
  expect(tableInHtml(html)).toBe(text)
})

test.each(['', '<p>10 pcs gate valve</p>', '<table><tr><td>10 pcs gate valve</td></tr></table>'])(
  '%j has no table of several columns',
  html => {
    expect(tableInHtml(html)).toBeNull()
  },
)

test('finds the rows of a table without a search in each block', () => {
  const searched = vi.spyOn(HTMLElement.prototype, 'querySelector')
  const texts = '<p>valve</p>'.repeat(500)
  const html = `<table><tr><td>${texts}</td><td>4</td></tr></table>`
  expect(tableInHtml(html)).toBe(`${Array(500).fill('valve').join(' ')}\t4`)
  // With one for each block, 40,000 blocks in a cell take minutes.
  expect(searched).not.toHaveBeenCalled()
  searched.mockRestore()
})

test('keeps every cell of a row, without the columns that thousands of merged cells would make', () => {
  const html = `<table><tr>${'<td colspan="200">a</td>'.repeat(1_000)}</tr></table>`
  const cells = tableInHtml(html)?.split('\t') ?? []
  expect(cells.filter(Boolean)).toHaveLength(1_000)
  expect(cells.length).toBeLessThan(1_500)
})

test('runs and loads nothing', () => {
  const html =
    '<table><tr><td>Item</td><td>Qty<script>globalThis.hasRun = true</script><img src=x onerror="globalThis.hasRun = true"></td></tr></table>'
  expect(tableInHtml(html)).toBe('Item\tQty')
  expect('hasRun' in globalThis).toBe(false)
  expect(document.querySelector('img, table')).toBeNull()
})
