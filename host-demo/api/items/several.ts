import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { texts } from '#shared/messages/texts.ts'
import type { Orm } from '../database/database.ts'
import { item, picture } from '../database/tables.ts'
import { choiceField, type Fields, parseDatabaseId } from '../request/fields.ts'
import { HttpError } from '../request/http-error.ts'
import { createOwn, findOwn, isOwn, MAX_NAME, type Own, parseCategory, readOwn } from './own-items.ts'
import { refreshCompany, refreshItems } from './search-entries.ts'

const errors = texts('error.several', {
  ids: 'Choose between 1 and {max} items.',
  action: 'action must be publish, hide, move or delete.',
})

const { copy } = texts('item', { copy: '{name} (copy)' })

const MAX_ITEMS = 500

const ACTIONS = ['publish', 'hide', 'move', 'delete'] as const

/** Reads which items to change, and how. Throws an HttpError 400 that names the first wrong field. */
export function parseSeveral(fields: Fields) {
  const { ids: given } = fields
  const ids = Array.isArray(given) ? given.flatMap(id => parseDatabaseId(id) ?? []) : []
  if (ids.length === 0 || ids.length > MAX_ITEMS)
    throw new HttpError(400, errors.ids({ max: MAX_ITEMS }), { field: 'ids' })
  return { ids, action: choiceField(fields, 'action', ACTIONS, errors.action) }
}

type Several = ReturnType<typeof parseSeveral>

/** Changes several items in one way, and returns how many there were. Skips those of others. Needs a transaction. */
export async function changeSeveral(orm: Orm, now: Date, own: Own, given: Several, fields: Fields) {
  const found = await orm
    .select({ id: item.id, pictures: item.pictureNames })
    .from(item)
    .where(and(isOwn(own), inArray(item.id, given.ids)))
    // Two changes of the same items must not wait for each other.
    .orderBy(asc(item.id))
    .for('update')
  const changed = {
    publish: () => ({ isPublished: true }),
    hide: () => ({ isPublished: false }),
    move: () => parseCategory(orm, own.kind, fields),
    delete: () => ({
      isPublished: false,
      isDeleted: true,
      pictureNames: [],
      pictureCount: 0,
      search: sql`''::tsvector`,
    }),
  } satisfies Record<Several['action'], () => unknown>
  const set = await changed[given.action]()
  if (found.length === 0) return 0
  const ids = found.map(({ id }) => id)
  const areFound = and(eq(item.kind, own.kind), inArray(item.id, ids))
  await orm
    .update(item)
    .set({ ...set, changedAt: now })
    .where(areFound)
  if (given.action === 'delete') {
    const names = found.flatMap(({ pictures }) => pictures)
    if (names.length > 0) await orm.delete(picture).where(inArray(picture.name, names))
  } else await refreshItems(orm, areFound)
  await refreshCompany(orm, own.companyId)
  return ids.length
}

/** Adds an unpublished copy of an item without its number and pictures, and returns the copy's id. Needs a transaction. */
export async function copyOwn(orm: Orm, now: Date, own: Own, id: number, language: string): Promise<number> {
  const { facts, longDescription, name } = await findOwn(orm, own, id)
  const written = await readOwn(orm, own, id)
  // A long name loses its end, not the word that tells the copy apart.
  const room = MAX_NAME - copy({ name: '' })(language).length
  const copyId = await createOwn(orm, now, own, {
    ...written,
    name: copy({ name: name.slice(0, room).trim() })(language),
    sku: '',
    serviceNo: '',
  })
  await orm.update(item).set({ facts, longDescription }).where(isOwn(own, copyId))
  return copyId
}
