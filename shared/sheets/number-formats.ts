import { format as formatNumber, isDateFormat } from 'numfmt'
import { addDays } from '#shared/trade/calendar.ts'
import type { Cell } from './grid.ts'

/** How numbers are shown. Days `isOfPlace` are in the order of the place where the sheet is opened. */
export type CellFormat = { code: string; isDate: boolean; isOfPlace: boolean }

/** The formats that workbooks name only by their number. */
const BUILT_IN = new Map(
  Object.entries({
    1: '0',
    2: '0.00',
    3: '#,##0',
    4: '#,##0.00',
    9: '0%',
    10: '0.00%',
    11: '0.00E+00',
    12: '# ?/?',
    13: '# ??/??',
    37: '#,##0;(#,##0)',
    38: '#,##0;(#,##0)',
    39: '#,##0.00;(#,##0.00)',
    40: '#,##0.00;(#,##0.00)',
    41: '#,##0',
    42: '#,##0',
    43: '#,##0.00',
    44: '#,##0.00',
    48: '##0.0E+0',
  }),
)
const DATE_OF_PLACE = /^(?:1[4-9]|2[0-27-9]|3[0-6]|4[5-7]|5[0-8])$/
/** Spreadsheets allow no longer one, and to read it takes seconds. */
const MAX_CODE = 255

/** Looks at a number format once for its style. */
export function formatOf(id: number, own?: string): CellFormat | undefined {
  const isOfPlace = own === undefined && DATE_OF_PLACE.test(String(id))
  const code = own ?? BUILT_IN.get(String(id)) ?? 'General'
  if (isOfPlace) return { code, isDate: true, isOfPlace }
  if (code.length > MAX_CODE || /^(?:general|standard|@)$/i.test(code)) return undefined
  return { code, isDate: isDateFormat(code), isOfPlace }
}

/** Spreadsheets count days from here. */
const DAY_ZERO = '1899-12-30'

const plain = (number: number): string => String(Number(number.toPrecision(15)))

/** Returns the cell of a number as its format shows it. Days have no number. */
export function shownAs(value: string, format: CellFormat | undefined, is1904: boolean): Cell {
  const number = Number(value)
  if (!Number.isFinite(number)) return { text: value }
  if (!format) return { text: plain(number), number }
  const day = number + (is1904 ? 1462 : 0)
  if (!format.isDate) return { text: shown(format.code, number) ?? plain(number), number }
  const isDay = day >= 1 && day < 2_958_466
  if (!isDay) return { text: plain(number), number }
  return {
    text: format.isOfPlace ? addDays(DAY_ZERO, day) : (shown(format.code, day) ?? plain(number)),
  }
}

function shown(code: string, number: number): string | undefined {
  try {
    return formatNumber(code, number, { throws: true })
      .trim()
      .replace(/(?<=\d)\.(?!\d)/, '')
  } catch {
    // A format that spreadsheets would not take either.
    return undefined
  }
}
