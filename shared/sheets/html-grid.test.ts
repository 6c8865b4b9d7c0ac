import { expect, test, vi } from 'vitest'
import { gridOfHtml } from './html-grid.ts'
import { linesIn, textsOf } from './testing/read-as-proposed.ts'

const textOf = (html: string) => {
  const grid = gridOfHtml(html)
  return (
    grid &&
    textsOf(grid)
      .map(row => row.join('\t'))
      .join('\n')
  )
}

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
    'Valves\tValves\tQty\nGate\t2"\t4\nGate\t3"\t6',
  ],
])('reads the cells of %s', (_, html, text) => {
  expect(textOf(html)).toBe(text)
})

test.each(['', '<p>10 pcs gate valve</p>', '<table><tr><td>10 pcs gate valve</td></tr></table>'])(
  '%j has no table of several columns',
  html => {
    expect(textOf(html)).toBeNull()
  },
)

test('finds the rows of a table without a search in each block', () => {
  const searched = vi.spyOn(HTMLElement.prototype, 'querySelector')
  const texts = '<p>valve</p>'.repeat(500)
  const html = `<table><tr><td>${texts}</td><td>4</td></tr></table>`
  expect(textOf(html)).toBe(`${Array(500).fill('valve').join(' ')}\t4`)
  // With one for each block, 40,000 blocks in a cell take minutes.
  expect(searched).not.toHaveBeenCalled()
  searched.mockRestore()
})

test('counts the columns beyond the limit that thousands of merged cells make', () => {
  const html = `<table><tr>${'<td colspan="200">a</td>'.repeat(1_000)}</tr></table>`
  const grid = gridOfHtml(html)
  expect(grid?.rows[0]?.cells).toHaveLength(200)
  expect(grid?.droppedColumns).toBe(999)
})

test('takes over what is merged, struck out and hidden', () => {
  const html =
    '<style>.xl65 {color:red; text-decoration:line-through}</style><table><colgroup><col><col style="display:none"></colgroup><tr><td rowspan=2>Gate</td><td class=xl65>2"</td><td><s>4</s></td></tr><tr style="display: none"><td>3"</td><td>6</td></tr></table>'
  const grid = gridOfHtml(html)
  expect(grid?.rows.map(({ isHidden }) => isHidden)).toEqual([false, true])
  expect([...(grid?.hiddenColumns ?? [])]).toEqual([1])
  expect(grid?.rows[0]?.cells.map(({ isStruckOut = false }) => isStruckOut)).toEqual([false, true, true])
  expect(grid?.rows[1]?.cells[0]).toEqual({ text: 'Gate', mergedFrom: { row: 0, column: 0 } })
})

test('runs and loads nothing', () => {
  const html =
    '<table><tr><td>Item</td><td>Qty<script>globalThis.hasRun = true</script><img src=x onerror="globalThis.hasRun = true"></td></tr></table>'
  expect(textOf(html)).toBe('Item\tQty')
  expect('hasRun' in globalThis).toBe(false)
  expect(document.querySelector('img, table')).toBeNull()
})

test.each([
  [
    'an item',
    '<td rowspan=2>Gate valve</td><td>2"</td><td>4</td>',
    '<td>3"</td><td>6</td>',
    ['4 |  | Gate valve, 2"', '6 |  | Gate valve, 3"'],
  ],
  [
    'a quantity',
    '<td>Gate valve</td><td>2"</td><td rowspan=2>4</td>',
    '<td>Globe valve</td><td>3"</td>',
    ['4 ? |  | Gate valve, 2"', ' ? |  | Globe valve, 3"'],
  ],
  [
    'a row that is struck out',
    '<td>Gate valve</td><td>2"</td><td>4</td>',
    '<td><s>Ball valve</s></td><td><s>3"</s></td><td>9</td>',
    ['4 |  | Gate valve, 2"'],
  ],
])('a pasted table is read with %s', (_, one, other, expected) => {
  const heading = '<tr><th>Description</th><th>Size</th><th>Qty</th></tr>'
  const grid = gridOfHtml(`<table>${heading}<tr>${one}</tr><tr>${other}</tr></table>`)
  expect(grid && linesIn(grid)).toEqual(expected)
})
