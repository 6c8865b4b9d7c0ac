import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { recover } from '../account/recovery.ts'
import { register, registrationFrom } from '../account/registration.ts'
import { signIn } from '../account/sign-in.ts'
import { addressOf } from '../request/address.ts'
import { type Api, type ApiContext, type ApiEnv, done } from '../request/api.ts'
import { emailFrom } from '../request/email.ts'
import { fieldsOf, storable, text } from '../request/fields.ts'
import { initialsPicture } from '../request/pictures.ts'
import { Refusal } from '../request/refusal.ts'
import { countAttempt, forgetAttempts } from '../security/rate-limit.ts'
import { closeSession } from '../security/sessions.ts'
import { bearerOf, signedIn } from '../security/signed-in.ts'

const RECOVERED = 'If this email is registered, a temporary password is on its way to it.'

/** Sign in and out, registration, password recovery. Spec sections 4, 7 and 8. */
export function accountRoutes(api: Api) {
  const { settings } = api
  const addressIn = (c: ApiContext) => addressOf(c, settings.trustProxy)

  return new Hono<ApiEnv>()
    .post('/api/tenant/auth', async c => {
      const address = addressIn(c)
      await countAttempt(api, 'loginByAddress', address)
      const form = new URLSearchParams(await c.req.text())
      if (form.get('grant_type') !== 'password') {
        return c.json(
          { error: 'unsupported_grant_type', error_description: 'Send grant_type=password.' },
          400,
        )
      }
      const email = storable(form.get('username') ?? '')
        .trim()
        .toLowerCase()
      await countAttempt(api, 'loginByAccount', email)
      await countAttempt(api, 'loginByAccountAndAddress', `${email} ${address}`)

      const opened = await signIn(api, email, form.get('password') ?? '')
      if (!opened) {
        return c.json(
          { error: 'invalid_grant', error_description: 'The e-mail or the password is wrong.' },
          400,
        )
      }
      await forgetAttempts(api, 'loginByAccountAndAddress', `${email} ${address}`)
      return c.json({ access_token: opened.token, token_type: 'bearer', expires_in: opened.expiresIn })
    })

    .post('/api/login/signout', async c => {
      await closeSession(api, bearerOf(c))
      return c.json(done('Signed out.'))
    })

    .get('/api/login/userdetail', signedIn(api), c => {
      const { id, name, email } = c.var.member
      return c.json({ UserId: id, Name: name, ImageURL: initialsPicture(name), Email: email })
    })

    .post('/api/login/tenant/register', async c => {
      await countAttempt(api, 'registerByAddress', addressIn(c))
      const fields = await fieldsOf(c)
      try {
        await register(api, registrationFrom(fields))
      } catch (fault) {
        // Spec section 8: a registration is refused by its ReturnCode, in an answer that is itself fine.
        if (fault instanceof Refusal)
          return c.json({ ReturnCode: fault.status, ResponseMessage: fault.message })
        throw fault
      }
      return c.json(done('You are registered. Please sign in.'))
    })

    .put('/api/Admin/password/recovery', async c => {
      await countAttempt(api, 'recoveryByAddress', addressIn(c))
      const email = emailFrom(text(await fieldsOf(c), 'emailTo', { max: 10_000 }))
      if (!email) return c.json({ ReturnCode: 401, ResponseMessage: 'Email is not valid' })
      await countAttempt(api, 'recoveryByAccount', email)
      await Promise.all([recover(api, email), wait(settings.recoveryFloor)])
      return c.json(done(RECOVERED))
    })
}
