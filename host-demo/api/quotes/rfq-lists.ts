import { and, eq } from 'drizzle-orm'
import type { Asked } from '#shared/trade/asked.ts'
import type { Orm } from '../database/database.ts'
import { rfqList } from '../database/tables.ts'
import type { Member } from '../request/api.ts'
import { empty, type Fields, textField } from '../request/fields.ts'
import { notFound } from '../request/http-error.ts'
import { nameField, plainName } from '../request/names.ts'

/**
 * Returns the id of the RFQ list that a request refers to, which its first request stores. The list is named after the
 * buyer's own reference, or after the sheet it came from.
 */
export async function listOf(
  orm: Orm,
  now: Date,
  { id: memberId }: Pick<Member, 'id'>,
  { listed, requirements }: Pick<Asked, 'listed' | 'requirements'>,
  sheetFileName: string,
): Promise<number | null> {
  if (!listed) return null
  const reference = listed.list
  const name = nameFrom(requirements.reference, sheetFileName.replace(/\.[^.]*$/, ''), reference)
  const [list] = await orm
    .insert(rfqList)
    .values({ memberId, reference, name, createdAt: now })
    // An update locks the row until the transaction ends.
    .onConflictDoUpdate({ target: [rfqList.memberId, rfqList.reference], set: { reference } })
    .returning({ id: rfqList.id })
  if (!list) throw new Error('The RFQ list was not stored')
  return list.id
}

const NAME_LENGTH = 100

/** Returns the first of the buyer's texts that has words, as one line without addresses: mails say it in our own sentences. */
function nameFrom(...given: readonly string[]): string {
  const names = given.map(text => plainName(textField({ text }, 'text', { max: Number.POSITIVE_INFINITY })))
  return [...(names.find(Boolean) ?? '')].slice(0, NAME_LENGTH).join('').trim()
}

/** Returns the name of a list, '' without one. */
export async function nameOfList(orm: Orm, id: number | null): Promise<string> {
  if (id === null) return ''
  const [list] = await orm.select({ name: rfqList.name }).from(rfqList).where(eq(rfqList.id, id))
  return list?.name ?? ''
}

/** Gives one of the member's lists another name. Throws an HttpError 400 for what is no name, and 404 if there is no such list. */
export async function renameList(orm: Orm, self: Member, id: number, fields: Fields): Promise<void> {
  const name = nameField(fields, 'name', { max: NAME_LENGTH, empty: empty.name })
  const renamed = await orm
    .update(rfqList)
    .set({ name })
    .where(and(eq(rfqList.id, id), eq(rfqList.memberId, self.id)))
    .returning({ id: rfqList.id })
  if (renamed.length === 0) throw notFound('list')
}
