import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { nothingAsked } from '#shared/trade/asked.ts'
import { compareBids } from '#shared/trade/comparison.ts'
import { bid, bidOffer, bidsReply } from './bid-replies.ts'
import { workbookOf } from './bid-sheet.ts'

type Sheet = Map<string, { formula: string; value: string | number }>

/** Reads the cells of a sheet as a spreadsheet program does. */
function sheetIn(files: Record<string, Uint8Array>, at: number): Sheet {
  const text = (path: string) => strFromU8(files[path] ?? new Uint8Array())
  const strings = [...text('xl/sharedStrings.xml').matchAll(/<si>.*?<t[^>]*>(.*?)<\/t>.*?<\/si>/gs)].map(
    found => found[1],
  )
  const cells = text(`xl/worksheets/sheet${at}.xml`).matchAll(
    /<c r="([A-Z]+\d+)"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs,
  )
  return new Map(
    [...cells].map(([, cell = '', attributes = '', content = '']) => {
      const [written = ''] = /(?<=<v>).*?(?=<\/v>)/.exec(content) ?? []
      const [formula = ''] = /(?<=<f>).*?(?=<\/f>)/.exec(content) ?? []
      const isText = attributes.includes('t="s"')
      const value = isText ? (strings[Number(written)] ?? '') : written === '' ? '' : Number(written)
      return [cell, { formula: formula.replaceAll('&quot;', '"'), value }] as const
    }),
  )
}

const filesOf = async (blob: Blob) => unzipSync(new Uint8Array(await blob.arrayBuffer()))

/** Calculates a formula of the first sheet again. */
function calculated(formula: string, table: Sheet, rates: Sheet): number | '' {
  const value = (cell: string): number | string => {
    const [, sheet, address = ''] = /^(Rates!)?(.+)$/.exec(cell.replaceAll('$', '')) ?? []
    return (sheet ? rates : table).get(address)?.value ?? ''
  }
  const [, operation, first = '', last = ''] = /^(SUM|COUNT)\((\w+):(\w+)\)$/.exec(formula) ?? []
  if (operation) {
    const column = first.replace(/\d+/, '')
    const [from, to] = [first, last].map(cell => Number(cell.replace(/\D+/, '')))
    const numbers: number[] = []
    for (let row = from ?? 0; row <= (to ?? 0); row += 1) {
      const each = value(`${column}${row}`)
      if (typeof each === 'number') numbers.push(each)
    }
    return operation === 'COUNT' ? numbers.length : numbers.reduce((sum, each) => sum + each, 0)
  }
  const [, tests = '', product = ''] = /^IF\(OR\((.*)\),"",ROUND\((.*),2\)\)$/.exec(formula) ?? []
  expect(product, formula).not.toBe('')
  if (tests.split(',').some(each => value(each.replace('=""', '')) === '')) return ''
  return Math.round(product.split('*').reduce((all, cell) => all * Number(value(cell)), 1) * 100) / 100
}

const bids = bidsReply({
  lines: [
    ...bidsReply().lines,
    {
      item: 3,
      title: 'Wire rope',
      quantity: '3',
      unit: 'm',
      asked: nothingAsked,
      bids: [
        bid(31, { quantity: '3', unit: 'm', offer: bidOffer({ price: '0.1' }) }),
        bid(32, { quantity: '3', unit: 'm', offer: bidOffer({ price: '1250.5', currency: 'EUR' }) }),
        bid(33, {
          quantity: null,
          offer: bidOffer({ price: '4', delivery: '=HYPERLINK("https://evil.test")' }),
        }),
      ],
    },
  ],
})

test('the workbook calculates the same figures as the screen', async () => {
  const files = await filesOf(await workbookOf(bids))
  const [table, rates] = [sheetIn(files, 1), sheetIn(files, 2)]
  const formulas = [...table].filter(([, { formula }]) => formula !== '')
  for (const [cell, { formula, value }] of formulas)
    expect([cell, calculated(formula, table, rates)]).toEqual([cell, value])
  const { totals } = compareBids(bids, bids)
  // Amount is the fifth of ten columns of each seller; the lines end in row 7.
  expect(['J8', 'T8', 'AD8'].map(cell => table.get(cell)?.value)).toEqual(
    totals.map(({ total }) => Number(total)),
  )
  expect(['J9', 'T9', 'AD9'].map(cell => table.get(cell)?.value)).toEqual([3, 1, 0])
  expect(table.get('J8')?.value).toBe(1025.3)
  expect([table.get('T5')?.formula, table.get('T5')?.value]).toEqual([
    'IF(OR(P5="",Rates!$B$4=""),"",ROUND(Q5*P5*Rates!$B$4,2))',
    122.38,
  ])
})

test('a rate that is typed into the sheet later counts at once', async () => {
  const files = await filesOf(await workbookOf(bids))
  const [table, rates] = [sheetIn(files, 1), sheetIn(files, 2)]
  expect([...rates].filter(([cell]) => cell.startsWith('A')).map(([, { value }]) => value)).toEqual([
    'Currency',
    'MYR',
    'EUR',
    'USD',
  ])
  expect(table.get('T7')?.value).toBe('')
  rates.set('B3', { formula: '', value: 4.9 })
  expect(calculated(table.get('T7')?.formula ?? '', table, rates)).toBe(18382.35)
})

test('the words of a seller are text and never a formula', async () => {
  const table = sheetIn(await filesOf(await workbookOf(bids)), 1)
  const words = [...table.values()].find(({ value }) => String(value).includes('HYPERLINK'))
  expect(words).toEqual({ formula: '', value: expect.stringContaining('=HYPERLINK') })
})
