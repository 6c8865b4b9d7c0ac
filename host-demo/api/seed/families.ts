/** Reads the families of goods and services from their JSON files: `products/`, `services/`. */
import { readdirSync, readFileSync } from 'node:fs'
import {
  array,
  create,
  type Infer,
  nonempty,
  number,
  object,
  optional,
  record,
  string,
  union,
} from 'superstruct'
import { type Condition, conditionIn } from './conditions.ts'

/** One sentence, or several of which one is used. */
const sentences = union([string(), nonempty(array(string()))])

/** A family as written in a file. Its texts contain values of its tables: '{size}'. */
const WrittenFamily = object({
  name: string(),
  code: string(),
  listing: object({
    category: string(),
    drawing: string(),
    /** The number of entries of the family, in proportion to the others. */
    share: number(),
    requires: optional(string()),
  }),
  /** Separated by '; '. Services have none. */
  brands: optional(string()),
  /** Maps 'size: Nominal size | dn: DN' to rows of the same form, or to the name of a table in `tables.json`. */
  tables: record(string(), sentences),
  short: sentences,
  about: sentences,
  use: sentences,
  points: sentences,
})

/** A row or sentence; `fits` tells the values for which it holds. */
export interface Conditional {
  text: string
  fits: Condition
}

/** Values that belong together: one row is chosen, and values chosen before narrow the choice. */
export interface Table {
  names: readonly string[]
  rows: readonly Conditional[]
}

type Sentences = Record<'short' | 'about' | 'use' | 'points', readonly Conditional[]>
type Written = Infer<typeof WrittenFamily>

export interface Family extends Pick<Written, 'name' | 'code' | 'listing'>, Sentences {
  file: string
  brands: readonly string[]
  tables: readonly Table[]
  /** The labels in the table of facts, by the names of their columns, in order. The first label that fits is used. */
  labels: ReadonlyMap<string, readonly Conditional[]>
}

type SharedTables = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** Returns the families of one kind, in the order of their files. */
export function readFamilies(kind: 'products' | 'services'): Family[] {
  const shared = readJson<SharedTables>('tables.json')
  return readdirSync(new URL(`${kind}/`, import.meta.url))
    .filter(file => file.endsWith('.json'))
    .sort()
    .flatMap(file =>
      [readJson<unknown>(`${kind}/${file}`)].flat().map(written => family(written, shared, file)),
    )
}

export function readOrigins(): Map<string, string> {
  const brands = Object.entries(readJson<Record<string, string>>('brands.json'))
  return new Map(
    brands.flatMap(([country, names]) => names.split('; ').map(name => [name, country] as const)),
  )
}

/** Reads JSON of this folder. It writes inches as ″, because a plain " would need a backslash. */
export const readJson = <Content>(path: string): Content => JSON.parse(readText(path).replaceAll('″', '\\"'))

export const readText = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

function family(written: unknown, shared: SharedTables, file: string): Family {
  try {
    const { name, code, listing, brands, tables, ...texts } = create(written, WrittenFamily)
    const labels = new Map<string, readonly Conditional[]>()
    return {
      ...{ file: file.replace('.json', ''), name, code, listing, labels },
      brands: brands?.split('; ') ?? [],
      tables: Object.entries(tables).map(([head, rows]) => table(head, rows, shared, labels)),
      short: conditionals(texts.short),
      about: conditionals(texts.about),
      use: conditionals(texts.use),
      points: conditionals(texts.points),
    }
  } catch (cause) {
    throw new Error(`${file} is not a family: ${cause}`, { cause })
  }
}

export const conditionals = (written: string | string[]) => [written].flat().flatMap(alternatives)

function table(
  head: string,
  rows: string | string[],
  shared: SharedTables,
  labels: Map<string, readonly Conditional[]>,
): Table {
  const names = cellsOf(head).map(column => {
    const [name = '', label] = column.split(': ')
    if (label) labels.set(name, label.split('; ').flatMap(alternatives))
    return name
  })
  if (typeof rows !== 'string') return { names, rows: rows.flatMap(alternatives) }
  const [[sharedHead, sharedRows] = []] = Object.entries(shared[rows] ?? {})
  if (!sharedHead || !sharedRows) throw new Error(`No shared table ${rows}`)
  return { names: cellsOf(sharedHead), rows: sharedRows.flatMap(alternatives) }
}

/** Parses 'RTJ || butt weld ? class >= 600': texts, then the condition for each of them. */
function alternatives(written: string): Conditional[] {
  const [texts = '', condition] = written.split(' ? ')
  const fits = conditionIn(condition)
  return texts.split(' || ').map(text => ({ text, fits }))
}

export const cellsOf = (row: string) => row.split(' | ')
