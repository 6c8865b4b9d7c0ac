import { texts } from '#shared/messages/texts.ts'
import { paragraphs, type Words } from '../words.ts'

const t = texts('mail.password', {
  temporary: 'Your temporary password',
  is: 'Your temporary password is {password}',
  use: 'Sign in with it within 24 hours, open Dashboard and choose your own password. You cannot use it for anything else. If you did not ask for it, ignore this e-mail. Your old password still works.',
  changed: 'Your password was changed',
  changedBody: 'If this was not you, recover your password at once. This ends every open session.',
})

/** Tells a temporary password. It leaves out the name, which somebody else may have chosen for this address. */
export const recovery = ({ password }: { password: string }): Words => ({
  subject: t.temporary,
  body: paragraphs(t.is({ password }), t.use),
})

/** Tells that the password was changed. */
export const passwordChanged: Words = { subject: t.changed, body: t.changedBody }
