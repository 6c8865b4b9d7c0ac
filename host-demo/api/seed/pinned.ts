import { readJson, readText } from './families.ts'
import type { CatalogueKind } from './records.ts'

/** A product with a fixed id: first those in the pictures of the look, last usual names that break careless code. */
export interface Pinned {
  id: number
  file: string
  /** The id of the company; without it, any company that may offer it. */
  company?: number
  /** Values for the family: its brand and columns of its tables. */
  values: Readonly<Record<string, string>>
  name?: string
  model?: string
  /** A file of HTML as a seller pastes it, with styles and scripts. Pages must clean it (decisions.mdx#urls). */
  description?: string
}

/** `lacking` has the ids of entries without the fields that sellers forget. */
export const { pinned, lacking } = readJson<{
  pinned: readonly Pinned[]
  lacking: Record<CatalogueKind, Record<string, readonly number[]>>
}>('pinned.json')

/** Returns the fields that overwrite the entry: those of its pin, and the empty ones. */
export const overwritten = (
  kind: CatalogueKind,
  id: number,
  { description, model }: Partial<Pinned> = {},
) => ({
  ...(model && { model }),
  ...(description && { longDescription: readText(description).trim() }),
  ...Object.fromEntries(
    Object.entries(lacking[kind]).flatMap(([key, ids]) =>
      ids.includes(id) ? [[key, key === 'pictureCount' ? 0 : '']] : [],
    ),
  ),
})
