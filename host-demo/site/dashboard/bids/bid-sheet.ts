import writeXlsx, { type Cell, type Feature, type Row } from 'write-excel-file/universal'
import { wantedIn } from '#shared/api/rfq-title.ts'
import type { Bids } from '#shared/trade/bids.ts'
import { compareBids, foreignCurrencies } from '#shared/trade/comparison.ts'
import { currencyDigits } from '#shared/trade/money.ts'
import { deviationText } from '#shared/trade/offer-words.ts'
import { saveFile } from '#shared/ui/save-file.ts'
import { stateMessages } from '../quotes/quotes.messages.ts'
import { nameOf } from './bid-table.tsx'
import type { Bid } from './bids.store.ts'

const BOLD = { fontWeight: 'bold' } as const

/** The format of a cell for numbers with as many digits as a currency has, or for prices up to four. */
function formatFor(currency: string, most = 0): string {
  const digits = currencyDigits(currency)
  const fraction = `${'0'.repeat(digits)}${'#'.repeat(Math.max(0, most - digits))}`
  return `#,##0${fraction && `.${fraction}`}`
}

/** The columns of one seller. */
const HEADINGS = [
  ...['Quantity', 'Price', 'Price is for', 'Currency', 'Amount', 'Delivery', 'Valid until', 'Terms'],
  ...['Notes', 'Ordered'],
]
/** The columns before those of the sellers, and the rows before the lines. */
const LINE_HEADINGS = ['Line', 'Item', 'Quantity', 'Unit']
const ROWS_BEFORE = 4

/** Downloads the bid table as a workbook. Its amounts are formulas over quantities, prices and the rates on their sheet. */
export async function download(bids: Bids): Promise<void> {
  saveFile(`${bids.list.name.replaceAll('/', '-')}.xlsx`, await workbookOf(bids))
}

/** A formula with its value, for programs that show a file without calculating. */
type Formulas = Map<string, number | ''>

/** Returns the workbook: the table, and the rates that its formulas use. */
export function workbookOf(bids: Bids): Promise<Blob> {
  const formulas: Formulas = new Map()
  const columns = [...LINE_HEADINGS, ...bids.sellers.flatMap(() => HEADINGS)]
  const table = {
    data: rowsOf(bids, formulas),
    sheet: 'Bids',
    columns: columns.map((_, at) => ({ width: at === 1 ? 36 : 14 })),
    stickyRowsCount: ROWS_BEFORE,
    stickyColumnsCount: 2,
    orientation: 'landscape',
  } as const
  const rates = {
    data: ratesOf(bids),
    sheet: 'Rates',
    columns: [{ width: 12 }, { width: 16 }, { width: 14 }],
  }
  return writeXlsx([table, rates], { features: [withValues(formulas)] }).toBlob()
}

function ratesOf({ currency, rates, ...bids }: Bids): Row[] {
  const foreign = foreignCurrencies({ sellers: bids.sellers, lines: bids.lines }, currency).map(
    (from): Row => {
      const saved = rates.find(rate => rate.currency === from)
      return [from, saved ? Number(saved.rate) : null, saved?.date ?? null]
    },
  )
  const heading = ['Currency', `Rate in ${currency}`, 'Date'].map((value): Cell => ({ value, ...BOLD }))
  return [heading, [currency, 1, null], ...foreign]
}

