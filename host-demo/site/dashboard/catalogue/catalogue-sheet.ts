import writeXlsx, { type Row } from 'write-excel-file/universal'
import type { Kind } from '#shared/api/items.ts'
import { unitsOf } from '#shared/trade/units.ts'
import type { FactsOfCategory } from '../items/item-calls.ts'
import { catalogueMessages } from './catalogue.messages.ts'
import type { ExportedRow, PlannedRow } from './catalogue-calls.ts'
import { categoryNames } from './propose.ts'
import { factsOf, isText, keyOf, type Role, roleNames, textsOf } from './roles.ts'
import { EXAMPLE } from './rows-of.ts'

const WIDE: ReadonlySet<Role> = new Set<Role>(['name', 'shortDescription', 'longDescription'])

/** Writes a sheet of texts. A cell can never be a formula. */
const sheetOf = (
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  isWide: readonly boolean[],
): Promise<Blob> =>
  writeXlsx([headings.map(value => ({ value, fontWeight: 'bold' as const })), ...rows.map(textRow)], {
    sheet: 'Items',
    columns: headings.map((_, at) => ({ width: isWide[at] ? 40 : 18 })),
    stickyRowsCount: 1,
  }).toBlob()

const textRow = (row: readonly string[]): Row =>
  row.map(value => (value === '' ? null : { value, type: String }))

type Given = { kind: Kind; categories: readonly FactsOfCategory[]; language: string }

/** Returns all items as the sheet that an import reads without a change. */
export function exportedSheet(
  rows: readonly ExportedRow[],
  { kind, categories, language }: Given,
): Promise<Blob> {
  const facts = factsOf(categories, kind)
  const stated = new Set(rows.flatMap(row => Object.keys(row.facts)))
  const keys = [...new Set([...facts.keys(), ...stated])].filter(key => stated.has(key))
  const roles: Role[] = [...textsOf(kind), ...keys.map(key => `facts.${key}` as const), 'pictures']
  const nameOf = roleNames(kind, facts, language)
  const cellOf = (row: ExportedRow, role: Role): string => {
    if (isText(role)) return row[role]
    return role === 'pictures' ? row.pictures.join(', ') : (row.facts[keyOf(role) ?? ''] ?? '')
  }
  return sheetOf(
    roles.map(nameOf),
    rows.map(row => roles.map(role => cellOf(row, role))),
    roles.map(role => WIDE.has(role)),
  )
}

/** Returns a sheet to fill in for a category: its headings with units, and an example that no import reads. */
export function templateOf(category: FactsOfCategory, { kind, categories, language }: Given): Promise<Blob> {
  const t = catalogueMessages.get()
  const facts = factsOf([category], kind)
  const nameOf = roleNames(kind, factsOf(categories, kind), language)
  const roles: Role[] = [
    ...textsOf(kind),
    ...[...facts.keys()].map(key => `facts.${key}` as const),
    'pictures',
  ]
  const [categoryName = ''] = categoryNames(category)
  const examples: Partial<Record<Role, string>> = {
    sku: `${EXAMPLE} ${t.exampleRow}`,
    name: t.exampleName,
    category: categoryName,
    isPublished: 'no',
    pictures: 'SKU.jpg, SKU-2.jpg',
  }
  const exampleOf = (role: Role): string =>
    examples[role] ??
    facts
      .get(keyOf(role) ?? '')?.[0]
      ?.values.slice(0, 3)
      .join(` ${t.or} `) ??
    ''
  const unitOf = (role: Role): string => {
    const fact = facts.get(keyOf(role) ?? '')?.[0]
    return fact?.kind === 'number' && fact.unit ? ` (${unitsOf(fact.unit).base})` : ''
  }
  return sheetOf(
    roles.map(role => `${nameOf(role)}${unitOf(role)}`),
    [roles.map(exampleOf)],
    roles.map(role => WIDE.has(role)),
  )
}

/** Returns the rows with a fault as they were, with a column that says what to do. An earlier such column goes. */
export function faultySheet(
  columns: readonly string[],
  rows: readonly PlannedRow[],
  nameOf: (role: string) => string,
): Promise<Blob> {
  const { whatToDo } = catalogueMessages.get()
  const kept = [...columns.keys()].filter(at => columns[at] !== whatToDo)
  return sheetOf(
    [...kept.map(at => columns[at] ?? ''), whatToDo],
    rows.map(({ values, faults }) => [
      ...kept.map(at => values[at] ?? ''),
      faults.map(({ field, text }) => (field ? `${nameOf(field)}: ${text}` : text)).join('\n'),
    ]),
    [...kept.map(() => false), true],
  )
}
