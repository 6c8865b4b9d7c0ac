/** Turns a family into one item: values that agree with each other, and the texts that follow from them. */

import type { StatedFact } from '../facts/stated-fact.ts'
import { escapeHtml } from '../items/description.ts'
import { holding, type Texts, type Values } from './conditions.ts'
import { cellsOf, type Family, readJson } from './families.ts'
import type { Random } from './random.ts'

const shared = readJson<Record<string, Record<string, string[]>>>('tables.json')

export interface ComposedItem {
  name: string
  code: string
  category: string
  /** The drawing with its parameters: 'ball-valve-geared?class=600%23&size=8%22'. */
  drawing: string
  /** Empty if the family has none, as for services. */
  material: string
  condition: string
  facts: StatedFact[]
  shortDescription: string
  longDescription: string
}

/** Draws an item of the family. `given` holds fixed values: the seller's, and any of the family's own. */
export function composeItem(family: Family, given: Values, chance: Random): ComposedItem {
  const values = new Map(given)
  for (const [head, rows] of Object.entries(family.tables)) choose(head, rows, values, chance)
  const text = (pattern: string) => fill(pattern, values)
  const one = (texts: Texts) => sentence(chance.pick(fitting(texts, values)), values)
  return {
    name: text(family.name),
    code: codeFor(family.code, values),
    category: text(family.listing.category),
    drawing: text(family.listing.drawing) + parametersOf(values),
    material: capital(values.get('material') ?? ''),
    condition: values.get('condition') ?? 'New',
    facts: factsOf(family, values),
    shortDescription: one(family.short),
    longDescription: [
      ...[family.about, family.use].map(texts => `<p>${escapeHtml(one(texts))}</p>`),
      `<ul>${chance
        .some(fitting(family.points, values), 5)
        .map(point => `<li>${escapeHtml(sentence(point, values))}</li>`)
        .join('')}</ul>`,
    ].join('\n'),
  }
}

function parametersOf(values: Values): string {
  const shown = new URLSearchParams()
  for (const name of ['class', 'size']) {
    const value = values.get(name) ?? ''
    if (/^\d/.test(value)) shown.set(name, value)
  }
  if (/NPT|socket/.test(values.get('end') ?? '')) shown.set('ends', 'threaded')
  return shown.size > 0 ? `?${shown}` : ''
}

/** Sets the values of a table's columns. They stay empty if no row fits the values chosen before. */
function choose(head: string, rows: Texts, values: Map<string, string>, chance: Random) {
  const [[columns, written] = [head, rows]] =
    typeof rows === 'string' ? Object.entries(shared[rows] ?? {}) : []
  const names = cellsOf(columns).map(column => column.replace(/: .*/, ''))
  const meant = holding(written, values).map(row => cellsOf(fill(row, values)))
  const agreeing = meant.filter(cells =>
    names.every((name, index) => (values.get(name) ?? cells[index]) === cells[index]),
  )
  if (meant.length > 0 && agreeing.length === 0)
    throw new Error(`No row of ${names} agrees with ${names.map(name => values.get(name))}`)
  const cells = agreeing.length > 0 ? chance.pick(agreeing) : []
  for (const [index, name] of names.entries()) values.set(name, cells[index] ?? '')
}

/** Returns the sentences that hold for the values and contain no empty one. */
export const fitting = (texts: Texts, values: Values): string[] =>
  holding(texts, values).filter(text =>
    [...text.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => valueIn(name, values)),
  )

export const sentence = (text: string, values: Values) => inEnglish(fill(text, values))

const fill = (pattern: string, values: Values) =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => valueIn(name, values))

/** Returns the value of a name; '{Kind}' is the value of 'kind' in title case. */
function valueIn(name: string, values: Values): string {
  const value = values.get(name)
  const small = values.get(name[0]?.toLowerCase() + name.slice(1))
  if (value === undefined && small === undefined) throw new Error(`No value for {${name}}`)
  return (
    value ??
    small?.replace(/(?<![\p{L}\d’])(?!(?:and|for|in|of|or|to|with)\b)\p{Ll}/gu, letter =>
      letter.toUpperCase(),
    ) ??
    ''
  )
}

const capital = (text: string) => text.replace(/^\p{Ll}(?!\p{Lu})/u, letter => letter.toUpperCase())

/** Starts sentences with a capital, whatever value comes first, and turns 'a' before a vowel into 'an'. */
const inEnglish = (text: string) =>
  capital(text)
    .replace(/(?<=(?<! (?:Gr|Div|No|min|max))[.?!] )\p{Ll}(?!\p{Lu})/gu, letter => letter.toUpperCase())
    .replace(/(\ba|(?<=^|[.?!:] )A) (?=[aeio](?!ne\b|u)|8|1[18]\b|F\d|HNBR|NBR|SS|Ex )/g, '$1n ')

/** Writes values into a code: '1-1/2"' becomes '112' and so does '1½'; 'm³' becomes 'M3'. */
function codeFor(pattern: string, values: Values): string {
  const code = (name: string) =>
    valueIn(name, values)
      .normalize('NFKC')
      .replace(/[^\p{L}\p{Nd}.]/gu, '')
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => code(name).toUpperCase())
}

/** Returns each labelled column with a value, under the first of its labels that fits. */
function factsOf({ tables }: Family, values: Values): StatedFact[] {
  const columns = Object.keys(tables)
    .flatMap(cellsOf)
    .flatMap(column => {
      const [key = '', labels] = column.split(': ')
      return labels ? [[key, labels] as const] : []
    })
  return [...new Map(columns)].flatMap(([key, labels]) => {
    const value = values.get(key)
    const [name] = fitting(labels.split('; '), values)
    return value && name ? [{ key, name, value: capital(value) }] : []
  })
}
