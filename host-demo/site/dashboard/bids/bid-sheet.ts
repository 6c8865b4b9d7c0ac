import writeXlsx, { type Cell, type Feature, type Row } from 'write-excel-file/universal'
import { wantedIn } from '#shared/api/rfq-title.ts'
import type { Bids } from '#shared/trade/bids.ts'
import { compareBids, foreignCurrencies } from '#shared/trade/comparison.ts'
import { currencyDigits } from '#shared/trade/money.ts'
import { deviationText } from '#shared/trade/offer-words.ts'
import { saveFile } from '#shared/ui/save-file.ts'
import { factsOf, stateText } from './bid-words.ts'
import { bidsMessages } from './bids.messages.ts'
import { type Bid, nameOf } from './bids.store.ts'

const BOLD = { fontWeight: 'bold' } as const

/** The format of a cell for numbers with as many digits as a currency has, or for prices up to four. */
function formatFor(currency: string, most = 0): string {
  const digits = currencyDigits(currency)
  const fraction = `${'0'.repeat(digits)}${'#'.repeat(Math.max(0, most - digits))}`
  return `#,##0${fraction && `.${fraction}`}`
}

/** The columns before those of the sellers, and the columns of one seller. */
function headings() {
  const t = bidsMessages.get()
  return {
    line: [t.line, t.item, t.quantity, t.unit, t.requirements],
    seller: [
      ...[t.quantity, t.price, t.priceIsFor, t.currency, t.amount, t.delivery, t.validUntil, t.terms],
      ...[t.notes, t.ordered],
    ],
  }
}

const ROWS_BEFORE = 4

/** The name of a sheet in formulas, which depends on no language. */
const RATES = 'Rates'

/** Downloads the bid table as a workbook. Its amounts are formulas over quantities, prices and the rates on their sheet. */
export async function download(bids: Bids): Promise<void> {
  saveFile(`${bids.list.name.replaceAll('/', '-')}.xlsx`, await workbookOf(bids))
}

/** A formula with its value, for programs that show a file without calculating. */
type Formulas = Map<string, number | ''>

/** Returns the workbook: the table, and the rates that its formulas use. */
export function workbookOf(bids: Bids): Promise<Blob> {
  const formulas: Formulas = new Map()
  const { line, seller } = headings()
  const columns = [...line, ...bids.sellers.flatMap(() => seller)]
  const table = {
    data: rowsOf(bids, formulas),
    sheet: 'Bids',
    columns: columns.map((_, at) => ({ width: at === 1 || at === line.length - 1 ? 36 : 14 })),
    stickyRowsCount: ROWS_BEFORE,
    stickyColumnsCount: 2,
    orientation: 'landscape',
  } as const
  const rates = {
    data: ratesOf(bids),
    sheet: RATES,
    columns: [{ width: 12 }, { width: 16 }, { width: 14 }],
  }
  return writeXlsx([table, rates], { features: [withValues(formulas)] }).toBlob()
}

function ratesOf({ currency, rates, ...bids }: Bids): Row[] {
  const t = bidsMessages.get()
  const foreign = foreignCurrencies({ sellers: bids.sellers, lines: bids.lines }, currency).map(
    (from): Row => {
      const saved = rates.find(rate => rate.currency === from)
      return [from, saved ? Number(saved.rate) : null, saved?.date ?? null]
    },
  )
  const heading = [t.currency, t.rateIn({ currency }), t.date].map((value): Cell => ({ value, ...BOLD }))
  return [heading, [currency, 1, null], ...foreign]
}

function rowsOf(bids: Bids, formulas: Formulas): Row[] {
  const { currency, sellers, lines } = bids
  const t = bidsMessages.get()
  const { line: lineHeadings, seller: sellerHeadings } = headings()
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
      const start = lineHeadings.length + seller * sellerHeadings.length
      const worth = comparison.lines[at]?.[seller]
      const offer = bid?.offer
      if (!bid || !offer) return [...Array(8).fill(null), noteOf(bid), orderedOf(bid)]
      const [quantity, price, amount] = [start, start + 1, start + 4]
      const rate = `${RATES}!$B$${currencies.indexOf(offer.currency) + 2}`
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
        [worth?.isLowest && t.lowest, worth?.isEarliest && t.earliest, noteOf(bid)]
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
      factsOf(line.asked).join('; '),
      ...cells,
    ]
  })
  const totals = (what: string, write: (range: string, seller: number, column: number) => Cell): Row => [
    null,
    bold(what),
    ...lineHeadings.slice(2).map(() => null),
    ...sellers.flatMap((_, seller): Row => {
      const column = lineHeadings.length + seller * sellerHeadings.length + 4
      const name = columnName(column)
      return [
        ...Array(4).fill(null),
        write(`${name}${first}:${name}${last}`, seller, column),
        ...Array(5).fill(null),
      ]
    }),
  ]
  return [
    [bold(bids.list.name)],
    [t.sheetNote({ currency, sheet: RATES, step: digits > 0 ? `${1 / 10 ** digits}` : t.wholeNumber })],
    [
      ...lineHeadings.map(() => null),
      ...sellers.flatMap(
        (seller): Row => [bold(nameOf(seller)), ...Array(sellerHeadings.length - 1).fill(null)],
      ),
    ],
    [...lineHeadings, ...sellers.flatMap(() => sellerHeadings)].map(bold),
    ...body,
    totals(t.total({ currency }), (range, seller, column) =>
      formula(
        last + 1,
        column,
        `SUM(${range})`,
        Number(comparison.totals[seller]?.total),
        formatFor(currency),
      ),
    ),
    totals(t.countedLines({ lines: lines.length }), (range, seller, column) =>
      formula(last + 2, column, `COUNT(${range})`, comparison.totals[seller]?.counted ?? 0, '0'),
    ),
  ]
}

function noteOf(bid: Bid | null): string {
  if (!bid) return bidsMessages.get().notAsked
  const state = bid.offer && bid.status === 'quoted' ? '' : stateText(bid)
  return [state, bid.refusal, ...bid.deviations.map(each => deviationText(each, 'en'))]
    .filter(Boolean)
    .join('; ')
}

function orderedOf(bid: Bid | null): string | null {
  const t = bidsMessages.get()
  return bid?.award
    ? [bid.award.quantity ?? t.orderedAll, t.order({ order: bid.award.number })].join(', ')
    : null
}

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