function rowsOf(bids: Bids, formulas: Formulas): Row[] {
  const { list, currency, sellers, lines } = bids
  const digits = currencyDigits(currency)
  const comparison = compareBids(bids, bids)
  const currencies = [currency, ...foreignCurrencies(bids, currency)]
  const bold = (value: string): Cell => ({ value, ...BOLD })
  const first = ROWS_BEFORE + 1
  const last = ROWS_BEFORE + lines.length
  const formula = (row: number, column: number, value: string, result: number | '', format: string): Cell => {
    formulas.set(`${columnName(column)}${row}`, result)
    return { type: 'Formula', value, format }
  }
  const body = lines.map((line, at): Row => {
    const row = first + at
    const cells = line.bids.flatMap((bid, seller): Row => {
      const start = LINE_HEADINGS.length + seller * HEADINGS.length
      const worth = comparison.lines[at]?.[seller]
      const offer = bid?.offer
      if (!bid || !offer) return [...Array(8).fill(null), noteOf(bid), orderedOf(bid)]
      const [quantity, price, amount] = [start, start + 1, start + 4]
      const rate = `Rates!$B$${currencies.indexOf(offer.currency) + 2}`
      const factors =
        offer.priceBasis === 'unit'
          ? [`${columnName(price)}${row}`, `${columnName(quantity)}${row}`]
          : [`${columnName(price)}${row}`]
      const isMissing = [...factors.slice(1), rate].map(each => `${each}=""`).join(',')
      return [
        bid.quantity === null ? null : Number(bid.quantity),
        { value: Number(offer.price), format: formatFor(offer.currency, offer.price.includes('.') ? 4 : 0) },
        offer.priceBasis,
        offer.currency,
        formula(
          row,
          amount,
          `IF(OR(${isMissing}),"",ROUND(${[...factors, rate].join('*')},${digits}))`,
          worth && 'amount' in worth ? Number(worth.amount) : '',
          formatFor(currency),
        ),
        offer.delivery,
        offer.validUntil,
        offer.terms,
        [worth?.isLowest && 'Lowest price', worth?.isEarliest && 'Earliest delivery', noteOf(bid)]
          .filter(Boolean)
          .join('; '),
        orderedOf(bid),
      ]
    })
    return [
      line.item,
      wantedIn(line.title),
      line.quantity === null ? null : Number(line.quantity),
      line.unit,
      ...cells,
    ]
  })
  const totals = (what: string, write: (range: string, seller: number, column: number) => Cell): Row => [
    null,
    bold(what),
    null,
    null,
    ...sellers.flatMap((_, seller): Row => {
      const column = LINE_HEADINGS.length + seller * HEADINGS.length + 4
      const name = columnName(column)
      return [
        ...Array(4).fill(null),
        write(`${name}${first}:${name}${last}`, seller, column),
        ...Array(5).fill(null),
      ]
    }),
  ]
  return [
    [bold(list.name)],
    [
      `Amounts in ${currency}, with the rates on the sheet Rates. Each is rounded to ${digits > 0 ? 1 / 10 ** digits : 'a whole number'}.`,
    ],
    [
      ...LINE_HEADINGS.map(() => null),
      ...sellers.flatMap((seller): Row => [bold(nameOf(seller)), ...Array(HEADINGS.length - 1).fill(null)]),
    ],
    [...LINE_HEADINGS, ...sellers.flatMap(() => HEADINGS)].map(bold),
    ...body,
    totals(`Total in ${currency}`, (range, seller, column) =>
      formula(
        last + 1,
        column,
        `SUM(${range})`,
        Number(comparison.totals[seller]?.total),
        formatFor(currency),
      ),
    ),
    totals(`Lines with an amount, of ${lines.length}`, (range, seller, column) =>
      formula(last + 2, column, `COUNT(${range})`, comparison.totals[seller]?.counted ?? 0, '0'),
    ),
  ]
}

function noteOf(bid: Bid | null): string {
  if (!bid) return 'Not asked'
  if (bid.notDelivered) return stateMessages.get().notDelivered
  if (bid.isSilent) return 'Silent'
  if (bid.refusal !== null) return bid.refusal ? `No quote: ${bid.refusal}` : 'No quote'
  return [bid.offer ? '' : bid.status, ...bid.deviations.map(each => deviationText(each, 'en'))]
    .filter(Boolean)
    .join('; ')
}

const orderedOf = (bid: Bid | null): string | null =>
  bid?.award ? [bid.award.quantity ?? 'All', `order ${bid.award.order}`].join(', ') : null

/** Returns the letters of a column, counted from 0. */
function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26))
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter
}

/** Adds their values to the formulas of the first sheet, which the library writes without. */
const withValues = (formulas: Formulas): Feature<Blob> => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: xml =>
          xml.replace(
            /<c r="([A-Z]+\d+)"([^>]*)>(<f>.*?<\/f>)<\/c>/g,
            (_, cell: string, style: string, written: string) => {
              const value = formulas.get(cell) ?? ''
              const kind = value === '' ? ' t="str"' : ''
              return `<c r="${cell}"${style}${kind}>${written}<v>${value}</v></c>`
            },
          ),
      },
    },
  },
})
