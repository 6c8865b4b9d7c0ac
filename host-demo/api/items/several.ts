import { and, inArray } from 'drizzle-orm'
import { texts } from '#shared/messages/texts.ts'
import type { Orm } from '../database/database.ts'
import { item, picture } from '../database/tables.ts'
import { choiceField, type Fields, parseDatabaseId } from '../request/fields.ts'
import { HttpError } from '../request/http-error.ts'
import { findOwn, isOwn, MAX_NAME, nextItemId, type Own, parseCategory } from './own-items.ts'
import { refreshCompany } from './search-entries.ts'
import { lockItems, writeItems } from './stored-items.ts'

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
  const found = await lockItems(orm, and(isOwn(own), inArray(item.id, given.ids)))
  const changed = {
    publish: () => ({ isPublished: true }),
    hide: () => ({ isPublished: false }),
    move: async () => ({ categoryId: (await parseCategory(orm, own.kind, fields)).categoryId }),
    delete: () => ({ isPublished: false, isDeleted: true, pictureNames: [], pictureCount: 0 }),
  } satisfies Record<Several['action'], () => unknown>
  const set = await changed[given.action]()
  if (found.length === 0) return 0
  await writeItems(
    orm,
    found.map(row => ({ ...row, ...set, changedAt: now })),
  )
  const pictures = given.action === 'delete' ? found.flatMap(({ pictureNames }) => pictureNames) : []
  if (pictures.length > 0) await orm.delete(picture).where(inArray(picture.name, pictures))
  await refreshCompany(orm, own.companyId)
  return found.length
}

/** Adds an unpublished copy of an item without its number and pictures, and returns the copy's id. Needs a transaction. */
export async function copyOwn(orm: Orm, now: Date, own: Own, id: number, language: string): Promise<number> {
  const original = await findOwn(orm, own, id)
  const copyId = await nextItemId(orm, own.kind)
  // A long name loses its end, not the word that tells the copy apart.
  const room = MAX_NAME - copy({ name: '' })(language).length
  await writeItems(orm, [
    {
      ...original,
      id: copyId,
      name: copy({ name: original.name.slice(0, room).trim() })(language),
      sku: '',
      serviceNo: '',
      pictureNames: [],
      pictureCount: 0,
      isPublished: false,
      changedAt: now,
    },
  ])
  return copyId
}
