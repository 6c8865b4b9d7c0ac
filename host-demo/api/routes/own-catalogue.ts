import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Kind } from '#shared/api/items.ts'
import { rowActions } from '#shared/trade/catalogue-row.ts'
import { exportRows, listSkus } from '../catalogue/export.ts'
import {
  chooseItem,
  createImport,
  findImport,
  isPublishing,
  listImports,
  listRows,
  parseRows,
  planRows,
  readImports,
  takeImportStep,
} from '../catalogue/imports.ts'
import type { Orm } from '../database/database.ts'
import { catalogueImport } from '../database/tables.ts'
import { readCategoryFacts } from '../facts/category-facts.ts'
import type { Api, ApiContext, ApiEnv } from '../request/api.ts'
import { done } from '../request/done.ts'
import { type Fields, parseCount, parseDatabaseId, parseFields } from '../request/fields.ts'
import { languageFor } from '../request/language.ts'
import { queryPaging } from '../request/query.ts'
import { createCategoryValues } from '../search/category-values.ts'
import { idempotent } from '../security/idempotency.ts'
import { countAttempt } from '../security/rate-limit.ts'
import { checkConfirmed } from '../security/require-confirmed.ts'
import { ownCompany, requireSignIn } from '../security/require-sign-in.ts'

/** Routes for many items of a company at once: what categories ask for, imports and exports of sheets. */
export function ownCatalogueRoutes(api: Api) {
  const { orm, settings } = api
  const now = settings.clock
  const values = createCategoryValues(api)
  const signedIn = requireSignIn(api)
  const app = new Hono<ApiEnv>()
  const found = (on: Orm, c: ApiContext) =>
    findImport(on, ownCompany(c), parseDatabaseId(c.req.param('id')) ?? 0)

  const write =
    (work: (on: Orm, c: ApiContext, fields: Fields) => Promise<object>) => async (c: ApiContext) => {
      await countAttempt(api, 'changeByMember', c.var.member.id)
      const fields = await parseFields(c)
      return idempotent(c, api, JSON.stringify(fields), async on =>
        done(c, 'saved', await work(on, c, fields)),
      )
    }

  const step = (name: 'apply' | 'undo') =>
    write(async (on, c) => {
      const own = await found(on, c)
      if (name === 'apply' && (await isPublishing(on, own)))
        await checkConfirmed({ orm: on, settings }, c.var.member)
      await takeImportStep(on, now(), own, name)
      return {}
    })

  for (const [kind, plural] of [
    ['product', 'products'],
    ['service', 'services'],
  ] as const satisfies [Kind, string][]) {
    const ownIn = (c: ApiContext) => ({ kind, companyId: ownCompany(c) })
    app
      .get(`/api/dashboard/${plural}/rows`, signedIn, async c =>
        c.json(await exportRows(orm, ownIn(c), parseCount(c.req.query('after')) ?? 0)),
      )
      .get(`/api/dashboard/${plural}/skus`, signedIn, async c =>
        c.json({ items: await listSkus(orm, ownIn(c)) }),
      )
  }
  return app
    .get('/api/dashboard/category-facts', signedIn, async c => {
      ownCompany(c)
      return c.json({ categories: await values.keep('asked', () => readCategoryFacts(orm)) })
    })
    .get('/api/dashboard/imports', signedIn, async c =>
      c.json({ imports: await listImports(orm, now(), ownCompany(c)) }),
    )
    .post(
      '/api/dashboard/imports',
      signedIn,
      write(async (on, c, fields) => ({
        Id: await createImport(on, now(), { companyId: ownCompany(c), memberId: c.var.member.id }, fields),
      })),
    )
    .get('/api/dashboard/imports/:id', signedIn, async c => {
      const { id } = await found(orm, c)
      const [own] = await readImports(orm, now(), eq(catalogueImport.id, id))
      return c.json(own ?? {})
    })
    .get('/api/dashboard/imports/:id/rows', signedIn, async c => {
      const action = rowActions.find(each => each === c.req.query('action'))
      return c.json(await listRows(orm, await found(orm, c), action, queryPaging(c)))
    })
    .post('/api/dashboard/imports/:id/rows', signedIn, async c => {
      await countAttempt(api, 'changeByMember', c.var.member.id)
      // A repeat replaces the rows by the same. No key is kept, and other calls get their turn in between.
      const rows = parseRows(await parseFields(c))
      const planned = await planRows(orm, now(), await found(orm, c), languageFor(c), rows)
      return c.json(done(c, 'saved', { Rows: planned }))
    })
    .put('/api/dashboard/imports/:id/rows/:row', signedIn, async c => {
      await countAttempt(api, 'changeByMember', c.var.member.id)
      const fields = await parseFields(c)
      const row = parseDatabaseId(c.req.param('row')) ?? 0
      const planned = await chooseItem(orm, now(), await found(orm, c), languageFor(c), row, fields)
      return c.json(done(c, 'saved', { Rows: [planned] }))
    })
    .post('/api/dashboard/imports/:id/apply', signedIn, step('apply'))
    .post('/api/dashboard/imports/:id/undo', signedIn, step('undo'))
}
