import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Kind } from '#shared/api/items.ts'
import type { Orm } from '../database/database.ts'
import { member } from '../database/tables.ts'
import { limitForm } from '../files/receive.ts'
import { readProfile, saveProfile } from '../items/company-profile.ts'
import { changeOwn, createOwn, deleteOwn, listOwn, type Own, readOwn } from '../items/own-items.ts'
import { addPicture, parsePicture, replacePicture } from '../items/own-pictures.ts'
import type { Api, ApiContext, ApiEnv } from '../request/api.ts'
import type { Done } from '../request/done.ts'
import { empty, parseDatabaseId, textField } from '../request/fields.ts'
import { nameField } from '../request/names.ts'
import { uploadedPicture } from '../request/pictures.ts'
import { queryPaging } from '../request/query.ts'
import { idempotent } from '../security/idempotency.ts'
import { countAttempt } from '../security/rate-limit.ts'
import { checkConfirmed, requireConfirmed } from '../security/require-confirmed.ts'
import { ownCompany, requireSignIn } from '../security/require-sign-in.ts'
import { hashSecret } from '../security/secrets.ts'
import { ownChange, replyTo } from './own-change.ts'

/** Routes for edits in the dashboard: products, services and profile of a company, and a member's name and phone. */
export function ownItemRoutes(api: Api) {
  const { orm, settings } = api
  const now = settings.clock
  const app = new Hono<ApiEnv>()
  const idIn = (c: ApiContext) => parseDatabaseId(c.req.param('id')) ?? 0
  const signedIn = requireSignIn(api)
  const mayUpload = [signedIn, requireConfirmed(api), limitForm] as const

  const change = ownChange(api)

  type Picture = Awaited<ReturnType<typeof parsePicture>>
  const upload =
    (what: Done, work: (on: Orm, c: ApiContext, given: Picture) => Promise<unknown>) =>
    async (c: ApiContext) => {
      await countAttempt(api, 'pictureByMember', c.var.member.id)
      const given = await parsePicture(c)
      return idempotent(c, api, hashSecret(given.bytes), async on =>
        replyTo(c, what, await work(on, c, given)),
      )
    }

  for (const [kind, plural] of [
    ['product', 'products'],
    ['service', 'services'],
  ] as const satisfies [Kind, string][]) {
    const ownIn = (c: ApiContext): Own => ({ kind, companyId: ownCompany(c) })
    const path = `/api/dashboard/${plural}` as const
    const create = change('saved', async (on, c, fields) => ({
      Id: await createOwn(on, now(), ownIn(c), fields),
    }))
    const save = change('saved', async (on, c, fields) => {
      if (fields.isPublished === true) await checkConfirmed({ orm: on, settings }, c.var.member)
      return changeOwn(on, now(), ownIn(c), idIn(c), fields)
    })
    const remove = change('deleted', (on, c) => deleteOwn(on, now(), ownIn(c), idIn(c)))
    const add = upload('pictureAdded', async (on, c, given) => {
      const name = await addPicture(on, now(), ownIn(c), idIn(c), given)
      return { Result: [{ name, url: uploadedPicture(name) }] }
    })

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
      .post(path, signedIn, create)
      .put(`${path}/:id`, signedIn, save)
      .delete(`${path}/:id`, signedIn, remove)
      .post(`/api/upload/dashboard/${plural}/:id`, ...mayUpload, add)
  }
  for (const which of ['logo', 'banner'] as const) {
    const replace = upload('pictureSaved', (on, c, given) =>
      replacePicture(on, now(), ownCompany(c), which, given),
    )
    const remove = change('pictureRemoved', (on, c) => replacePicture(on, now(), ownCompany(c), which))
    app
      .post(`/api/upload/dashboard/company/${which}`, ...mayUpload, replace)
      .delete(`/api/dashboard/company/${which}`, signedIn, remove)
  }
  const saveOwnProfile = change('saved', (on, c, fields) => saveProfile(on, now(), ownCompany(c), fields))
  const saveSettings = change('saved', async (on, c, fields) => {
    const name = nameField(fields, 'name', { max: 100, empty: empty.name })
    const mobileNo = textField(fields, 'mobileNo', { max: 30 })
    await on.update(member).set({ name, mobileNo }).where(eq(member.id, c.var.member.id))
  })
  return app
    .get('/api/dashboard/company', signedIn, async c => c.json(await readProfile(orm, ownCompany(c))))
    .put('/api/dashboard/company', signedIn, saveOwnProfile)
    .put('/api/dashboard/settings', signedIn, saveSettings)
}
