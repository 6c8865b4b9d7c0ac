import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { recoverPassword } from '../account/recovery.ts'
import { parseRegistration, register } from '../account/registration.ts'
import { signIn } from '../account/sign-in.ts'
import { clientAddress } from '../request/address.ts'
import { type Api, type ApiContext, type ApiEnv, success } from '../request/api.ts'
import { parseEmail } from '../request/email.ts'
import { parseFields, removeControlCharacters, textField } from '../request/fields.ts'
import { refusalOf } from '../request/http-error.ts'
import { initialsPicture } from '../request/pictures.ts'
import { countAccountAttempt, noteSignIn } from '../security/account-attempts.ts'
import { countAttempt } from '../security/rate-limit.ts'
import { bearerToken, requireSignIn } from '../security/require-sign-in.ts'
import { closeSession } from '../security/sessions.ts'

const RECOVERED = 'If this email is registered, a temporary password is on its way to it.'

/** Sign in and out, registration, password recovery. */
export function accountRoutes(api: Api) {
  const { settings } = api
  const addressIn = (c: ApiContext) => clientAddress(c, settings.trustProxy)

  return new Hono<ApiEnv>()
    .post('/api/tenant/auth', async c => {
      const address = addressIn(c)
      await countAttempt(api, 'loginByAddress', address)
      const form = new URLSearchParams(await c.req.text())
      if (form.get('grant_type') !== 'password') {
        return refuse(c, 'unsupported_grant_type', 'Send grant_type=password.')
      }
      const email = removeControlCharacters(form.get('username') ?? '')
        .trim()
        .toLowerCase()
      await countAccountAttempt(api, 'login', email, address)

      const opened = await signIn(api, email, form.get('password') ?? '')
      if (!opened) return refuse(c, 'invalid_grant', 'The e-mail or the password is wrong.')
      await noteSignIn(api, email, address)
      return c.json({ access_token: opened.token, token_type: 'bearer', expires_in: opened.expiresIn })
    })

    .post('/api/login/signout', async c => {
      await closeSession(api, bearerToken(c))
      return c.json(success('Signed out.'))
    })

    .get('/api/login/userdetail', requireSignIn(api), c => {
      const { id, name, email } = c.var.member
      return c.json({ UserId: id, Name: name, ImageURL: initialsPicture(name), Email: email })
    })

    .post('/api/login/tenant/register', async c => {
      await countAttempt(api, 'registerByAddress', addressIn(c))
      const fields = await parseFields(c)
      try {
        await register(api, parseRegistration(fields))
      } catch (fault) {
        return c.json(refusalOf(fault))
      }
      return c.json(success('You are registered. Please sign in.'))
    })

    .put('/api/Admin/password/recovery', async c => {
      const address = addressIn(c)
      await countAttempt(api, 'recoveryByAddress', address)
      const email = parseEmail(textField(await parseFields(c), 'emailTo', { max: 10_000 }))
      if (!email) return c.json({ ReturnCode: 401, ResponseMessage: 'Email is not valid' })
      await countAccountAttempt(api, 'recovery', email, address)
      await Promise.all([recoverPassword(api, email), wait(settings.recoveryFloor)])
      return c.json(success(RECOVERED))
    })
}

/** As OAuth words what is refused. */
const refuse = (c: ApiContext, error: string, description: string) =>
  c.json({ error, error_description: description }, 400)
