import { texts } from '#shared/messages/texts.ts'
import { plainName } from '../../request/names.ts'
import { paragraphs, type Words } from '../words.ts'

const t = texts('mail.registered', {
  welcome: 'Welcome to Trade Enabler',
  dear: 'Dear {name},',
  signIn: 'You are registered. Sign in with {email}.',
  first:
    'First confirm that this address is yours: open the link below and press the button. Until then, your requests and messages are not sent, and your company is not shown. The link works for {days} days. If you did not register, ignore this e-mail.',
  confirm: 'Confirm your e-mail address',
  again:
    'You registered with {email}. To confirm that this address is yours, open the link below and press the button. It works for {days} days. If you did not register, ignore this e-mail.',
})

/**
 * Tells a new member that they are registered; with `days`, also to confirm the address by the link below. Then it leaves
 * out the name: anyone can register the address of another, with words and links for a name.
 */
export const registered = ({ name, email, days }: { name: string; email: string; days?: number }): Words => ({
  subject: t.welcome,
  body: paragraphs(
    days === undefined && t.dear({ name: plainName(name) }),
    t.signIn({ email }),
    days !== undefined && t.first({ days }),
  ),
})

/** Sends the link to confirm an address again, without a name too. */
export const confirmationLetter = ({ email, days }: { email: string; days: number }): Words => ({
  subject: t.confirm,
  body: t.again({ email, days }),
})
