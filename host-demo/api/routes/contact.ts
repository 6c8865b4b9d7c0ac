import { Hono } from 'hono'
import { OFFICE, sendMail } from '../account/mails.ts'
import { contactMessage, subscriber } from '../database/tables.ts'
import { clientAddress } from '../request/address.ts'
import { type Api, type ApiEnv, success } from '../request/api.ts'
import { emailField } from '../request/email.ts'
import { parseFields, textField } from '../request/fields.ts'
import { HttpError } from '../request/http-error.ts'
import { countAttempt } from '../security/rate-limit.ts'
import { hashSecret } from '../security/secrets.ts'

/** The public contact form and the newsletter. What is wrong is told as ReturnCode 401 (decisions.mdx#return-codes). */
export function contactRoutes(api: Api) {
  const { orm, settings } = api

  return new Hono<ApiEnv>()
    .put('/api/Admin/contact/us', async c => {
      await countAttempt(api, 'contactByAddress', clientAddress(c, settings.trustProxy))
      const fields = await parseFields(c)
      return c.json(
        await rejectWith401(async () => {
          const name = textField(fields, 'name', { max: 150, empty: 'Name is empty' })
          const email = emailField(fields, 'email')
          const message = textField(fields, 'message', {
            max: 10_000,
            empty: 'Message is empty',
            lines: true,
          })
          const createdAt = settings.clock()
          const key = c.req.header('idempotency-key')?.trim()
          const sentWith = key ? hashSecret(JSON.stringify([key, email, name, message])) : null
          await orm.transaction(async transaction => {
            const added = await transaction
              .insert(contactMessage)
              .values({ email, name, message, sentWith, createdAt })
              .onConflictDoNothing()
              .returning({ id: contactMessage.id })
            if (added.length === 0) return
            await sendMail(transaction, createdAt, {
              to: OFFICE,
              subject: `Message from ${name}`,
              body: `${name} <${email}> writes:\n\n${message}`,
            })
          })
          return success('Thank you for your message. We will answer you by e-mail.')
        }),
      )
    })

    .post('/api/public/newsletter/add', async c => {
      await countAttempt(api, 'newsletterByAddress', clientAddress(c, settings.trustProxy))
      const fields = await parseFields(c)
      return c.json(
        await rejectWith401(async () => {
          const email = emailField(fields, 'email')
          const createdAt = settings.clock()
          await orm.transaction(async transaction => {
            const added = await transaction
              .insert(subscriber)
              .values({ email, createdAt })
              .onConflictDoNothing()
              .returning()
            if (added.length === 0) return
            await sendMail(transaction, createdAt, {
              to: email,
              subject: 'You are subscribed',
              body: 'You will receive the Trade Enabler newsletter at this address.',
            })
          })
          return success('Successfully Subscribed')
        }),
      )
    })
}

async function rejectWith401(work: () => Promise<object>): Promise<object> {
  try {
    return await work()
  } catch (fault) {
    if (fault instanceof HttpError) return { ReturnCode: 401, ResponseMessage: fault.message }
    throw fault
  }
}
