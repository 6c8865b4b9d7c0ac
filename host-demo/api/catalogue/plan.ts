import type { Kind } from '#shared/api/items.ts'
import { type Sentence, texts } from '#shared/messages/texts.ts'
import type { CatalogueRow, CellRemark, PlannedRow, RowText } from '#shared/trade/catalogue-row.ts'
import { factFault, shortened } from '../facts/fact-fault.ts'
import { textOf } from '../items/description.ts'
import { LENGTHS } from '../items/own-items.ts'
import type { Facts, StoredItem } from '../items/stored-items.ts'
import { textField } from '../request/fields.ts'
import type { Categories } from './categories.ts'

const errors = texts('error.import', {
  noName: 'Write a name. A new item needs one.',
  noCategory: 'Write a category. A new item needs one.',
  category: 'There is no category “{value}”. Choose one of the list.',
  near: 'There is no category “{value}”. Did you mean “{near}”?',
  alike: 'Several categories are called “{value}”. Write one of these: {names}.',
  long: '“{value}” is too long: write at most {max} characters.',
  yesNo: 'Write yes or no instead of “{value}”.',
  twice: '“{value}” is in row {row} already. Keep one of the two rows.',
  picture: '“{value}” is not there yet. Add it to the pictures after the import.',
})

/** Clears a text or a fact. An empty cell leaves it as it is. */
const CLEAR = '-'

/** What is known when a row is planned. */
export type Known = {
  kind: Kind
  language: string
  categories: Categories
  /** Returns the items that the row may mean. */
  itemsOf: (row: CatalogueRow) => readonly StoredItem[]
  /** Returns an earlier row with the same SKU. */
  twinOf: (row: CatalogueRow) => number | undefined
}

/** An item as a row of a sheet. */
export type ItemRow = Record<RowText, string> & { facts: Facts }

/** Returns the cells of an item in a sheet. */
export function rowOf(item: StoredItem, categories: Categories): ItemRow {
  const { name, brand, model, condition, material, origin, shortDescription, facts } = item
  return {
    sku: skuOf(item),
    name,
    category: categories.byId(item.categoryId)?.label ?? '',
    ...{ brand, model, condition, material, origin, shortDescription },
    longDescription: textOf(item.longDescription),
    isPublished: item.isPublished ? 'yes' : 'no',
    facts,
  }
}

export const skuOf = ({ kind, sku, serviceNo }: StoredItem) => (kind === 'product' ? sku : serviceNo)

/** The fields that a row of each kind can set, in their order. */
const fieldsOf = (kind: Kind): RowText[] => [
  'sku',
  'name',
  'category',
  ...(kind === 'product' ? (['brand', 'model', 'condition', 'material', 'origin'] as const) : []),
  'shortDescription',
  'longDescription',
  'isPublished',
]

/** Those that `-` does not clear. */
const KEPT: readonly RowText[] = ['sku', 'name', 'category', 'isPublished']

/** Returns what applying a row will do. `choice` is the item that the seller chose for it; null makes a new one. */
export function planRow(row: CatalogueRow, known: Known, choice?: number | null): PlannedRow {
  const candidates = known.itemsOf(row)
  const blank = {
    row: row.row,
    itemId: null,
    name: cellOf(row, 'name') || candidates[0]?.name || cellOf(row, 'sku'),
    changes: [],
    faults: [],
    remarks: [],
    candidates: [],
  }
  const twin = candidates.length > 1 ? undefined : known.twinOf(row)
  if (twin !== undefined) {
    const value = cellOf(row, 'sku')
    const text = errors.twice({ value: shortened(value), row: twin })(known.language)
    return { ...blank, action: 'fault', faults: [{ field: 'sku', value, text }] }
  }
  const isSure = cellOf(row, 'sku') !== '' && candidates.length === 1
  const choosing = isSure ? [] : candidates
  const chosen = choice === undefined ? undefined : candidates.find(({ id }) => id === choice)
  const plans = candidates.map(item => planFor(row, known, item))
  const same = plans.find(({ action }) => action === 'same')
  const shown = choosing.map(item => ({ id: item.id, name: item.name, sku: skuOf(item) }))
  if (same && !chosen && choice !== null) return same
  if (choosing.length > 0 && choice === undefined) return { ...blank, action: 'choose', candidates: shown }
  return { ...planFor(row, known, chosen ?? (isSure ? candidates[0] : undefined)), candidates: shown }
}

