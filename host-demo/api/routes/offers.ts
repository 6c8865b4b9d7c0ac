import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Kind } from '#shared/api/items.ts'
import { member } from '../database/tables.ts'
import { readProfile, saveProfile } from '../offers/company-profile.ts'
import { changeOwn, createOwn, deleteOwn, listOwn, type Own, readOwn } from '../offers/own-items.ts'
import { addPicture, parsePicture, replacePicture } from '../offers/own-pictures.ts'
import { type Api, type ApiContext, type ApiEnv, success } from '../request/api.ts'
import { parseDatabaseId, parseFields, textField } from '../request/fields.ts'
import { limitForm } from '../request/pdf.ts'
import { uploadedPicture } from '../request/pictures.ts'
import { queryPaging } from '../request/query.ts'
import { idempotent } from '../security/idempotency.ts'
import { countAttempt } from '../security/rate-limit.ts'
import { ownCompany, requireSignIn } from '../security/require-sign-in.ts'
import { hashSecret } from '../security/secrets.ts'

/** Routes for edits in the dashboard: products, services and profile of a company, and a member's name and phone. */
export function offerRoutes(api: Api) {
  const { orm, settings } = api
  const app = new Hono<ApiEnv>()
  const idIn = (c: ApiContext) => parseDatabaseId(c.req.param('id')) ?? 0
  const signedIn = requireSignIn(api)

  for (const [kind, plural] of [
    ['product', 'products'],
    ['service', 'services'],
  ] as const satisfies [Kind, string][]) {
    const ownIn = (c: ApiContext): Own => ({ kind, companyId: ownCompany(c) })
    const path = `/api/dashboard/${plural}` as const

    app
      .get(path, signedIn, async c => {
        const { published } = c.req.query()
        const isPublished = published ? published === 'true' : undefined
        const search = textField(c.req.query(), 'search', { max: 200 })
        return c.json(await listOwn(orm, ownIn(c), { ...queryPaging(c), search, isPublished }))
      })

      .get(`${path}/:id`, signedIn, async c => {
        // The rows are locked for a moment, so that nobody reads half of a change.
        return c.json(await orm.transaction(on => readOwn(on, ownIn(c), idIn(c))))
      })

      .post(path, signedIn, async c => {
        await countAttempt(api, 'offerByMember', c.var.member.id)
        const fields = await parseFields(c)
        return idempotent(c, api, JSON.stringify(fields), async on =>
          success('It was saved.', { Id: await createOwn(on, settings.clock(), ownIn(c), fields) }),
        )
      })

      .put(`${path}/:id`, signedIn, async c => {
        await countAttempt(api, 'offerByMember', c.var.member.id)
        const fields = await parseFields(c)
        return idempotent(c, api, JSON.stringify(fields), async on => {
          await changeOwn(on, settings.clock(), ownIn(c), idIn(c), fields)
          return success('It was saved.')
        })
      })

      .delete(`${path}/:id`, signedIn, async c => {
        await countAttempt(api, 'offerByMember', c.var.member.id)
        return idempotent(c, api, '', async on => {
          await deleteOwn(on, settings.clock(), ownIn(c), idIn(c))
          return success('It was deleted.')
        })
      })

      .post(`/api/upload/dashboard/${plural}/:id`, signedIn, limitForm, async c => {
        await countAttempt(api, 'uploadByMember', c.var.member.id)
        const given = await parsePicture(c)
        return idempotent(c, api, hashSecret(given.bytes), async on => {
          const name = await addPicture(on, settings.clock(), ownIn(c), idIn(c), given)
          return success('The picture was added.', { Result: [{ name, url: uploadedPicture(name) }] })
        })
      })
  }
  for (const which of ['logo', 'banner'] as const) {
    app
      .post(`/api/upload/dashboard/company/${which}`, signedIn, limitForm, async c => {
        await countAttempt(api, 'uploadByMember', c.var.member.id)
        const given = await parsePicture(c)
        return idempotent(c, api, hashSecret(given.bytes), async on => {
          await replacePicture(on, settings.clock(), ownCompany(c), which, given)
          return success('The picture was saved.')
        })
      })

      .delete(`/api/dashboard/company/${which}`, signedIn, async c => {
        await countAttempt(api, 'offerByMember', c.var.member.id)
        return idempotent(c, api, '', async on => {
          await replacePicture(on, settings.clock(), ownCompany(c), which)
          return success('The picture was removed.')
        })
      })
  }

  return app
    .get('/api/dashboard/company', signedIn, async c => c.json(await readProfile(orm, ownCompany(c))))

    .put('/api/dashboard/company', signedIn, async c => {
      await countAttempt(api, 'offerByMember', c.var.member.id)
      const fields = await parseFields(c)
      return idempotent(c, api, JSON.stringify(fields), async on => {
        await saveProfile(on, settings.clock(), ownCompany(c), fields)
        return success('It was saved.')
      })
    })

    .put('/api/dashboard/settings', signedIn, async c => {
      await countAttempt(api, 'offerByMember', c.var.member.id)
      const fields = await parseFields(c)
      const name = textField(fields, 'name', { max: 100, empty: 'Name is empty' })
      const mobileNo = textField(fields, 'mobileNo', { max: 30 })
      return idempotent(c, api, JSON.stringify(fields), async on => {
        await on.update(member).set({ name, mobileNo }).where(eq(member.id, c.var.member.id))
        return success('It was saved.')
      })
    })
}
