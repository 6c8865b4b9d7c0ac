import { texts } from '#shared/messages/texts.ts'
import type { Words } from '../words.ts'

const t = texts('mail.newsletter', {
  confirm: 'Confirm your subscription',
  confirmBody:
    'Somebody, perhaps you, entered this address for the Trade Enabler newsletter. To get it, open the link below and press the button. If you do not want it, ignore this e-mail.',
  subscribed: 'You are subscribed',
  subscribedBody: 'You will receive the Trade Enabler newsletter at this address.',
  ending: 'To get no newsletter at this address, open this page:',
})

/** Asks whether an address wants the newsletter. */
export const confirmSubscriptionLetter: Words = { subject: t.confirm, body: t.confirmBody }

/** Tells a confirmed subscriber. */
export const subscribed: Words = { subject: t.subscribed, body: t.subscribedBody }

/** The last lines of every mail of the newsletter. The link that ends it follows. */
export const newsletterEnding = t.ending
