import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Kind } from '#shared/api/items.ts'
import { texts } from '#shared/messages/texts.ts'
import type { Orm } from '../database/database.ts'
import { category, categoryFact, item, picture } from '../database/tables.ts'
import { factFault } from '../facts/fact-fault.ts'
import { empty, type Fields, parseDatabaseId, textField } from '../request/fields.ts'
import { HttpError, notFound, readEntry } from '../request/http-error.ts'
import { uploadedPicture } from '../request/pictures.ts'
import { hasWords, type Paging } from '../request/query.ts'
import { pictureOf, selectItems } from '../search/list-item.ts'
import { htmlOf, textOf } from './description.ts'
import { refreshCompany } from './search-entries.ts'
import { type Facts, lockItems, type StoredItem, writeItems } from './stored-items.ts'

const errors = texts('error.item', {
  category: 'Category is empty',
  facts: 'Send the facts as an object with a text for each key.',
  pictures:
    'The pictures have changed in the meantime. Your change was not saved. Check them, then try again.',
})

/** A company's products or services, as its members see and change them. */
export type Own = { kind: Kind; companyId: number }

/** An arbitrary number. Requests that add an item take turns by it. */
const NEW_ITEM_LOCK = 720_419_791

const [NAME, LONG_DESCRIPTION] = [200, 10_000]

/** The texts of an item besides the long description, each with its largest length. */
const TEXTS = {
  product: {
    sku: 100,
    brand: 100,
    model: 100,
    condition: 100,
    material: 200,
    origin: 100,
    shortDescription: 300,
  },
  service: { serviceNo: 100, shortDescription: 300 },
} as const

/** The largest length of each text that a sheet can set. */
export const LENGTHS = {
  product: { ...TEXTS.product, name: NAME, longDescription: LONG_DESCRIPTION },
  service: { ...TEXTS.product, sku: TEXTS.service.serviceNo, name: NAME, longDescription: LONG_DESCRIPTION },
} as const

export const isOwn = ({ kind, companyId }: Own, id?: number) =>
  and(
    eq(item.kind, kind),
    eq(item.companyId, companyId),
    eq(item.isDeleted, false),
    id === undefined ? undefined : eq(item.id, id),
  )

/** Selects items with all these words in their name or codes; optionally only published or unpublished ones. */
type Wanted = Paging & { search: string; isPublished: boolean | undefined }

/** Returns one page of a company's items, newest first. */
export async function listOwn(orm: Orm, own: Own, { limit, offset, search, isPublished }: Wanted) {
  const text = sql`concat_ws(' ', ${item.name}, ${item.sku}, ${item.serviceNo}, ${item.brand}, ${item.model}, ${category.name})`
  const isWanted = and(
    isOwn(own),
    isPublished === undefined ? undefined : eq(item.isPublished, isPublished),
    hasWords(text, search),
  )
  const rows = await selectItems(orm).where(isWanted).orderBy(desc(item.id)).limit(limit).offset(offset)
  const items = rows.map(({ id, name, category, isPublished, ...row }) => ({
    id,
    name,
    category,
    isPublished,
    picture: pictureOf(row, 0),
  }))
  const [counted] = await orm
    .select({ total: count() })
    .from(item)
    .innerJoin(category, eq(category.id, item.categoryId))
    .where(isWanted)
  return {
    items,
    total: counted?.total ?? 0,
    all: await orm.$count(item, isOwn(own)),
    categories: await categoriesOf(orm, own.kind),
  }
}

/** Returns the categories in which an item can be placed, each family together. */
function categoriesOf(orm: Orm, kind: Kind) {
  const parent = alias(category, 'parent')
  return orm
    .select({ id: category.id, name: category.name, parent: parent.name })
    .from(category)
    .leftJoin(parent, eq(parent.id, category.parentId))
    .where(eq(category.kind, kind))
    .orderBy(
      sql`coalesce(${parent.name}, ${category.name})`,
      sql`${parent.name} nulls first`,
      asc(category.name),
    )
}

async function findOwn(orm: Orm, own: Own, id: number) {
  const [found] = await lockItems(orm, isOwn(own, id))
  if (!found) throw notFound(own.kind)
  return found
}

/** Returns one item, for editing. */
export async function readOwn(orm: Orm, own: Own, id: number) {
  const {
    kind,
    companyId: _,
    shape,
    pictureCount,
    pictureNames,
    isDeleted,
    changedAt,
    ...found
  } = await findOwn(orm, own, id)
  return {
    ...found,
    longDescription: textOf(found.longDescription),
    pictures: pictureNames.map(name => ({ name, url: uploadedPicture(name) })),
  }
}

/** Reads the texts of an item. Throws an HttpError 400 that names the first wrong field. */
async function parseItem(orm: Orm, kind: Kind, fields: Fields) {
  const name = textField(fields, 'name', { max: NAME, empty: empty.name })
  const categoryId = parseDatabaseId(fields.categoryId) ?? 0
  const isThere = and(eq(category.id, categoryId), eq(category.kind, kind))
  const [found] = await orm.select({ shape: category.shape }).from(category).where(isThere)
  if (!found) throw new HttpError(400, errors.category, { field: 'categoryId' })
  const texts = Object.entries(TEXTS[kind]).map(([text, max]) => [text, textField(fields, text, { max })])
  return {
    item: {
      name,
      categoryId,
      ...(Object.fromEntries(texts) as Partial<Record<keyof (typeof TEXTS)['product'], string>>),
    },
    longDescription: textField(fields, 'longDescription', { max: LONG_DESCRIPTION, lines: true }),
    shape: found.shape,
  }
}

