import { eq } from 'drizzle-orm'
import { member } from '../database/tables.ts'
import type { Api } from '../request/api.ts'
import { hashSecret, newTemporaryPassword } from '../security/secrets.ts'
import { sendMail } from './mails.ts'

const VALID_MS = 24 * 3600 * 1000

/**
 * Mails a temporary password, if the address is a member's. The old one goes on working: otherwise
 * anybody could lock a member out by asking.
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
      subject: 'Your temporary password',
      body: [
        `Dear ${found.name},`,
        `Your temporary password is ${password}`,
        'It works for 24 hours, and becomes your password when you sign in with it. ' +
          'If you did not ask for it, do nothing: your old password still works.',
      ].join('\n\n'),
    })
  })
}
