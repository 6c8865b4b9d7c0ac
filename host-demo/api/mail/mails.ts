import { and, eq, notExists, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { company, mail, member } from '../database/tables.ts'

/** For whom a mail is written, and who finds it in the dashboard. Null if only the mailbox at its address gets it. */
type Owner = { memberId: number } | { companyId: number } | null

export type Mail = { to: string; owner: Owner; subject: string; body: string }

/** The domain of the marketplace, where nobody else has an address. */
const DOMAIN = 'trade.test'

/** The address for messages to the marketplace itself. */
export const OFFICE = `office@${DOMAIN}`

/** Puts a mail into the outbox. It leaves once the transaction is committed, if there is a mail server. */
export async function sendMail(orm: Orm, now: Date, { to, owner, subject, body }: Mail): Promise<void> {
  await orm.insert(mail).values({ recipient: to, subject, body, createdAt: now, dueAt: now, ...owner })
}

type Content = Pick<Mail, 'subject' | 'body'>

/** Writes the letter to one recipient: a member, or null for the enquiries address. */
type LetterTo = (memberId: number | null) => Promise<Content>

/** Mails each member of a company, or its enquiries address when it has no members. */
export async function sendToCompany(
  orm: Orm,
  now: Date,
  companyId: number,
  letter: Content | LetterTo,
): Promise<void> {
  const letterTo: LetterTo = typeof letter === 'function' ? letter : async () => letter
  const members = await orm
    .select({ id: member.id, to: member.email })
    .from(member)
    .where(eq(member.companyId, companyId))
  for (const { id, to } of members)
    await sendMail(orm, now, { to, owner: { memberId: id }, ...(await letterTo(id)) })
  if (members.length > 0) return

  const [seller] = await orm.select({ to: enquiries }).from(company).where(eq(company.id, companyId))
  if (seller) await sendMail(orm, now, { ...seller, owner: { companyId }, ...(await letterTo(null)) })
}

/** Checks whether mail to this address is for the marketplace or for a company without members. */
export async function isReserved(orm: Orm, email: string): Promise<boolean> {
  const address = email.replace(/\+.*@/, '@')
  if (address.endsWith(`@${DOMAIN}`)) return true
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
