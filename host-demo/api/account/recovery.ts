import { eq } from 'drizzle-orm'
import { member } from '../database/tables.ts'
import { written } from '../mail/language.ts'
import { recovery } from '../mail/letters/password.ts'
import { sendMail } from '../mail/mails.ts'
import type { Api } from '../request/api.ts'
import { hashSecret, newTemporaryPassword } from '../security/secrets.ts'

const VALID_MS = 24 * 3600 * 1000

/** Mails a temporary password. The old one keeps working: otherwise anyone could lock a member out by asking. */
export async function recoverPassword({ orm, settings }: Api, email: string): Promise<void> {
  const password = newTemporaryPassword()
  const now = settings.clock()
  await orm.transaction(async transaction => {
    const [found] = await transaction
      .update(member)
      .set({ temporaryHash: hashSecret(password), temporaryExpiresAt: new Date(now.getTime() + VALID_MS) })
      .where(eq(member.email, email))
      .returning({ language: member.language })
    if (!found) return
    await sendMail(transaction, now, {
      to: email,
      // The dashboard does not show it: the holder of a stolen session could sign in with it.
      owner: null,
      language: found.language ?? 'en',
      secret: password,
      words: written(recovery, { password }),
    })
  })
}