/**
 * Returns the facts of an item after a change: those that its category asks for. An empty value removes one. Throws an
 * HttpError 400 that names the first wrong fact; a value that stays as it was is not checked.
 */
async function parseFacts(orm: Orm, categoryId: number, before: Facts, given: unknown): Promise<Facts> {
  if (given === undefined) return before
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new HttpError(400, errors.facts, { field: 'facts' })
  const { key, kind, unit } = categoryFact
  const isOfCategory = eq(categoryFact.categoryId, categoryId)
  const rows = await orm.select({ key, kind, unit }).from(categoryFact).where(isOfCategory)
  const asked = new Map(rows.map(row => [row.key, row]))
  const stated = Object.keys(given).map((name): [string, string] => {
    const value = readEntry('facts', () => textField({ ...given }, name, { max: 10_000 }))
    const fault = value === '' || value === before[name] ? undefined : factFault(asked.get(name), value)
    if (fault) throw new HttpError(400, fault, { field: `facts.${name}` })
    return [name, value]
  })
  const all = { ...before, ...Object.fromEntries(stated) }
  return Object.fromEntries(
    Object.entries<string>(all).filter(([name, value]) => value !== '' && asked.has(name)),
  )
}

/** Returns the id for a new item of a kind. Until the transaction ends, nobody else gets one. */
export async function nextItemId(orm: Orm, kind: Kind): Promise<number> {
  await orm.execute(sql`select pg_advisory_xact_lock(${NEW_ITEM_LOCK})`)
  const [last] = await orm
    .select({ id: sql<number>`coalesce(max(${item.id}), 0)` })
    .from(item)
    .where(eq(item.kind, kind))
  return (last?.id ?? 0) + 1
}

/** What an item has before its seller writes anything. */
export const BLANK = {
  sku: '',
  brand: '',
  model: '',
  condition: '',
  material: '',
  origin: '',
  serviceNo: '',
  shortDescription: '',
  longDescription: '',
  pictureCount: 0,
  pictureNames: [],
  isPublished: false,
  isDeleted: false,
} satisfies Partial<StoredItem>

/** Adds an unpublished item and returns its id. Needs a transaction. */
export async function createOwn(orm: Orm, now: Date, own: Own, fields: Fields): Promise<number> {
  const given = await parseItem(orm, own.kind, fields)
  const facts = await parseFacts(orm, given.item.categoryId, {}, fields.facts)
  const id = await nextItemId(orm, own.kind)
  const written = {
    ...BLANK,
    ...own,
    ...given.item,
    id,
    longDescription: htmlOf(given.longDescription),
    shape: given.shape,
    changedAt: now,
    facts,
  }
  await writeItems(orm, [written])
  return id
}

/** Changes only the parts of an item that `fields` names. A `name` stands for all texts. Needs a transaction. */
export async function changeOwn(orm: Orm, now: Date, own: Own, id: number, fields: Fields): Promise<void> {
  const before = await findOwn(orm, own, id)
  const written = fields.name === undefined ? null : await parseItem(orm, own.kind, fields)
  const facts = written && (await parseFacts(orm, written.item.categoryId, before.facts, fields.facts))
  // Formatting that plain text cannot express is lost only if the text was changed.
  const isSame = written?.longDescription === textOf(before.longDescription)
  const kept =
    fields.pictureNames === undefined ? null : keptPictures(before.pictureNames, fields.pictureNames)
  await writeItems(orm, [
    {
      ...before,
      ...written?.item,
      ...(facts && { facts }),
      ...(written && !isSame && { longDescription: htmlOf(written.longDescription) }),
      ...(typeof fields.isPublished === 'boolean' && { isPublished: fields.isPublished }),
      ...(kept && { pictureNames: kept, pictureCount: kept.length }),
      changedAt: now,
    },
  ])
  const dropped = kept ? before.pictureNames.filter(name => !kept.includes(name)) : []
  if (dropped.length > 0) await orm.delete(picture).where(inArray(picture.name, dropped))
  await refreshCompany(orm, own.companyId)
}

/** Removes an item and its pictures from everything but the quotes that name it. Needs a transaction. */
export async function deleteOwn(orm: Orm, now: Date, own: Own, id: number): Promise<void> {
  await changeOwn(orm, now, own, id, { isPublished: false, pictureNames: [] })
  await orm.update(item).set({ isDeleted: true }).where(isOwn(own, id))
}

function keptPictures(known: string[], given: unknown): string[] {
  const names: unknown[] = Array.isArray(given) ? given : [given]
  const kept = names.flatMap(name => known.filter(each => each === name))
  if (new Set(kept).size === names.length) return kept
  throw new HttpError(409, errors.pictures)
}
