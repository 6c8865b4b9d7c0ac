import { Hono } from 'hono'
import { readChecklist } from '../items/checklist.ts'
import type { Own } from '../items/own-items.ts'
import { changeSeveral, copyOwn, parseSeveral } from '../items/several.ts'
import type { Api, ApiContext, ApiEnv } from '../request/api.ts'
import { parseDatabaseId } from '../request/fields.ts'
import { languageFor } from '../request/language.ts'
import { checkConfirmed } from '../security/require-confirmed.ts'
import { ownCompany, requireSignIn } from '../security/require-sign-in.ts'
import { ownChange } from './own-change.ts'

/** Routes for a seller's items as a whole: changes of several at once, copies, and what is left to do at the beginning. */
export function ownSeveralRoutes(api: Api) {
  const { orm, settings } = api
  const app = new Hono<ApiEnv>()
  const signedIn = requireSignIn(api)
  const change = ownChange(api)

  for (const kind of ['product', 'service'] as const) {
    const ownIn = (c: ApiContext): Own => ({ kind, companyId: ownCompany(c) })
    const path = `/api/dashboard/${kind}s` as const
    const changeAll = change('saved', async (on, c, fields) => {
      const given = parseSeveral(fields)
      if (given.action === 'publish') await checkConfirmed({ orm: on, settings }, c.var.member)
      return { Done: await changeSeveral(on, settings.clock(), ownIn(c), given, fields) }
    })
    const copy = change('saved', async (on, c) => {
      const id = parseDatabaseId(c.req.param('id')) ?? 0
      return { Id: await copyOwn(on, settings.clock(), ownIn(c), id, languageFor(c)) }
    })
    app.put(`${path}/several`, signedIn, changeAll).post(`${path}/:id/copy`, signedIn, copy)
  }
  return app.get('/api/dashboard/checklist', signedIn, async c =>
    c.json(await readChecklist(orm, ownCompany(c))),
  )
}
