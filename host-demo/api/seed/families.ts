/** Reads the families of goods and services from their JSON files: `products/`, `services/`. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Texts } from './conditions.ts'

/** A family as written in its file. Its texts contain values of its tables: '{size}'. */
export interface Family {
  /** Without its ending. */
  file: string
  name: string
  code: string
  /** `share` is the number of entries of the family, in proportion to the others. */
  listing: { category: string; drawing: string; share: number; requires?: string }
  /** Separated by '; '. Services have none. */
  brands?: string
  /** Maps 'size: Nominal size | dn: DN' to rows of the same form, or to the name of a table in `tables.json`. */
  tables: Readonly<Record<string, Texts>>
  short: Texts
  about: Texts
  use: Texts
  points: Texts
}

/** Returns the families of one kind, in the order of their files. */
export const readFamilies = (kind: 'products' | 'services'): Family[] =>
  readdirSync(new URL(`${kind}/`, import.meta.url))
    .filter(file => file.endsWith('.json'))
    .sort()
    .flatMap(name =>
      [readJson<Family | Family[]>(`${kind}/${name}`)]
        .flat()
        .map(family => ({ ...family, file: name.replace('.json', '') })),
    )

/** Reads JSON of this folder. It writes inches as ″, because a plain " would need a backslash. */
export const readJson = <Content>(path: string): Content => JSON.parse(readText(path).replaceAll('″', '\\"'))

export const readText = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

export const cellsOf = (row: string) => row.split(' | ')
