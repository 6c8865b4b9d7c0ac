import { type Sentence, texts } from '#shared/messages/texts.ts'
import { plainName } from '../../request/names.ts'

/** A page that a mail opens. `next` opens the page on which its reader goes on. */
export type PageWords = { title: Sentence; text: Sentence; button?: Sentence; next?: Next }
type Next = { label: Sentence; address: string }

const confirm = texts('mail.confirmPage', {
  title: 'Confirm your e-mail address',
  text: '{name} registered at Trade Enabler with {email}. If this is you, confirm that the address is yours. If not, close this page: nothing is confirmed.',
  button: 'Confirm this address',
  confirmed: 'Your address is confirmed',
  confirmedText:
    '{email} is confirmed. You can now send requests and messages, and your company is shown if you registered one.',
  next: 'Open the dashboard',
  nextText:
    '{email} is confirmed, and your company is shown. Buyers find it by what you publish: the dashboard says what comes first.',
  gone: 'It was used already, is more than 7 days old, or is not complete. If you have confirmed your address, there is nothing to do. Otherwise sign in, open the dashboard and press ‘Send it again’.',
})

const notices = texts('mail.noticesPage', {
  title: 'End notices',
  text: '{email} gets notices, such as of unread messages. You still get mail about your requests and your account.',
  button: 'Send no more notices',
  ended: 'You get no more notices',
  endedText: '{email} gets no more notices. To get them again, open ‘Settings’ in the dashboard.',
  gone: 'It is not complete. Open it from the mail again, or end notices in ‘Settings’ in the dashboard.',
})

const newsletter = texts('mail.newsletterPage', {
  title: 'Subscribe to the newsletter',
  text: 'The Trade Enabler newsletter will go to {email}.',
  button: 'Subscribe',
  subscribed: 'You are subscribed',
  subscribedText: 'The newsletter goes to {email}.',
  leave: 'End the newsletter',
  leaveText: 'No newsletter will go to {email}.',
  leaveButton: 'Send me no newsletter',
  left: 'You get no newsletter',
  leftText: 'No newsletter goes to {email}.',
  gone: 'It is not complete, is more than 7 days old, or belongs to a subscription that was ended. To get the newsletter, enter your address on the marketplace again.',
})

const { gone } = texts('mail.page', { gone: 'This link does not work' })

type Person = { name: string; email: string }
type Address = { email: string }

/** Asks whether an address belongs to the member who registered with it. */
export const confirmPage = ({ name, email }: Person): PageWords => ({
  title: confirm.title,
  text: confirm.text({ name: plainName(name), email }),
  button: confirm.button,
})

export const confirmedPage = ({ email }: Address): PageWords => ({
  title: confirm.confirmed,
  text: confirm.confirmedText({ email }),
})

/** Leads who sells on to the dashboard. */
export const confirmedSellerPage = ({ email }: Address, dashboard: string): PageWords => ({
  title: confirm.confirmed,
  text: confirm.nextText({ email }),
  next: { label: confirm.next, address: dashboard },
})

export const goneConfirmationPage: PageWords = { title: gone, text: confirm.gone }

/** Asks whether to end notices. */
export const unsubscribePage = ({ email }: Address): PageWords => ({
  title: notices.title,
  text: notices.text({ email }),
  button: notices.button,
})

export const unsubscribedPage = ({ email }: Address): PageWords => ({
  title: notices.ended,
  text: notices.endedText({ email }),
})

export const goneUnsubscriptionPage: PageWords = { title: gone, text: notices.gone }

/** Asks whether an address wants the newsletter. */
export const subscribePage = ({ email }: Address): PageWords => ({
  title: newsletter.title,
  text: newsletter.text({ email }),
  button: newsletter.button,
})

export const subscribedPage = ({ email }: Address): PageWords => ({
  title: newsletter.subscribed,
  text: newsletter.subscribedText({ email }),
})

/** Asks whether to end the newsletter. */
export const leavePage = ({ email }: Address): PageWords => ({
  title: newsletter.leave,
  text: newsletter.leaveText({ email }),
  button: newsletter.leaveButton,
})

export const leftPage = ({ email }: Address): PageWords => ({
  title: newsletter.left,
  text: newsletter.leftText({ email }),
})

export const goneNewsletterPage: PageWords = { title: gone, text: newsletter.gone }
