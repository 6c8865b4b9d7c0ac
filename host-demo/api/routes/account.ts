import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { changePassword } from '../account/password-change.ts'
import { recoverPassword } from '../account/recovery.ts'
import { parseRegistration, register } from '../account/registration.ts'
import { signIn } from '../account/sign-in.ts'
import { clientAddress } from '../request/address.ts'
import { type Api, type ApiContext, type ApiEnv, success } from '../request/api.ts'
import { done } from '../request/done.ts'
import { parseEmail, parseFields, removeControlCharacters, textField } from '../request/fields.ts'
import { refusalOf } from '../request/http-error.ts'
import { visitorLanguage } from '../request/language.ts'
import { initialsPicture } from '../request/pictures.ts'
import { countAccountAttempt, noteSignIn } from '../security/account-attempts.ts'
import { giveHandOver, takeHandOver } from '../security/hand-over.ts'
import { countAttempt } from '../security/rate-limit.ts'
import { bearerToken, requireSignIn } from '../security/require-sign-in.ts'
import { closeSession, type openSession } from '../security/sessions.ts'

const RECOVERED = 'If this email is registered, a temporary password is on its way.'

/** Routes for signing in and out, registration and passwords. */
export function accountRoutes(api: Api) {
  const { settings } = api
  const addressIn = (c: ApiContext) => clientAddress(c, settings.trustProxy)

  return new Hono<ApiEnv>()
    .post('/api/tenant/auth', async c => {
      const address = addressIn(c)
      await countAttempt(api, 'loginByAddress', address)
      const form = new URLSearchParams(await c.req.text())
      const grant = form.get('grant_type')
      if (grant === 'authorization_code') {
        const handedOver = await takeHandOver(api, form.get('code') ?? '')
        if (handedOver) return c.json(grantReply(handedOver))
        return refuse(c, 'invalid_grant', 'This code was already used, or is more than a minute old.')
      }
      if (grant !== 'password') return refuse(c, 'unsupported_grant_type', 'Send grant_type=password.')
      const email = removeControlCharacters(form.get('username') ?? '')
        .trim()
        .toLowerCase()
      await countAccountAttempt(api, 'login', email, address)

      const opened = await signIn(api, {
        email,
        password: form.get('password') ?? '',
        replaced: bearerToken(c),
        language: visitorLanguage(c),
      })
      if (!opened) return refuse(c, 'invalid_grant', 'The e-mail or the password is wrong.')
      await noteSignIn(api, email, address)
      return c.json(grantReply(opened))
    })

    .post('/api/login/signout', async c => {
      await closeSession(api, bearerToken(c))
      return c.json(success('Signed out.'))
    })

    .post('/api/login/handover', requireSignIn(api, { withMailedPassword: true }), async c => {
      await countAttempt(api, 'handOverByMember', c.var.member.id)
      return c.json(success('The code works once.', { Code: await giveHandOver(api, c.var.session) }))
    })

    .put('/api/login/password', requireSignIn(api, { withMailedPassword: true }), async c => {
      await countAttempt(api, 'passwordByMember', c.var.member.id)
      await changePassword(api, c.var.member, c.var.session, await parseFields(c))
      return c.json(done(c, 'passwordChanged'))
    })

    .get('/api/login/userdetail', requireSignIn(api, { withMailedPassword: true }), c => {
      const { id, name, email, companyId } = c.var.member
      const detail = { UserId: id, Name: name, ImageURL: initialsPicture(name), Email: email }
      return c.json({ ...detail, ...(companyId !== null && { TenantId: companyId }) })
    })

    .post('/api/login/tenant/register', async c => {
      await countAttempt(api, 'registerByAddress', addressIn(c))
      const fields = await parseFields(c)
      try {
        await register(api, parseRegistration(fields), visitorLanguage(c) ?? null)
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

const grantReply = ({ token, expiresIn }: Awaited<ReturnType<typeof openSession>>) => ({
  access_token: token,
  token_type: 'bearer',
  expires_in: expiresIn,
})

/** Refuses a call in the format of OAuth errors. */
const refuse = (c: ApiContext, error: string, description: string) =>
  c.json({ error, error_description: description }, 400)