/** Returns the plan of a row for one item, or for a new one. */
function planFor(row: CatalogueRow, known: Known, item: StoredItem | undefined): PlannedRow {
  const { kind, language, categories } = known
  const before: Partial<ItemRow> = item ? rowOf(item, categories) : {}
  const changes: PlannedRow['changes'] = []
  const faults: CellRemark[] = []
  const set = (field: string, was: string, given: string, fault: Sentence | undefined, after = given) => {
    if (fault) faults.push({ field, value: given, text: fault(language) })
    else if (after !== was) changes.push({ field, before: was, after })
  }
  for (const field of fieldsOf(kind)) {
    const [was, given] = [before[field] ?? '', cellOf(row, field)]
    if (given === cleaned(was, field)) {
      if (!item && given === '') set(field, '', given, missing(field))
    } else if (given === CLEAR && !KEPT.includes(field)) set(field, was, given, undefined, '')
    else if (given !== '')
      set(field, was, given, faultOf(known, field, given), writtenAs(known, field, given))
  }
  const categoryName = changes.find(({ field }) => field === 'category')?.after ?? before.category ?? ''
  const asked = categories.named(categoryName)?.asked
  for (const [key, cell] of Object.entries(row.facts ?? {})) {
    const [was, given] = [before.facts?.[key] ?? '', oneLine(cell)]
    if (given === '' || given === oneLine(was)) continue
    if (given === CLEAR) set(`facts.${key}`, was, given, undefined, '')
    // Without a category nobody can tell which facts it asks for: its own fault is enough.
    else if (asked) set(`facts.${key}`, was, given, factFault(asked.get(key), given))
  }
  const action = faults.length > 0 ? 'fault' : !item ? 'create' : changes.length > 0 ? 'change' : 'same'
  return {
    row: row.row,
    action,
    itemId: item?.id ?? null,
    name: cellOf(row, 'name') || item?.name || cellOf(row, 'sku'),
    changes: action === 'fault' ? [] : changes,
    faults,
    remarks: missingPictures(row, item).map(value => ({
      field: 'pictures',
      value,
      text: errors.picture({ value: shortened(value) })(language),
    })),
    candidates: [],
  }
}

const missing = (field: RowText): Sentence | undefined =>
  ({ name: errors.noName, category: errors.noCategory })[field as string]

function faultOf({ kind, categories }: Known, field: RowText, given: string): Sentence | undefined {
  const value = shortened(given)
  if (field === 'category') {
    if (categories.named(given)) return undefined
    const alike = categories.alike(given)
    if (alike.length > 0) return errors.alike({ value, names: alike.join(', ') })
    const near = categories.near(given)
    return near ? errors.near({ value, near }) : errors.category({ value })
  }
  if (field === 'isPublished') return /^(yes|no)$/i.test(given) ? undefined : errors.yesNo({ value })
  const max = LENGTHS[kind][field]
  return given.length > max ? errors.long({ value, max }) : undefined
}

/** Returns a cell as the item keeps it. */
function writtenAs({ categories }: Known, field: RowText, given: string): string {
  if (field === 'category') return categories.named(given)?.label ?? given
  return field === 'isPublished' ? given.toLowerCase() : given
}

/** Returns the named pictures for which the item has no place filled yet: names of files are not kept. */
const missingPictures = ({ pictures = [] }: CatalogueRow, item: StoredItem | undefined) =>
  pictures.filter(Boolean).slice(item?.pictureNames.length ?? 0)

const oneLine = (text: string) => textField({ text }, 'text', { max: Number.POSITIVE_INFINITY })
const cleaned = (text: string, field: RowText) =>
  field === 'longDescription'
    ? textField({ text }, 'text', { max: Number.POSITIVE_INFINITY, lines: true })
    : oneLine(text)

/** Returns a cell as the item would keep it; '' if the sheet has no such column. */
export const cellOf = (row: CatalogueRow, field: RowText): string => cleaned(row[field] ?? '', field)
