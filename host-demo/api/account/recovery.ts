import { eq } from 'drizzle-orm'
import { member } from '../database/tables.ts'
import type { Api } from '../request/api.ts'
import { hashSecret, newTemporaryPassword } from '../security/secrets.ts'
import { sendMail } from './mails.ts'

/** Such mails hold a password: who is signed in has no need of them. */
export const RECOVERY_SUBJECT = 'Your temporary password'

const VALID_MS = 24 * 3600 * 1000

/**
 * Mails a temporary password, if the address is a member's. The old one goes on working: otherwise
 * anybody could lock a member out by asking. Who signs in with the mailed one can do nothing but choose another.
 */
export async function recoverPassword({ orm, settings }: Api, email: string): Promise<void> {
  const password = newTemporaryPassword()
  const now = settings.clock()
  await orm.transaction(async transaction => {
    const [found] = await transaction
      .update(member)
      .set({ temporaryHash: hashSecret(password), temporaryExpiresAt: new Date(now.getTime() + VALID_MS) })
      .where(eq(member.email, email))
      .returning({ name: member.name })
    if (!found) return
    await sendMail(transaction, now, {
      to: email,
      subject: RECOVERY_SUBJECT,
      body: [
        `Dear ${found.name},`,
        `Your temporary password is ${password}`,
        'Within 24 hours sign in with it, open Dashboard and choose a password of your own: it is good for nothing ' +
          'else. If you did not ask for it, do nothing: your old password still works.',
      ].join('\n\n'),
    })
  })
}
