import { and, eq, gt } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { mail } from '../database/tables.ts'
import type { WayToOrder } from '../mail/letters/order.ts'
import { links } from '../mail/links.ts'
import { type Letter, sendToCompany } from '../mail/mails.ts'
import type { Words } from '../mail/words.ts'
import { newAnswerLink } from '../quotes/answer-links.ts'
import type { At } from '../quotes/mail-seller.ts'

/** Mails the company of an order about it. */
export async function mailOrderSeller(
  orm: Orm,
  { now, site }: At,
  { id, companyId }: { id: number; companyId: number },
  wordsFor: (way: WayToOrder) => Words,
  letter: Omit<Letter, 'words' | 'link' | 'secret'>,
): Promise<void> {
  await sendToCompany(orm, now, companyId, async memberId => {
    const secret = await newAnswerLink(orm, now, { orderId: id, memberId })
    const hasAccount = memberId !== null
    const words = wordsFor({ hasAccount, byLink: `${site}${links.answer(secret)}` })
    return { ...letter, words, secret, ...(hasAccount && { link: links.order(id) }) }
  })
}

/** Deletes the mails of an order that have not left because it has not stood for long. Returns whether there were any. */
export async function dropWaitingOrder(orm: Orm, now: Date, order: number): Promise<boolean> {
  const isHeldBack = and(eq(mail.state, 'waiting'), eq(mail.attempts, 0), gt(mail.dueAt, now))
  const dropped = await orm
    .delete(mail)
    .where(and(eq(mail.orderId, order), isHeldBack))
    .returning({ id: mail.id })
  return dropped.length > 0
}
