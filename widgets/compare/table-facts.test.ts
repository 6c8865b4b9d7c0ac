import { expect, test } from 'vitest'
import { tableFacts } from './table-facts.ts'

test('reads the rows of two cells from the tables of a description', () => {
  const html = `<p>Full bore.</p>
    <table><tbody><tr><th scope="row">Nominal size</th><td>8&quot;</td></tr>
    <tr><th scope="row">Ends:</th><td><b>RTJ</b> &amp; RF</td></tr></tbody></table>
    <TABLE class=MsoTableGrid><TR><TD><P class="MsoNormal">Max. temperature<o:p></o:p></P></TD>
    <TD width=200><p>200&nbsp;&deg;C</p></TD></TR></TABLE>`
  expect(tableFacts(html)).toEqual([
    ['Nominal size', '8"'],
    ['Ends', 'RTJ & RF'],
    ['Max. temperature', '200 °C'],
  ])
})

test.each([
  ['a heading', '<tr><th>Property</th><th>Value</th></tr>'],
  ['a table of sizes', '<tr><td>6"</td><td>600</td><td>RTJ</td></tr>'],
  ['a single cell', '<tr><td>All valves are tested</td></tr>'],
  ['a row without a value', '<tr><th>Weight</th><td> </td></tr>'],
  ['a cell outside of a row', '<td>Weight</td><td>390 kg</td>'],
])('%s is no fact', (_, rows) => {
  expect(tableFacts(`<table>${rows}</table>`)).toEqual([])
})

test('end tags may be missing, and characters may be written by number', () => {
  expect(tableFacts('<table><tr><td>Bore<td>&#8960; 201 &#x6d;m<tr><td>Test<td>1 &le; 2 &unknown;')).toEqual([
    ['Bore', '⌀ 201 mm'],
    ['Test', '1 ≤ 2 &unknown;'],
  ])
})

test('scripts, styles and comments are not read', () => {
  const cell = '<style>td{}</style><!-- note --><script>alert("<td>")</script>New'
  expect(tableFacts(`<table><tr><th>Condition</th><td>${cell}</td></tr></table>`)).toEqual([
    ['Condition', 'New'],
  ])
  expect(tableFacts('<table><tr><th>Condition</th><td>New<script>')).toEqual([['Condition', 'New']])
})

test.each(['<tr ', '<td', '<', '&', '<!--', '<script', '<tr><td>', '</td><td>'])(
  'a description full of %j is read at once',
  part => {
    expect(tableFacts(part.repeat(20_000)).length).toBeLessThanOrEqual(100)
  },
)
