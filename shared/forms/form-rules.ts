import type { Kind } from '#shared/api/items.ts'
import { atMost, equals, matchesEmail, notNegative, numeric, type Rule, required } from './validation.ts'

/** `quantity` is the text of the number input; send `quantityOf(quantity)`. */
export type RfqValues = { quantity: string; message: string }
export type InquiryValues = { subject: string; message: string }
export type RegisterValues = {
  email: string
  password: string
  repeat: string
  name: string
  mobileNo: string
  category: string
}
export type LoginValues = { username: string; password: string }
export type RecoveryValues = { email: string }
export type NewsletterValues = { email: string }
export type ContactValues = { name: string; email: string; message: string }

const messageGiven = required('message', 'messageEmpty')
const emailGiven = required('email', 'emailEmpty')
const emailValid = matchesEmail('email', 'emailNotValid')
const emailAlone = [emailGiven, emailValid, atMost(150)('email', 'emailNotValid')]

// These rules, in this order, and no others: decisions.mdx#form-rules. A form that is not refused here is sent.

/** A service RFQ has no quantity field; its quantity is sent as 0. */
export const rfqRules: Record<Kind, readonly Rule<RfqValues>[]> = {
  product: [numeric('quantity', 'quantityEmpty'), notNegative('quantity', 'quantityNegative'), messageGiven],
  service: [messageGiven],
}

export const inquiryRules: readonly Rule<InquiryValues>[] = [
  required('subject', 'subjectEmpty'),
  messageGiven,
]

/** Neither the pattern of the e-mail nor name, phone and category are looked at. */
export const registerRules: readonly Rule<RegisterValues>[] = [
  emailGiven,
  required('password', 'passwordEmpty'),
  equals('repeat', 'password', 'passwordsDiffer'),
]

/** None: empty is sent, and the server answers. */
export const loginRules: readonly Rule<LoginValues>[] = []

export const recoveryRules: readonly Rule<RecoveryValues>[] = emailAlone

export const newsletterRules: readonly Rule<NewsletterValues>[] = emailAlone

export const contactRules: readonly Rule<ContactValues>[] = [
  required('name', 'nameEmpty'),
  emailGiven,
  messageGiven,
  emailValid,
]
