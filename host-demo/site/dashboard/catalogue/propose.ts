import type { Kind } from '#shared/api/items.ts'
import { type Cell, type Grid, oneLine } from '#shared/sheets/grid.ts'
import { mayBeHeading } from '#shared/sheets/heading-words.ts'
import type { Steps } from '#shared/sheets/slices.ts'
import { measureOf, NOMINAL } from '#shared/trade/units.ts'
import type { CategoryFact, FactsOfCategory } from '../items/item-calls.ts'
import { factsOf, headingRoles, keyOf, plain, type Role } from './roles.ts'
import { withUnit } from './with-unit.ts'

/** Why a column has its role. */
type Why = 'heading' | 'unit' | 'values' | 'unknown' | 'taken' | 'chosen'

type Column = {
  heading: string
  /** The unit that the heading states, such as `mm` in `Length (mm)`. */
  unit: string
  role: Role
  why: Why
  /** Other roles that it may have, most likely first. */
  proposals: readonly Role[]
}

/** How a sheet is read: the row of its headings (-1 for none), and its columns. */
export type SheetReading = { headings: number; columns: readonly Column[] }

type Choices = {
  /** The row of the headings; undefined to look for it. */
  headings?: number | undefined
  columns: ReadonlyMap<number, Role>
}

export type SheetToRead = {
  grid: Grid
  kind: Kind
  categories: readonly FactsOfCategory[]
  chosen: Choices
}

/** The rows among which the headings are, and the number of cells that show what a column is. */
const LOWEST = 20
const SAMPLE = 200
/** The part of the cells that have to agree, so that a few remarks among them do not matter. */
const MOST = 0.8
const YES_OR_NO = /^(?:yes|no|ya|tidak|true|false)$/i
const PICTURE = /\.(?:jpe?g|png|webp)\b/i

/** Reads the columns of a sheet by their headings, by the units in headings and values, and by their values. */
export function* readSheet({ grid, kind, categories, chosen }: SheetToRead): Steps<SheetReading> {
  const all = factsOf(categories, kind)
  const roles = headingRoles(kind, all)
  const headings = chosen.headings ?? headingsIn(grid, roles)
  yield
  const cells = grid.rows[headings]?.cells ?? []
  const width = grid.rows.reduce((most, row) => Math.max(most, row.cells.length), 0)
  const values: string[][] = []
  for (let at = 0; at < width; at += 1) {
    values.push(valuesIn(grid, headings, at))
    yield
  }
  const categoryAt = values.findIndex((_, at) => {
    const role = chosen.columns.get(at) ?? roles.get(plain(cells[at]?.text ?? ''))?.[0]
    return role === 'category'
  })
  const near = nearFacts(categories, kind, values[categoryAt] ?? []) ?? all
  const columns: Column[] = []
  for (let at = 0; at < width; at += 1) {
    const heading = oneLine(cells[at]?.text ?? '')
    columns.push(proposed(heading, values[at] ?? [], { roles, near, categories, kind }))
    yield
  }
  return { headings, columns: chosenColumns(nameFirst(columns, values), chosen.columns) }
}

/** Finds the row that names most columns. */
function headingsIn({ rows }: Grid, roles: ReadonlyMap<string, readonly Role[]>): number {
  let [best, most] = [-1, 0]
  for (const [at, { cells }] of rows.slice(0, LOWEST).entries()) {
    const known = new Set(
      cells.flatMap(({ text }) => rolesOf(text, roles).slice(0, 1)).filter(role => role !== 'leaveOut'),
    ).size
    const areNames = cells.every(({ text }) => text.trim() === '' || mayBeHeading(text))
    if (known > most && (known > 1 || areNames)) [best, most] = [at, known]
  }
  return best
}

const UNIT = /^(.*?)\s*(?:[([]\s*([^()[\]]+?)\s*[)\]]|,\s*(\S{1,6}))$/

const unitIn = (heading: string): { name: string; unit: string } => {
  const [, name = heading, bracketed, listed] = UNIT.exec(heading) ?? []
  const unit = bracketed ?? listed ?? ''
  // There is no DN 1, and no class 50.
  const isUnit = ['1', '50', '150'].some(value => measureOf(withUnit(value, unit)))
  return isUnit ? { name, unit } : { name: heading, unit: '' }
}

const rolesOf = (heading: string, roles: ReadonlyMap<string, readonly Role[]>): readonly Role[] =>
  roles.get(plain(heading)) ??
  roles.get(plain(unitIn(oneLine(heading)).name)) ??
  // `SKU (optional)` and the like.
  roles.get(plain(heading.replace(/[([].*?[)\]]/g, ' '))) ??
  []

const isText = (cell: Cell | undefined): cell is Cell => cell !== undefined && cell.text.trim() !== ''

function valuesIn({ rows }: Grid, headings: number, at: number): string[] {
  const values: string[] = []
  for (const { cells } of rows.slice(headings + 1)) {
    const cell = cells[at]
    if (isText(cell) && values.push(oneLine(cell.text)) === SAMPLE) break
  }
  return values
}

/** Returns the facts of the categories that a column of categories names. */
function nearFacts(
  categories: readonly FactsOfCategory[],
  kind: Kind,
  values: readonly string[],
): Map<string, CategoryFact[]> | undefined {
  const named = new Set(values.map(plain))
  const some = categories.filter(each => categoryNames(each).some(name => named.has(plain(name))))
  const facts = factsOf(some, kind)
  return facts.size > 0 ? facts : undefined
}

/** Returns how a category may be written. */
export const categoryNames = ({ name, parent }: Pick<FactsOfCategory, 'name' | 'parent'>): string[] =>
  parent ? [`${parent}: ${name}`, name] : [name]

