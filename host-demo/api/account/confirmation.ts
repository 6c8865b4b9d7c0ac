import { and, eq, exists, gt, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import type { Language } from '#shared/languages/languages.ts'
import { texts } from '#shared/messages/texts.ts'
import { daysLater } from '#shared/trade/calendar.ts'
import { company, confirmation, member } from '../database/tables.ts'
import { refreshCompany } from '../items/search-entries.ts'
import { confirmationLetter, registered } from '../mail/letters/registered.ts'
import { links } from '../mail/links.ts'
import { sendMail, sendToMember } from '../mail/mails.ts'
import type { Words } from '../mail/words.ts'
import type { Api, Member } from '../request/api.ts'
import { HttpError } from '../request/http-error.ts'
import { hashSecret, newToken } from '../security/secrets.ts'
import { mayMailUnasked } from './unasked-mails.ts'

const errors = texts('error.confirmation', {
  confirmed: 'Your e-mail address is confirmed already.',
})

const VALID_DAYS = 7

type Addressee = { id: number; name: string; email: string; language: Language | null }

/** Welcomes a new member, and asks for a confirmation if mails leave. Needs a transaction. */
export async function welcome(api: Api, addressee: Addressee): Promise<void> {
  const { id, name, email } = addressee
  if (!(await mayMailUnasked(api, email))) return
  if (api.settings.mailServer) return sendLink(api, addressee, registered)
  const words = registered({ name, email })
  await sendToMember(api.orm, api.settings.clock(), id, { words, priority: 'first' })
}

/** Asks every member again who has not confirmed the address, for when mails begin to leave. Needs a transaction. */
export async function askAgain(api: Api): Promise<void> {
  for (const waiting of await api.orm.select().from(member).where(isNull(member.confirmedAt)))
    await sendLink(api, waiting, confirmationLetter)
}

/**
 * Shows the companies of members who have confirmed their addresses, and hides the others. While no mail leaves, nobody can
 * confirm, and every company is shown. Needs a transaction.
 */
export async function showConfirmed({ orm, settings }: Api): Promise<void> {
  const members = orm.select({ id: member.id }).from(member).where(eq(member.companyId, company.id))
  const confirmed = orm
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.companyId, company.id), isNotNull(member.confirmedAt)))
  const isShown = settings.mailServer ? sql`(${notExists(members)} or ${exists(confirmed)})` : sql`true`
  const changed = await orm
    .update(company)
    .set({ isPublic: sql`not ${company.isPublic}`, changedAt: settings.clock() })
    .where(sql`${company.isPublic} <> ${isShown}`)
    .returning({ id: company.id })
  for (const { id } of changed) await refreshCompany(orm, id)
}

/**
 * Mails another link, unless the mailbox had enough of them. Throws an HttpError 409 if the address is confirmed. Needs a
 * transaction.
 */
export async function sendConfirmation(api: Api, { id }: Member): Promise<void> {
  const isUnconfirmed = and(eq(member.id, id), isNull(member.confirmedAt))
  const [found] = await api.orm.select().from(member).where(isUnconfirmed)
  if (!found) throw new HttpError(409, errors.confirmed)
  if (await mayMailUnasked(api, found.email)) await sendLink(api, found, confirmationLetter)
}

async function sendLink(
  { orm, settings }: Api,
  { id, name, email, language }: Addressee,
  letter: (facts: { name: string; email: string; days: number }) => Words,
): Promise<void> {
  const token = newToken()
  const now = settings.clock()
  const expiresAt = daysLater(now, VALID_DAYS)
  await orm.insert(confirmation).values({ tokenHash: hashSecret(token), memberId: id, expiresAt })
  await sendMail(orm, now, {
    to: email,
    // The dashboard does not show it: only the mailbox proves that the address is the member's.
    owner: null,
    language: language ?? 'en',
    words: letter({ name, email, days: VALID_DAYS }),
    link: links.confirmation(token),
    secret: token,
    priority: 'first',
  })
}

/** Returns whose address a link confirms; undefined if it is unknown, used or too old. */
export async function findConfirmation({ orm, settings }: Api, token: string) {
  const { id, name, email, language, companyId } = member
  const [found] = await orm
    .select({ id, name, email, language, companyId })
    .from(confirmation)
    .innerJoin(member, eq(member.id, confirmation.memberId))
    .where(and(eq(confirmation.tokenHash, hashSecret(token)), gt(confirmation.expiresAt, settings.clock())))
  return found
}

/** Confirms the address of a link, and shows the member's company. Returns the same as before, once. */
export async function confirm({ orm, settings }: Api, token: string) {
  return orm.transaction(async transaction => {
    const found = await findConfirmation({ orm: transaction, settings }, token)
    if (!found) return undefined
    const ended = await transaction
      .delete(confirmation)
      .where(eq(confirmation.memberId, found.id))
      .returning({ id: confirmation.memberId })
    // Another click was faster.
    if (ended.length === 0) return undefined
    await transaction.update(member).set({ confirmedAt: settings.clock() }).where(eq(member.id, found.id))
    if (found.companyId === null) return found
    await transaction
      .update(company)
      .set({ isPublic: true, changedAt: settings.clock() })
      .where(eq(company.id, found.companyId))
    await refreshCompany(transaction, found.companyId)
    return found
  })
}
