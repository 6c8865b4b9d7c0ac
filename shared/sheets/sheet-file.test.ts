import { expect, test } from 'vitest'
import { MAX_MEGABYTES, readFile } from './sheet-file.ts'
import { textsOf } from './testing/read-as-proposed.ts'

const ascii = (text: string) => Uint8Array.from(text, character => character.charCodeAt(0))
const read = (bytes: Uint8Array<ArrayBuffer> | string, name = 'list.csv') => readFile(new File([bytes], name))

test.each([
  [
    'a damaged workbook',
    'PK\x03\x04\x14\0[Content_Types].xml\0xl/workbook.xml',
    'mto.xlsx',
    'fileIsWorkbook',
  ],
  ['a renamed workbook', 'PK\x03\x04\x14\0[Content_Types].xml\0xl/workbook.xml', 'mto.csv', 'fileIsWorkbook'],
  ['an old workbook', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0', 'mto.xls', 'fileIsWorkbook'],
  ['an old document', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0', 'mto.doc', 'fileIsNoTable'],
  ['an archive', 'PK\x03\x04\x14\0drawings/a.dwg', 'drawings.zip', 'fileIsNoTable'],
  ['a PDF', '%PDF-1.7\n%\xe2\xe3', 'mto.pdf', 'fileIsPdf'],
  ['a picture', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x01\0', 'mto.png', 'fileIsNoTable'],
  ['a web page without a table', '<html><p>Valve', 'mto.xls', 'fileIsNoTable'],
  ['scattered NULs', 'Item,Qty\nValve\0\0,4\n', 'list.csv', 'fileIsNoTable'],
  ['data in one line', `{"valves":[${'"valve",'.repeat(20_000)}4]}`, 'list.txt', 'fileIsNoTable'],
  ['an empty file', '', 'list.csv', 'fileIsEmpty'],
  ['blank rows', '\r\n \r\n', 'list.csv', 'fileIsEmpty'],
  ['a byte order mark alone', '\xef\xbb\xbf', 'list.csv', 'fileIsEmpty'],
  ['a lost character', 'Item,Qty\nKugelhahn \xef\xbf\xbd 60,4\n', 'list.csv', 'fileIsDamaged'],
  ['UTF-8 that is cut off', '\xef\xbb\xbfItem,Qty\nKugelhahn \xc3', 'list.csv', 'fileIsDamaged'],
  ['UTF-16 that is cut off', '\xff\xfeI\0t', 'list.csv', 'fileIsDamaged'],
])('%s is refused', async (_, text, name, fault) => {
  expect(await read(ascii(text), name)).toEqual({ fault })
})

test('refuses a file that is larger than any list', async () => {
  expect(await read('x'.repeat(MAX_MEGABYTES * 2 ** 20 + 1))).toEqual({ fault: 'fileIsLarge' })
})

test('reports a file that is gone', async () => {
  const file = new File(['Item,Qty'], 'list.csv')
  file.slice = () => {
    throw new DOMException('', 'NotFoundError')
  }
  expect(await readFile(file)).toEqual({ fault: 'fileIsUnreadable' })
})

test.each([
  ['UTF-8 with letters of many scripts', new TextEncoder().encode('Ω بيع 阀门, 4'), 'Ω بيع 阀门, 4'],
  [
    'Windows-1252',
    ascii('Kugelhahn \xd8 60,3; 1\xbd" \xb5-Filter 20 \xb0C'),
    'Kugelhahn Ø 60,3; 1½" µ-Filter 20 °C',
  ],
])('%s is read', async (_, bytes, text) => {
  expect(await read(bytes)).toMatchObject({ grids: [{ name: 'list.csv' }], text })
})

test('reads the table of a web page that a program has saved as a workbook', async () => {
  const page = '<html><body><table><tr><th>Item<th>Qty<tr><td>Valve<td>4</table>'
  const { grids = [] } = await read(page, 'mto.xls')
  expect(grids.map(textsOf)).toEqual([
    [
      ['Item', 'Qty'],
      ['Valve', '4'],
    ],
  ])
})
