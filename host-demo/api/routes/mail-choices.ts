import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { languages } from '#shared/languages/languages.ts'
import { texts } from '#shared/messages/texts.ts'
import { sendConfirmation } from '../account/confirmation.ts'
import { member } from '../database/tables.ts'
import type { Api, ApiEnv } from '../request/api.ts'
import { done } from '../request/done.ts'
import { choiceField, parseFields } from '../request/fields.ts'
import { HttpError } from '../request/http-error.ts'
import { idempotent } from '../security/idempotency.ts'
import { countAttempt } from '../security/rate-limit.ts'
import { requireSignIn } from '../security/require-sign-in.ts'

const errors = texts('error.mails', {
  language: 'Language must be {languages}.',
  notices: 'Notices must be yes or no.',
  needless: 'Your e-mail address needs no confirmation.',
})

const wrongLanguage = errors.language({
  languages: language => new Intl.ListFormat(language, { type: 'disjunction' }).format(languages),
})

/** Routes for what a member chooses about mails: their language, notices, and another link to confirm the address. */
export function mailChoiceRoutes(api: Api) {
  const { settings } = api
  return new Hono<ApiEnv>()
    .put('/api/dashboard/mails', requireSignIn(api), async c => {
      await countAttempt(api, 'changeByMember', c.var.member.id)
      const fields = await parseFields(c)
      const language = choiceField(fields, 'language', languages, wrongLanguage)
      const wantsNotices = choiceField(fields, 'notices', ['yes', 'no'], errors.notices) === 'yes'
      return idempotent(c, api, JSON.stringify(fields), async on => {
        await on.update(member).set({ language, wantsNotices }).where(eq(member.id, c.var.member.id))
        return done(c, 'saved')
      })
    })

    .post('/api/dashboard/confirmation', requireSignIn(api), async c => {
      if (!settings.mailServer) throw new HttpError(409, errors.needless)
      await countAttempt(api, 'confirmationByMember', c.var.member.id)
      return idempotent(c, api, '', async orm => {
        await sendConfirmation({ orm, settings }, c.var.member)
        return done(c, 'sent')
      })
    })
}
