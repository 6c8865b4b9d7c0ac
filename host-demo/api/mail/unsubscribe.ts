import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { linkKey, member } from '../database/tables.ts'
import { parseDatabaseId } from '../request/fields.ts'
import { hashSecret, isSameHash } from '../security/secrets.ts'
import { links } from './links.ts'

/** Returns the path of the page with which a member ends notices. It works for as long as there is the member. */
export const unsubscriptionOf = async (orm: Orm, memberId: number): Promise<string> =>
  links.unsubscription(`${memberId}.${await signatureOf(orm, unsubscribing(memberId))}`)

/** Returns the member of such a link, or undefined if we did not make it. */
export async function findUnsubscriber(orm: Orm, token: string) {
  const [given = '', signature = ''] = token.split('.')
  const id = parseDatabaseId(given)
  if (id === undefined) return undefined
  const expected = hashSecret(await signatureOf(orm, unsubscribing(id)))
  if (!isSameHash(hashSecret(signature), expected)) return undefined
  const { email, language } = member
  const [found] = await orm.select({ id: member.id, email, language }).from(member).where(eq(member.id, id))
  return found
}

const unsubscribing = (memberId: number): string => `unsubscribe ${memberId}`

/** Signs what a link does, so that nobody else can make it. */
export async function signatureOf(orm: Orm, what: string): Promise<string> {
  const [row] = await orm.select().from(linkKey)
  if (!row) throw new Error('The key for links is missing')
  return createHmac('sha256', row.key).update(what).digest('base64url')
}
