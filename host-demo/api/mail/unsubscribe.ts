import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { linkKey, member } from '../database/tables.ts'
import { parseDatabaseId, parseEmail } from '../request/fields.ts'
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

/** Returns the path of the page with which an address leaves the newsletter. */
export const leavingPath = async (orm: Orm, email: string): Promise<string> =>
  links.leaving(tokenOf(email, await signatureOf(orm, leaving(email))))

/** Returns the address of such a link, also if it has left; undefined if we did not make the link. */
export async function findLeaving(orm: Orm, token: string): Promise<string | undefined> {
  const { email, signature } = partsOf(token)
  const isOurs = isSameHash(hashSecret(signature), hashSecret(await signatureOf(orm, leaving(email))))
  return isOurs ? email : undefined
}

const leaving = (email: string): string => `leave newsletter ${email}`

/** Returns the secret of a link for an address, which contains the address. */
export const tokenOf = (email: string, signature: string): string =>
  `${Buffer.from(email).toString('base64url')}.${signature}`

/** `email` is empty if it is malformed: a forged token may decode to bytes that PostgreSQL refuses. */
export function partsOf(token: string): { email: string; signature: string } {
  const [encoded = '', signature = ''] = token.split('.')
  return { email: parseEmail(Buffer.from(encoded, 'base64url').toString()) ?? '', signature }
}
