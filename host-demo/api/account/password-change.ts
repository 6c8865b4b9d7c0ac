import { eq } from 'drizzle-orm'
import { texts } from '#shared/messages/texts.ts'
import { member, temporaryPassword } from '../database/tables.ts'
import { passwordChanged } from '../mail/letters/password.ts'
import { sendToMember } from '../mail/mails.ts'
import { revokeAnswerLinks } from '../quotes/answer-links.ts'
import type { Api, Member, Session } from '../request/api.ts'
import type { Fields } from '../request/fields.ts'
import { HttpError } from '../request/http-error.ts'
import { hashPassword } from '../security/password.ts'
import { keepOnly } from '../security/sessions.ts'
import { parsePassword } from './password-rules.ts'
import { mailedPassword, proofOf } from './sign-in.ts'

const errors = texts('error.passwordChange', {
  wrong: 'The current password is wrong',
  same: 'The new password must be different',
})

/** Sets a new password for a member who knows the present or mailed one, and ends the other sessions. */
export async function changePassword(
  api: Api,
  self: Member,
  session: Session,
  { CurrentPassword: current, NewPassword: wanted }: Fields,
): Promise<void> {
  const { orm, settings } = api
  const { id, email } = self
  const [found] = await orm.select().from(member).where(eq(member.id, id))
  if (typeof current !== 'string' || !(await proofOf(api, found, current))) {
    throw new HttpError(400, errors.wrong, { field: 'CurrentPassword' })
  }
  const password = parsePassword(wanted, email, 'NewPassword')
  if (password === current || (await mailedPassword(api, id, password))) {
    throw new HttpError(400, errors.same, { field: 'NewPassword' })
  }
  const passwordHash = await hashPassword(password, settings.passwordCost)
  await orm.transaction(async transaction => {
    await transaction.update(member).set({ passwordHash }).where(eq(member.id, id))
    await transaction.delete(temporaryPassword).where(eq(temporaryPassword.memberId, id))
    await keepOnly(transaction, session)
    await sendToMember(transaction, settings.clock(), id, { words: passwordChanged, priority: 'first' })
    await revokeAnswerLinks(transaction, settings.clock(), self)
  })
}
