import { eq } from 'drizzle-orm'
import { daysLater } from '#shared/trade/calendar.ts'
import { member, temporaryPassword } from '../database/tables.ts'
import { recovery } from '../mail/letters/password.ts'
import { sendMail } from '../mail/mails.ts'
import type { Api } from '../request/api.ts'
import { hashSecret, newTemporaryPassword } from '../security/secrets.ts'
import { mayMailUnasked } from './unasked-mails.ts'

const VALID_DAYS = 1

/**
 * Mails a temporary password. The old one and those of earlier mails keep working: otherwise anyone could lock a member out
 * by asking.
 */
export async function recoverPassword({ orm, settings }: Api, email: string): Promise<void> {
  const password = newTemporaryPassword()
  const now = settings.clock()
  await orm.transaction(async transaction => {
    // Known and unknown addresses count alike.
    const mayMail = await mayMailUnasked({ orm: transaction, settings }, email)
    const [found] = await transaction
      .select({ id: member.id, language: member.language })
      .from(member)
      .where(eq(member.email, email))
    if (!found || !mayMail) return
    await transaction.insert(temporaryPassword).values({
      passwordHash: hashSecret(password),
      memberId: found.id,
      expiresAt: daysLater(now, VALID_DAYS),
    })
    await sendMail(transaction, now, {
      to: email,
      // The dashboard does not show it: the holder of a stolen session could sign in with it.
      owner: null,
      language: found.language ?? 'en',
      secret: password,
      priority: 'first',
      words: recovery({ password }),
    })
  })
}
