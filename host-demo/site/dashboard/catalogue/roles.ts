import type { Kind } from '#shared/api/items.ts'
import type { RowText } from '#shared/trade/catalogue-row.ts'
import type { CategoryFact, FactsOfCategory } from '../items/item-calls.ts'
import { itemFieldMessages } from '../items/own-items.messages.ts'
import { catalogueMessages } from './catalogue.messages.ts'

/** What a column of a sheet is: a text of the item, one of its facts, the names of its pictures, or nothing. */
export type Role = RowText | 'pictures' | 'leaveOut' | `facts.${string}`

/** The texts of an item, in the order of the columns that we write. */
const TEXTS: readonly RowText[] = [
  'sku',
  'name',
  'category',
  'brand',
  'model',
  'condition',
  'material',
  'origin',
  'shortDescription',
  'longDescription',
  'isPublished',
]

const OF_PRODUCTS: readonly Role[] = ['brand', 'model', 'condition', 'material', 'origin']

export const isText = (role: string): role is RowText => TEXTS.some(text => text === role)

/** Returns the texts that items of a kind have. */
export const textsOf = (kind: Kind): readonly RowText[] =>
  TEXTS.filter(text => kind === 'product' || !OF_PRODUCTS.includes(text))

/** Returns each fact of some categories once. Its names are those of all these categories. */
export function factsOf(categories: readonly FactsOfCategory[], kind: Kind): Map<string, CategoryFact[]> {
  const facts = new Map<string, CategoryFact[]>()
  for (const category of categories) {
    if (category.kind !== kind) continue
    for (const fact of category.facts) facts.set(fact.key, [...(facts.get(fact.key) ?? []), fact])
  }
  return facts
}

/** Returns how the forms and sheets of a kind call its texts. */
function textNames(kind: Kind): Readonly<Record<RowText | 'pictures', string>> {
  const { sku, serviceNo, short, long, nameHint: _, ...names } = itemFieldMessages.get()
  const { publishedColumn, picturesColumn } = catalogueMessages.get()
  return {
    ...names,
    sku: kind === 'product' ? sku : serviceNo,
    shortDescription: short,
    longDescription: long,
    isPublished: publishedColumn,
    pictures: picturesColumn,
  }
}

/**
 * Returns the name of each role. Two facts of one name have their keys beside it, so that a sheet with these names as
 * headings is read as it was written.
 */
export function roleNames(
  kind: Kind,
  facts: ReadonlyMap<string, readonly CategoryFact[]>,
  language: string,
): (role: string) => string {
  const texts: Readonly<Record<string, string>> = textNames(kind)
  const taken = new Map<string, number>()
  const count = (name: string) => taken.set(plain(name), (taken.get(plain(name)) ?? 0) + 1)
  for (const text of [...textsOf(kind), 'pictures']) count(texts[text] ?? '')
  const names = new Map([...facts].map(([key, all]) => [key, commonest(all.map(nameIn(language)))]))
  for (const name of names.values()) count(name)
  return role => {
    const key = keyOf(role)
    if (key === undefined) return texts[role] ?? catalogueMessages.get().leaveOut
    const name = names.get(key) ?? key
    return taken.get(plain(name)) === 1 ? name : `${name} (${key})`
  }
}

/** Returns the key of a role that is a fact. */
export const keyOf = (role: string): string | undefined =>
  role.startsWith('facts.') ? role.slice('facts.'.length) : undefined

const nameIn =
  (language: string) =>
  ({ name, names }: CategoryFact): string =>
    names[language] ?? name

function commonest(names: readonly string[]): string {
  const times = new Map<string, number>()
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1)
  return [...times].reduce((most, each) => (each[1] > most[1] ? each : most), ['', 0] as [string, number])[0]
}

/** Returns a heading in lower case, without accents and marks. */
export const plain = (heading: string): string =>
  heading
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .replace(/[\s_*:.]+/g, ' ')
    .trim()

/** Other headings, in English and Malay, as sellers write them. */
const WORDS: Readonly<Record<RowText | 'pictures', string>> = {
  sku: 'sku; item code; item no; item number; product code; product no; part no; part number; p/n; pn; article no; stock code; stock no; material no; code; service no; service number; service code; kod; kod produk; kod item; kod barang; no bahagian; nombor bahagian; nombor perkhidmatan; kod perkhidmatan',
  name: 'name; product name; item name; service name; product; item; service; title; product title; nama; nama produk; nama barang; nama item; nama perkhidmatan; produk; barang; perkhidmatan; tajuk',
  category:
    'category; product category; service category; product group; group; kategori; kategori produk; kumpulan',
  brand: 'brand; make; manufacturer; mfr; jenama; pengeluar; pembuat',
  model: 'model; model no; model number; nombor model',
  condition: 'condition; keadaan',
  material: 'material; material of construction; bahan',
  origin: 'origin; country of origin; country; made in; coo; negara asal; negara; buatan',
  shortDescription: 'short description; summary; short text; penerangan ringkas; ringkasan',
  longDescription:
    'description; long description; details; product description; long text; penerangan; butiran; keterangan; penerangan panjang',
  isPublished: 'published; publish; status; visible; online; diterbitkan; terbit; terbitkan',
  pictures: 'pictures; picture; images; image; photos; photo; picture files; gambar; imej; foto',
}

/** Returns the roles that a heading may name, most likely first. */
export function headingRoles(
  kind: Kind,
  facts: ReadonlyMap<string, readonly CategoryFact[]>,
): Map<string, Role[]> {
  const roles = new Map<string, Role[]>()
  const add = (heading: string, role: Role): void => {
    const known = roles.get(plain(heading)) ?? []
    if (!known.includes(role)) roles.set(plain(heading), [...known, role])
  }
  const names: Readonly<Record<string, string>> = textNames(kind)
  for (const text of [...textsOf(kind), 'pictures'] as const) {
    add(names[text] ?? '', text)
    for (const word of WORDS[text].split('; ')) add(word, text)
  }
  for (const [key, all] of facts) {
    for (const { name, names } of all)
      for (const each of [name, ...Object.values(names)]) {
        add(each, `facts.${key}`)
        add(`${each} (${key})`, `facts.${key}`)
      }
    add(key, `facts.${key}`)
  }
  // A column of reasons, as in the sheet of the rows with a fault.
  for (const words of ['what to do', 'perkara yang perlu dibuat', catalogueMessages.get().whatToDo])
    roles.set(plain(words), ['leaveOut'])
  return roles
}