type Known = {
  roles: ReadonlyMap<string, readonly Role[]>
  near: ReadonlyMap<string, readonly CategoryFact[]>
  categories: readonly FactsOfCategory[]
  kind: Kind
}

function proposed(heading: string, values: readonly string[], known: Known): Column {
  const { unit } = unitIn(heading)
  const named = nearFirst(rolesOf(heading, known.roles), known.near)
  const [role, ...others] = named
  const found = byValues(values, unit, known)
  // A column of classes may be called Rating, which is a pressure elsewhere.
  const [likelier] = role && isOfOtherUnit(role, heading, values, known) ? found.roles : []
  if (role && likelier) {
    const rest = [...found.roles, ...named].filter(each => each !== likelier)
    return { heading, unit, role: likelier, why: 'values', proposals: rest }
  }
  if (role) return { heading, unit, role, why: 'heading', proposals: others }
  const [first, ...more] = found.roles
  if (first && (more.length === 0 || found.isSure))
    return { heading, unit, role: first, why: unit ? 'unit' : 'values', proposals: more }
  return { heading, unit, role: 'leaveOut', why: 'unknown', proposals: found.roles }
}

/** Moves facts of the sheet's own categories to the front. */
const nearFirst = (roles: readonly Role[], near: Known['near']): Role[] => {
  const isNear = (role: Role): boolean => near.has(role.slice('facts.'.length))
  const texts = roles.filter(role => !role.startsWith('facts.'))
  const facts = roles.filter(role => role.startsWith('facts.'))
  return [...texts, ...facts.filter(isNear), ...facts.filter(role => !isNear(role))]
}

const share = (values: readonly string[], test: (value: string) => boolean): number =>
  values.filter(test).length / (values.length || 1)

/** Returns what a column may be by its values, and whether the first of these is sure. */
function byValues(values: readonly string[], unit: string, { near, categories, kind }: Known) {
  const sure = (role: Role) => ({ roles: [role], isSure: true })
  if (values.length === 0) return { roles: [], isSure: false }
  if (share(values, value => PICTURE.test(value)) >= MOST) return sure('pictures')
  if (values.every(value => YES_OR_NO.test(value))) return sure('isPublished')
  const names = new Set(
    categories.filter(each => each.kind === kind).flatMap(each => categoryNames(each).map(plain)),
  )
  if (share(values, value => names.has(plain(value))) >= MOST) return sure('category')
  const dimension = dimensionOf(values, unit)
  const facts = [...near].map(([key, all]) => ({ role: `facts.${key}` as const, all }))
  const numbers = facts.filter(({ all }) =>
    all.some(fact => fact.kind === 'number' && baseUnitOf(fact) === dimension),
  )
  if (numbers.length > 0) return { roles: numbers.map(({ role }) => role), isSure: false }
  const rated = facts
    .map(({ role, all }) => {
      const common = new Set(all.flatMap(fact => fact.values.map(plain)))
      return { role, share: share(values, value => common.has(plain(value))) }
    })
    .filter(each => each.share >= MOST)
    .sort((one, other) => other.share - one.share)
  return { roles: rated.map(({ role }) => role), isSure: false }
}

const baseUnitOf = ({ unit }: CategoryFact): string => (unit === NOMINAL ? 'in' : unit)

/** So many cells are no slip. */
const SEVERAL = 3

/** Checks whether a column states numbers of another measure than the fact that its heading names in short. */
function isOfOtherUnit(role: Role, heading: string, values: readonly string[], { near }: Known): boolean {
  const { name, unit } = unitIn(heading)
  const facts = near.get(keyOf(role) ?? '') ?? []
  const isInFull = facts.some(fact =>
    [fact.name, ...Object.values(fact.names)].map(plain).includes(plain(name)),
  )
  if (isInFull || values.length < SEVERAL || facts.some(({ kind }) => kind !== 'number')) return false
  const dimension = dimensionOf(values, unit)
  return dimension !== undefined && facts.length > 0 && !facts.some(fact => baseUnitOf(fact) === dimension)
}

/** Returns the base unit that nearly all values have. */
function dimensionOf(values: readonly string[], unit: string): string | undefined {
  const units = values.flatMap(value => measureOf(withUnit(value, unit))?.unit ?? [])
  const [first] = units
  return units.filter(each => each === first).length >= MOST * values.length ? first : undefined
}

const MAX_NAME = 200

/** Without a column of names, one of short descriptions is it, else the one with most words. */
function nameFirst(columns: readonly Column[], values: readonly string[][]): Column[] {
  if (columns.some(({ role }) => role === 'name')) return [...columns]
  const described = columns.findIndex(
    ({ role }, at) =>
      role === 'longDescription' && (values[at] ?? []).every(({ length }) => length <= MAX_NAME),
  )
  const words = columns.map(({ why }, at) =>
    why === 'unknown' ? (values[at] ?? []).filter(value => /\p{L}{2}.* /u.test(value)).join('').length : 0,
  )
  const most = Math.max(0, ...words)
  const at = described >= 0 ? described : most > 0 ? words.indexOf(most) : -1
  return columns.map((column, index) => (index === at ? { ...column, role: 'name', why: 'values' } : column))
}

/** Gives columns the roles that the seller has chosen. Each role but one has one column: the first, or the chosen one. */
function chosenColumns(columns: readonly Column[], chosen: ReadonlyMap<number, Role>): Column[] {
  const taken = new Set([...chosen.values()])
  return columns.map((column, at) => {
    const role = chosen.get(at)
    if (role) return { ...column, role, why: 'chosen' }
    if (column.role === 'leaveOut') return column
    if (taken.has(column.role))
      return { ...column, role: 'leaveOut', why: 'taken', proposals: [column.role, ...column.proposals] }
    taken.add(column.role)
    return column
  })
}
