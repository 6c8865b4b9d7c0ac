import { and, eq, isNull } from 'drizzle-orm'
import type { Language } from '#shared/languages/languages.ts'
import type { Orm } from '../database/database.ts'
import { subscriber } from '../database/tables.ts'
import { confirmSubscriptionLetter, subscribed } from '../mail/letters/subscribed.ts'
import { links } from '../mail/links.ts'
import { sendMail } from '../mail/mails.ts'
import { findLeaving, partsOf, signatureOf, tokenOf } from '../mail/unsubscribe.ts'
import type { Api } from '../request/api.ts'
import { hashSecret, isSameHash } from '../security/secrets.ts'
import { mayMailUnasked } from './unasked-mails.ts'

/**
 * Keeps an address for the newsletter, and mails it a link that confirms it. Anyone can type an address, so the mails belong
 * to no member. Needs a transaction.
 */
export async function subscribe({ orm, settings }: Api, email: string, language: Language): Promise<void> {
  const now = settings.clock()
  await orm.insert(subscriber).values({ email, createdAt: now }).onConflictDoNothing()
  const [row] = await orm.select().from(subscriber).where(eq(subscriber.email, email))
  if (!row || row.confirmedAt || !(await mayMailUnasked({ orm, settings }, email))) return
  const token = tokenOf(email, await signatureOf(orm, confirming(row)))
  await sendMail(orm, now, {
    to: email,
    owner: null,
    language,
    words: confirmSubscriptionLetter,
    link: links.subscription(token),
    secret: token,
    optional: 'newsletter',
  })
}

/** Returns the address that a link confirms; undefined if it is no subscriber, or the link is of an earlier subscription. */
export async function findSubscription(orm: Orm, token: string): Promise<string | undefined> {
  const { email, signature } = partsOf(token)
  const [row] = await orm.select().from(subscriber).where(eq(subscriber.email, email))
  if (!row || !isSameHash(hashSecret(signature), hashSecret(await signatureOf(orm, confirming(row)))))
    return undefined
  return email
}

/** Confirms the address of a link, and mails it once. Returns as `findSubscription`. */
export async function confirmSubscription({ orm, settings }: Api, token: string, language: Language) {
  return orm.transaction(async transaction => {
    const email = await findSubscription(transaction, token)
    if (email === undefined) return undefined
    const now = settings.clock()
    const confirmed = await transaction
      .update(subscriber)
      .set({ confirmedAt: now })
      .where(and(eq(subscriber.email, email), isNull(subscriber.confirmedAt)))
      .returning()
    if (confirmed.length > 0)
      await sendMail(transaction, now, {
        to: email,
        owner: null,
        language,
        words: subscribed,
        optional: 'newsletter',
      })
    return email
  })
}

/** Forgets the address of such a link. Returns as `findLeaving`. */
export async function leaveNewsletter(orm: Orm, token: string): Promise<string | undefined> {
  const email = await findLeaving(orm, token)
  if (email !== undefined) await orm.delete(subscriber).where(eq(subscriber.email, email))
  return email
}

const confirming = ({ email, createdAt }: typeof subscriber.$inferSelect): string =>
  `newsletter ${createdAt.toISOString()} ${email}`
