import { and, eq, notExists, type SQL, sql } from 'drizzle-orm'
import type { Language } from '#shared/languages/languages.ts'
import type { Orm } from '../database/database.ts'
import { type RequestType, requests } from '../database/requests.ts'
import { company, mail, member } from '../database/tables.ts'
import { DOMAIN } from './mail-server.ts'
import { type Words, wordsIn } from './words.ts'

/** For whom a mail is written, and who finds it in the dashboard. Null if only the mailbox at its address gets it. */
type Owner = { memberId: number } | { companyId: number } | null

export type Letter = {
  /** Its words, which the recipient gets in their language. */
  words: Words
  /** The path of the page that it is about: see links.ts. It becomes the last line of the text. */
  link?: string
  /** A part of the words or `link` that is deleted once the mail was sent. */
  secret?: string
  /** The address of the other side, to which replies go. The mail says so. */
  replyTo?: string | undefined
  /** A notice, which goes only to members who have not ended them, or a mail of the newsletter. */
  optional?: 'notice' | 'newsletter'
  /** The request, or the RFQ list, that it tells the seller about: the buyer learns if it does not arrive. */
  about?: { type: RequestType | 'list'; id: number } | undefined
  priority?: keyof typeof PRIORITIES
  /** The order that it places. */
  order?: number
  /** The time before which it does not leave. By default it leaves at once. */
  notBefore?: Date | undefined
}

/** Mails that somebody waits for leave before others, and mails that tell many the same leave last. */
const PRIORITIES = { first: 0, usual: 1, last: 2 } as const

export type Mail = Letter & { to: string; owner: Owner; language: Language }

/** A letter, or the function that writes it for each recipient: a member, or null for the enquiries address. */
type Written = Letter | ((memberId: number | null) => Letter | Promise<Letter>)

/** Puts a mail into the outbox. It leaves once the transaction is committed, if there is a mail server. */
export async function sendMail(
  orm: Orm,
  now: Date,
  { to, owner, language, words, link, secret, optional, replyTo, about, priority, order, notBefore }: Mail,
): Promise<void> {
  if (optional === 'notice' && !(await wantsNotices(orm, owner))) return
  await orm.insert(mail).values({
    ...wordsIn(words, language),
    language,
    link,
    secret,
    replyTo,
    isOptional: optional !== undefined,
    recipient: to,
    createdAt: now,
    dueAt: notBefore ?? now,
    priority: PRIORITIES[priority ?? 'usual'],
    orderId: order,
    ...(about && { [about.type === 'list' ? 'listId' : requests[about.type].key]: about.id }),
    ...owner,
  })
}

/** Only members can end notices, so nobody else gets any. */
async function wantsNotices(orm: Orm, owner: Owner): Promise<boolean> {
  const id = owner && 'memberId' in owner ? owner.memberId : 0
  const isWanted = and(eq(member.id, id), eq(member.wantsNotices, true))
  return (await orm.select({ id: member.id }).from(member).where(isWanted)).length > 0
}

/** Mails one member. */
export async function sendToMember(orm: Orm, now: Date, memberId: number, letter: Written): Promise<void> {
  for (const recipient of await recipients(orm, eq(member.id, memberId)))
    await sendMail(orm, now, await addressed(letter, recipient))
}

/** Mails each member of a company, or its enquiries address when it has no members. */
export async function sendToCompany(orm: Orm, now: Date, companyId: number, letter: Written): Promise<void> {
  const members = await recipients(orm, eq(member.companyId, companyId))
  for (const recipient of members) await sendMail(orm, now, await addressed(letter, recipient))
  if (members.length > 0) return

  const [seller] = await orm.select({ to: enquiries }).from(company).where(eq(company.id, companyId))
  if (seller)
    await sendMail(orm, now, await addressed(letter, { ...seller, owner: { companyId }, language: null }))
}

type Recipient = { to: string; owner: Owner; language: Language | null }

async function recipients(orm: Orm, isWanted: SQL): Promise<Recipient[]> {
  const { id: memberId, email: to, language } = member
  return orm.select({ to, owner: { memberId }, language }).from(member).where(isWanted)
}

async function addressed(letter: Written, { to, owner, language }: Recipient): Promise<Mail> {
  const memberId = owner && 'memberId' in owner ? owner.memberId : null
  const own = typeof letter === 'function' ? await letter(memberId) : letter
  return { ...own, to, owner, language: language ?? 'en' }
}

/** Checks whether mail to this address is for the marketplace or for a company without members. */
export async function isReserved(orm: Orm, email: string, office: string): Promise<boolean> {
  const address = email.replace(/\+.*@/, '@')
  if (address === office.toLowerCase() || address.endsWith(`@${DOMAIN}`)) return true
  const members = orm.select({ id: member.id }).from(member).where(eq(member.companyId, company.id))
  const [found] = await orm
    .select({ id: company.id })
    .from(company)
    .where(and(eq(enquiries, address), notExists(members)))
    .limit(1)
  return found !== undefined
}

const host = sql`lower(substring(${company.websiteUrl} from '(?i)^(?:https?://)?(?:www[.])?([^/:?#]*)'))`

/** The address for enquiries at the website of a company; without a website, one at the marketplace. */
const enquiries = sql<string>`coalesce(
  'enquiries@' || nullif(rtrim(${host}, '.'), ''), 'company-' || ${company.id} || ${`@${DOMAIN}`}::text)`
