import { eq } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { company, mail, member } from '../database/tables.ts'

export type Mail = { to: string; subject: string; body: string }

/** The address for messages to the marketplace itself. */
export const OFFICE = 'office@trade.test'

/** Puts a mail into the outbox. Nothing leaves this machine. */
export async function sendMail(orm: Orm, now: Date, { to, subject, body }: Mail): Promise<void> {
  await orm.insert(mail).values({ recipient: to, subject, body, createdAt: now })
}

/** Mails each member of a company, or its enquiries address when it has no members. */
export async function sendToCompany(
  orm: Orm,
  now: Date,
  companyId: number,
  letter: Omit<Mail, 'to'>,
): Promise<void> {
  const members = await orm
    .select({ email: member.email })
    .from(member)
    .where(eq(member.companyId, companyId))
  const addresses =
    members.length > 0 ? members.map(({ email }) => email) : [await enquiriesAddress(orm, companyId)]
  for (const to of addresses) await sendMail(orm, now, { to, ...letter })
}

async function enquiriesAddress(orm: Orm, companyId: number): Promise<string> {
  const [found] = await orm
    .select({ website: company.websiteUrl })
    .from(company)
    .where(eq(company.id, companyId))
  const host = /^(?:https?:\/\/)?(?:www\.)?([^/]*)/.exec(found?.website ?? '')?.[1]
  return host ? `enquiries@${host.toLowerCase()}` : `company-${companyId}@trade.test`
}
