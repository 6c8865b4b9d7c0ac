import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readFile } from './sheet-file.ts'
import { linesIn, textsOf } from './testing/read-as-proposed.ts'
import { workbookOf } from './testing/workbook-file.ts'

const read = (bytes: Uint8Array<ArrayBuffer>, name = 'mto.xlsx') => readFile(new File([bytes], name))
const first = async (bytes: Uint8Array<ArrayBuffer>) => {
  const [grid] = (await read(bytes)).grids ?? []
  return grid
}
const texts = async (bytes: Uint8Array<ArrayBuffer>) => {
  const grid = await first(bytes)
  return grid && textsOf(grid).map(row => row.join('\t'))
}

test('reads the cells of a sheet as they are shown', async () => {
  const sheet = `<sheetData>
    <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="D1" t="inlineStr"><is><t>Note</t></is></c></row>
    <row r="3"><c r="A3" t="str"><f>A1&amp;"x"</f><v>Valve 2" &lt;150#&gt;</v></c><c r="B3"><v>1000</v></c><c r="D3" s="1"><v>46371</v></c></row>
    <row r="4"><c r="A4" t="s"><v>2</v></c><c r="B4"><v>0.30000000000000004</v></c><c r="C4" t="b"><v>1</v></c><c r="D4" t="e"><v>#REF!</v></c></row>
    <row r="5"><c r="A5" s="2"><v>123</v></c><c r="B5" s="3"><v>46371</v></c></row>
  </sheetData>`
  const styles = `<numFmts count="2"><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="dd\\-mmm"/></numFmts>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>`
  const strings =
    '<si><t>Item</t></si><si><r><t>Q</t></r><r><t xml:space="preserve">ty</t></r><rPh><t>kana</t></rPh></si><si><t>two&#10;lines_x000D_</t></si>'
  expect(await texts(workbookOf({ Items: sheet }, { styles, strings }))).toEqual([
    'Item\tQty\t\tNote',
    'Valve 2" <150#>\t1000\t\t2026-12-15',
    'two lines\t0.3\tTRUE\t#REF!',
    '00123\t15-Dec',
  ])
})

const row = (number: number, ...cells: string[]) =>
  `<row r="${number}">${cells.map(cell => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`
const rows = (...all: string[][]) =>
  `<sheetData>${all.map((cells, at) => row(at + 1, ...cells)).join('')}</sheetData>`

test('offers every visible sheet that is not empty', async () => {
  const bytes = workbookOf({
    'Cover &amp; notes': rows(['RFQ 2026']),
    Empty: '<sheetData/>',
    Items: rows(['Item', 'Qty'], ['Valve', '4']),
    'hidden!': rows(['Cost']),
  })
  expect(await read(bytes)).toMatchObject({
    grids: [{ name: 'Cover & notes' }, { name: 'Items' }],
    hiddenSheets: ['hidden!'],
  })
})

test('a day that Excel has made of a range is marked', async () => {
  const sheet = `<sheetData>${row(1, 'Item', 'Qty')}<row r="2"><c r="A2" t="inlineStr"><is><t>Valve</t></is></c><c r="B2" s="1"><v>46366</v></c></row></sheetData>`
  const grid = await first(
    workbookOf({ Items: sheet }, { styles: '<cellXfs><xf numFmtId="0"/><xf numFmtId="16"/></cellXfs>' }),
  )
  expect(linesIn(grid ?? '')).toEqual(['2026-12-10 ? |  | Valve'])
})

test('reads elements with a prefix, as some programs write them', async () => {
  const sheet = rows(['Item', 'Qty'], ['Valve', '4']).replace(/<(\/?)(?=\w)/g, '<$1x:')
  expect(await texts(workbookOf({ Items: sheet }))).toEqual(['Item\tQty', 'Valve\t4'])
})

test.each([
  ['no workbook', zipSync({ 'xl/other.xml': strToU8('<x/>') })],
  ['cut off', workbookOf({ Items: rows(['Item']) }).slice(0, 300)],
])('a file that is %s is refused', async (_, bytes) => {
  expect(await read(Uint8Array.from(bytes))).toEqual({ fault: 'fileIsWorkbook' })
})

type Endless = { sheet?: string; around?: string; strings?: string }
test.each<[string, Endless]>([
  ['rows', { sheet: '<row>' }],
  ['tags', { sheet: '<row ' }],
  ['cells', { sheet: '<c>', around: '<row>' }],
  ['texts', { sheet: '<t>', around: '<row><c t="inlineStr">' }],
  ['reading aids', { sheet: '<rPh>', around: '<row><c t="inlineStr"><is>' }],
  ['shared strings', { strings: '<si>' }],
])('%s that never end are refused at once', async (_, { sheet = '', around = '', strings = '' }) => {
  // To look for the end of each would take minutes.
  const many = (text: string) => text.repeat(500_000)
  const ends = around.replace(/<(\w+)[^>]*>/g, '</$1>')
  const bytes = workbookOf({ Items: `${around}${many(sheet)}${ends}` }, { strings: many(strings) })
  expect(await read(bytes)).toEqual({ fault: 'fileIsWorkbook' })
})

test('cells that fill the memory are refused', async () => {
  const cells = '<row><c t="s"><v>0</v></c></row>'.repeat(2 ** 10)
  const strings = `<si><t>${'x'.repeat(2 ** 18)}</t></si>`
  expect(await read(workbookOf({ Items: cells }, { strings }))).toEqual({ fault: 'fileIsWorkbook' })
})

test('a formula that was never calculated is shown, and marked as a quantity', async () => {
  const cells = [
    '<c><f>B9*2</f></c>',
    '<c><f t="shared" si="0"/><v></v></c>',
    '<c t="str"><f>IF(A5="","",4)</f><v></v></c>',
    '<c><f>1+1</f><v>2</v></c>',
  ]
  const sheet = cells.map((cell, at) => row(at + 2, `Valve ${at + 1}`).replace('</row>', `${cell}</row>`))
  const grid = await first(workbookOf({ Items: `${row(1, 'Item', 'Qty')}${sheet.join('')}` }))
  expect(linesIn(grid ?? '')).toEqual(['=B9*2 ? |  | Valve 1', '= ? |  | Valve 2', '2 |  | Valve 4'])
})

test('names of the language are text', async () => {
  const names = ['__proto__', 'constructor', 'hasOwnProperty']
  expect(await texts(workbookOf({ Items: rows(names) }))).toEqual([names.join('\t')])
  const entity = workbookOf({ Items: rows(['&constructor;']) })
  expect(await read(entity)).toEqual({ fault: 'fileIsWorkbook' })
})

test('a workbook without cells is empty', async () => {
  expect(await read(workbookOf({ Items: '<sheetData/>' }))).toEqual({ fault: 'fileIsEmpty' })
})
