import type { Grid } from '#shared/sheets/grid.ts'
import type { CatalogueRow } from '#shared/trade/catalogue-row.ts'
import type { SheetReading } from './propose.ts'
import { isText, keyOf } from './roles.ts'
import { withUnit } from './with-unit.ts'

/** A row that begins with this is an example of ours, and is not imported. */
export const EXAMPLE = '✎'

const YES = /^(?:y|yes|ya|true|1|x|✓|published|diterbitkan|online|visible)$/i
const NO = /^(?:n|no|tidak|false|0|draft|draf|hidden|offline)$/i

/** Other words stay, and are a fault. */
const yesOrNo = (value: string): string => (YES.test(value) ? 'yes' : NO.test(value) ? 'no' : value)

/**
 * Returns the rows below the headings by what their columns are. A sheet without a column of categories has the given one
 * for all rows.
 */
export function rowsOf(grid: Grid, { headings, columns }: SheetReading, category = ''): CatalogueRow[] {
  return grid.rows.slice(headings + 1).flatMap(({ number, cells }): CatalogueRow[] => {
    const values = columns.map((_, at) => cells[at]?.text.trim() ?? '')
    const first = values.find(Boolean)
    if (first === undefined || first.startsWith(EXAMPLE)) return []
    const row: CatalogueRow = category ? { row: number, category, values } : { row: number, values }
    const facts: Record<string, string> = {}
    for (const [at, { role, unit }] of columns.entries()) {
      const value = values[at] ?? ''
      const key = keyOf(role)
      if (key !== undefined) facts[key] = withUnit(value, unit)
      else if (role === 'pictures') row.pictures = value.split(/\s*[,;\n]\s*/).filter(Boolean)
      else if (role === 'isPublished') row.isPublished = yesOrNo(value)
      else if (isText(role)) row[role] = value
    }
    return [Object.keys(facts).length > 0 ? { ...row, facts } : row]
  })
}
