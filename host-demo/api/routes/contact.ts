import { Hono } from 'hono'
import { subscribe } from '../account/newsletter.ts'
import type { Orm } from '../database/database.ts'
import { contactMessage } from '../database/tables.ts'
import { contactLetter } from '../mail/letters/contact.ts'
import { sendMail } from '../mail/mails.ts'
import { clientAddress } from '../request/address.ts'
import { type Api, type ApiContext, type ApiEnv, success } from '../request/api.ts'
import { emailField, empty, type Fields, parseFields, textField } from '../request/fields.ts'
import { refusalOf } from '../request/http-error.ts'
import { visitorLanguage } from '../request/language.ts'
import type { LimitName } from '../security/limits.ts'
import { countAttempt } from '../security/rate-limit.ts'
import { hashSecret } from '../security/secrets.ts'

/** Routes for the contact form and the newsletter. Wrong input gets ReturnCode 401 (decisions.mdx#return-codes). */
export function contactRoutes(api: Api) {
  const { orm, settings } = api

  /** Counts the visitor's attempt, then lets `store` keep the message, all or nothing, and return the answer. */
  const receive =
    (limit: LimitName, store: (transaction: Orm, fields: Fields, c: ApiContext) => Promise<string>) =>
    async (c: ApiContext) => {
      await countAttempt(api, limit, clientAddress(c, settings.trustProxy))
      const fields = await parseFields(c)
      try {
        return c.json(success(await orm.transaction(transaction => store(transaction, fields, c))))
      } catch (fault) {
        return c.json(refusalOf(fault, 401))
      }
    }

  return new Hono<ApiEnv>()
    .put(
      '/api/Admin/contact/us',
      receive('contactByAddress', async (transaction, fields, c) => {
        const name = textField(fields, 'name', { max: 150, empty: empty.name })
        const email = emailField(fields, 'email')
        const message = textField(fields, 'message', { max: 10_000, empty: empty.message, lines: true })
        const createdAt = settings.clock()
        const key = c.req.header('idempotency-key')?.trim()
        const sentWith = key ? hashSecret(JSON.stringify([key, email, name, message])) : null
        const added = await transaction
          .insert(contactMessage)
          .values({ email, name, message, sentWith, createdAt })
          .onConflictDoNothing()
          .returning({ id: contactMessage.id })
        if (added.length > 0) {
          await sendMail(transaction, createdAt, {
            to: settings.office,
            language: 'en',
            owner: null,
            replyTo: email,
            words: contactLetter({ sender: { name, email }, message }),
          })
        }
        return 'Thank you for your message. We will answer you by e-mail.'
      }),
    )

    .post(
      '/api/public/newsletter/add',
      receive('newsletterByAddress', async (transaction, fields, c) => {
        const email = emailField(fields, 'email')
        const language = visitorLanguage(c) ?? 'en'
        await subscribe({ orm: transaction, settings }, email, language)
        return 'Successfully Subscribed'
      }),
    )
}
